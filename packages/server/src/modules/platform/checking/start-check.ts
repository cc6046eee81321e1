import type { LedgerCheck } from '@chengji/contract';
import { requireActor } from '../../../kernel/actor.ts';
import { recordChange } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { insertCheck } from './ledger-check.queries.ts';
import { presentCheck } from './show-check.ts';

/** Asks for a check of the whole ledger; its deadline is now. */
export const startCheck = (ctx: Context): Promise<LedgerCheck> =>
  transact(ctx, async (ctx) => {
    const { staffId } = requireActor(ctx, 'platform');
    const check = await insertCheck(ctx.db, staffId, ctx.clock.now());
    if (!check) throw new Refusal('ledger.check_running');
    const after = { state: check.state };
    await recordChange(ctx, { subject: 'ledger_check', id: check.id, before: null, after });
    return presentCheck(ctx, check);
  });
