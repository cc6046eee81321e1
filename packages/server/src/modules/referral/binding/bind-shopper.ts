import type { EventPayload } from '@chengji/contract/events';
import { readReferralCode } from '@chengji/contract/referral/referral.rules';
import type { Context } from '../../../kernel/context.ts';
import { fromUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { isAccountOpen } from '../../identity/index.ts';
import { addToReferrers, lockReferrers } from '../referrer.queries.ts';
import { isInTime } from './bind.rules.ts';
import { claimBinding, findBinding, findHolder, listPeople } from './binding.queries.ts';

/**
 * Binds who has just registered to whose link they came by. Nobody else is ever bound, so those above a referrer never
 * change and no ring can close; it is looked at all the same.
 */
export async function bindShopper(
  ctx: Context,
  { shopperId, referrer, referredAt }: EventPayload<'identity.registered'>,
): Promise<void> {
  const code = readReferralCode(referrer);
  const { settings } = ctx.services;
  if (code === null || !settings.get('referral.enabled')) return;
  const opened = referredAt == null ? ctx.clock.now() : fromUnixSeconds(referredAt);
  if (!isInTime(opened, ctx.clock.now(), settings.get('referral.bind_days'))) return;
  const referrerId = await findHolder(ctx.db, code);
  if (referrerId === null || referrerId === shopperId || !(await isAccountOpen(ctx.db, referrerId))) return;
  if ((await hasPeople(ctx, shopperId)) && (await isAbove(ctx, shopperId, referrerId))) return;
  const secondId = (await findBinding(ctx.db, referrerId))?.referrerId ?? null;
  const above = [referrerId, ...(secondId === null ? [] : [secondId])];
  const held = await lockReferrers(ctx.db, above);
  if (held.get(referrerId)?.blockedAt) return;
  const binding = { shopperId, referrerId, secondId, boundAt: ctx.clock.now() };
  if (!(await claimBinding(ctx.db, binding))) return;
  await addToReferrers(ctx.db, [
    { shopperId: referrerId, first: 1 },
    ...(secondId === null ? [] : [{ shopperId: secondId, second: 1 }]),
  ]);
}

/** Who brought nobody stands above nobody. */
const hasPeople = async ({ db }: Context, shopperId: number): Promise<boolean> =>
  (await listPeople(db, shopperId, { level: 1, limit: 1 })).length > 0;

/** Whether one stands above another, however far. */
async function isAbove({ db }: Context, shopperId: number, below: number): Promise<boolean> {
  for (let at: number | undefined = below; at !== undefined; at = (await findBinding(db, at))?.referrerId)
    if (at === shopperId) return true;
  return false;
}
