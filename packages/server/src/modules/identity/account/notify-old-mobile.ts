import type { Context } from '../../../kernel/context.ts';
import { maskMobile } from '../shoppers/mask.rules.ts';
import { claimTelling, endTelling } from './mobile-changes.queries.ts';

/** A message that was not taken, or whose sender died, is sent again after this. */
const againAfterMs = 300_000;

/**
 * Tells the number that was left by SMS, for whoever holds it may not have asked for the change. The provider
 * is waited for outside of any transaction, so the message may come twice, but is not lost.
 */
export async function tellOldMobile(ctx: Context, changeId: number): Promise<void> {
  const now = ctx.clock.now();
  const change = await claimTelling(ctx.db, changeId, now, new Date(now.getTime() + againAfterMs));
  if (!change) return;
  const params = { mobile: maskMobile(change.after) };
  await ctx.services.sms.sendNews({ mobile: change.before, news: 'mobile_changed', params });
  await endTelling(ctx.db, changeId);
}
