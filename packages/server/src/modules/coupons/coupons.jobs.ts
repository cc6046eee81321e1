import type { Context } from '../../kernel/context.ts';
import { transact } from '../../kernel/db/transact.ts';
import { emit } from '../../kernel/events/events.ts';
import type { Job } from '../../kernel/jobs/job.ts';
import { secondsOf } from './coupon.present.ts';
import { expireDue, expiryDue, reminderDue, takeReminders } from './expire.queries.ts';

/** Each holder hears once of all their cards that end at about the same time. */
const remind = (ctx: Context): Promise<void> =>
  transact(ctx, async (ctx) => {
    const taken = await takeReminders(ctx.db, ctx.clock.now());
    for (const [shopperId, cards] of Map.groupBy(taken, (card) => card.shopperId)) {
      const endsAt = Math.min(...cards.map(({ validTo }) => secondsOf(validTo)));
      await emit(ctx, 'coupons.expiring', { shopperId, cards: cards.length, endsAt });
    }
  });

export const couponsJobs: Job[] = [
  { name: 'coupons.remind_holders', ...reminderDue, fire: remind },
  { name: 'coupons.expire_cards', ...expiryDue, fire: ({ db, clock }) => expireDue(db, clock.now()) },
];
