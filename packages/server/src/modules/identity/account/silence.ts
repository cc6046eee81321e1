/** A person whom the platform has silenced may read and buy, but writes nothing that others see. */
import { recordChange } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { findShopper, silenceUntil } from '../shoppers/shoppers.queries.ts';

/** For so many days from now, or as long as they are silenced already, whichever ends later; answers until when. */
export function silenceShopper(ctx: Context, { id, days }: { id: number; days: number }): Promise<Date> {
  return transact(ctx, async (ctx) => {
    const before = (await findShopper(ctx.db, id))?.silencedUntil ?? null;
    const until = await silenceUntil(ctx.db, id, ctx.calendar.addDays(ctx.clock.now(), days));
    await recordChange(ctx, {
      subject: 'shopper',
      id,
      before: { silenced_until: before && toUnixSeconds(before) },
      after: { silenced_until: toUnixSeconds(until) },
    });
    return until;
  });
}

/** Refuses a person who is silenced, and says until when. */
export async function assertMayWrite({ db, clock, calendar }: Context, shopperId: number): Promise<void> {
  const until = (await findShopper(db, shopperId))?.silencedUntil;
  if (until && until > clock.now())
    throw new Refusal('identity.silenced', { until: calendar.toMinuteText(until) });
}
