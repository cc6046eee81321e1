import type { Context } from '../../kernel/context.ts';
import { transact } from '../../kernel/db/transact.ts';
import { emit } from '../../kernel/events/events.ts';
import type { Job } from '../../kernel/jobs/job.ts';
import { expireDue, expiryDue, reminderDue, takeReminders } from './expire.queries.ts';

/** Each holder hears once of all their cards that end at about the same time. */
const remind = (ctx: Context): Promise<void> =>
  transact(ctx, async (ctx) => {
    for (const [shopperId, cards] of await takeReminders(ctx.db, ctx.clock.now())) {
      await emit(ctx, 'coupons.expiring', { shopperId, cards });
    }
  });

export const couponsJobs: Job[] = [
  { name: 'coupons.remind_holders', ...reminderDue, fire: remind },
  { name: 'coupons.expire_cards', ...expiryDue, fire: ({ db, clock }) => expireDue(db, clock.now()) },
];
