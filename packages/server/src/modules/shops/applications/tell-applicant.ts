import type { Context } from '../../../kernel/context.ts';
import { minutesAfter } from '../../../kernel/time/durations.ts';
import { toMessageText } from './message-text.rules.ts';
import { claimTelling, endTelling } from './tell.queries.ts';

/** A message that was not taken, or whose sender died, is sent again after this. */
const againAfterMinutes = 5;

/**
 * Tells an applicant by SMS what was decided, for they may have no app open for days. The provider is
 * waited for outside of any transaction, so a message may come twice, but is never lost.
 */
export async function tellApplicant(ctx: Context, applicationId: number): Promise<void> {
  const now = ctx.clock.now();
  const againAt = minutesAfter(now, againAfterMinutes);
  const row = await claimTelling(ctx.db, applicationId, now, againAt);
  if (!row) return;
  const { mobile, account } = row;
  const name = toMessageText(row.name, 20);
  const reason = toMessageText(row.reason, 35);
  await ctx.services.sms.sendNews(
    row.state === 'approved'
      ? { mobile, news: 'shop_approved', params: { name, account } }
      : { mobile, news: 'shop_rejected', params: { name, reason } },
  );
  await endTelling(ctx.db, applicationId, againAt);
}
