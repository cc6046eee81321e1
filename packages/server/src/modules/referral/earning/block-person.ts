import type { CallChecked } from '@chengji/contract';
import { recordChange } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { isAccountOpen } from '../../identity/index.ts';
import { lockReferrers, setBlock } from '../referrer.queries.ts';
import { lockWithheld } from './earning.queries.ts';
import { moveHeld } from './move-earnings.ts';

/** From now on this person's code binds nobody and their people's orders earn them nothing; what falls due is withheld. */
export const blockPerson = (
  ctx: Context,
  { id, reason }: CallChecked<'POST /platform/referral/block'>,
): Promise<null> =>
  transact(ctx, async (ctx) => {
    const blockedAt = await findBlock(ctx, id);
    if (blockedAt) throw new Refusal('referral.blocked_already');
    await setBlock(ctx.db, id, { blockedAt: ctx.clock.now(), blockedReason: reason });
    await recordChange(ctx, {
      subject: 'referrer',
      id,
      before: { blocked: false },
      after: { blocked: true, reason },
    });
    return null;
  });

/** Lets a person earn again; what was withheld is credited in the same step. */
export const unblockPerson = (
  ctx: Context,
  { id }: CallChecked<'POST /platform/referral/unblock'>,
): Promise<null> =>
  transact(ctx, async (ctx) => {
    await lockWithheld(ctx.db, id); // earnings are taken before referrers
    const blockedAt = await findBlock(ctx, id);
    if (!blockedAt) throw new Refusal('referral.not_blocked');
    await setBlock(ctx.db, id, { blockedAt: null, blockedReason: '' });
    // with what fell due while this waited for the referrer
    await moveHeld(ctx, await lockWithheld(ctx.db, id), (earning) => ({ ...earning, state: 'credited' }));
    await recordChange(ctx, {
      subject: 'referrer',
      id,
      before: { blocked: true },
      after: { blocked: false },
    });
    return null;
  });

async function findBlock(ctx: Context, id: number): Promise<Date | null> {
  if (!(await isAccountOpen(ctx.db, id))) throw new Refusal('common.not_found', {}, { field: 'id' });
  return (await lockReferrers(ctx.db, [id])).get(id)?.blockedAt ?? null;
}
