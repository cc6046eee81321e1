import type { CallChecked, CallOut } from '@chengji/contract';
import { requireActor } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { askRepair, settleRepair } from '../../repairs/index.ts';
import { endFinding, lockOpenFinding, planFinding } from './repair-finding.ts';

/**
 * An operator says how it was seen to; with `send` what is held, or did not arrive, goes out through the channel, above
 * a limit once a second person has approved.
 */
export const resolveFinding = (
  ctx: Context,
  { id, note, send }: CallChecked<'POST /platform/findings/resolve'>,
): Promise<CallOut<'POST /platform/findings/resolve'>> =>
  transact(ctx, async (ctx) => {
    const finding = await lockOpenFinding(ctx, id);
    if (send) {
      const plan = await planFinding(ctx, finding);
      if (!plan) throw new Refusal('payments.nothing_to_send', {}, { field: 'send' });
      return { repair: await askRepair(ctx, { kind: 'finding', id, way: plan.way, reason: note }) };
    }
    const { staffId: resolvedBy } = requireActor(ctx, 'platform');
    await settleRepair(ctx.db, { kind: 'finding', subjectId: id }, ctx.clock.now());
    await endFinding(ctx, finding, { note, resolvedBy, isSent: false });
    return { repair: null };
  });
