import type { Context } from '../../../kernel/context.ts';
import { minutesAfter } from '../../../kernel/time/durations.ts';
import { maskMobile } from '../shoppers/mask.rules.ts';
import { claimNotification, endNotification } from './mobile-changes.queries.ts';

/** A message that was not accepted, or whose node died, is sent again after this. */
const retryAfterMinutes = 5;

/**
 * Notifies the old number by SMS, for its holder may not have asked for the change. The provider is called
 * outside of any transaction, so the message may come twice, but is not lost.
 */
export async function notifyOldMobile(ctx: Context, changeId: number): Promise<void> {
  const now = ctx.clock.now();
  const change = await claimNotification(ctx.db, changeId, now, minutesAfter(now, retryAfterMinutes));
  if (!change) return;
  const params = { mobile: maskMobile(change.after) };
  await ctx.services.sms.sendNews({ mobile: change.before, news: 'mobile_changed', params });
  await endNotification(ctx.db, changeId);
}
