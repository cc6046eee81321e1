/** A person whom the platform has silenced may read and buy, but writes nothing that others see. */
import type { CallChecked } from '@chengji/contract';
import { recordChange, recordNothing } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { emit } from '../../../kernel/events/events.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import {
  findShopper,
  listSilenced,
  lockShopper,
  silenceUntil,
  updateShopper,
} from '../shoppers/shoppers.queries.ts';

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

/** By hand, with a reason the person reads. */
export function silenceByHand(
  ctx: Context,
  { id, days, reason }: CallChecked<'POST /platform/users/silence'>,
): Promise<null> {
  return transact(ctx, async (ctx) => {
    await lockShopper(ctx.db, id);
    const until = toUnixSeconds(await silenceShopper(ctx, { id, days }));
    await emit(ctx, 'identity.silenced', { shopperId: id, until, days, reason });
    return null;
  });
}

/** Before its days are over. Of a silence that is over already nothing is recorded or told. */
export function endSilence(
  ctx: Context,
  { id }: CallChecked<'POST /platform/users/unsilence'>,
): Promise<null> {
  return transact(ctx, async (ctx) => {
    await lockShopper(ctx.db, id);
    const silencedUntil = (await findShopper(ctx.db, id))?.silencedUntil;
    if (!silencedUntil || silencedUntil <= ctx.clock.now()) {
      recordNothing(ctx);
      return null;
    }
    const until = toUnixSeconds(silencedUntil);
    await updateShopper(ctx.db, id, { silencedUntil: null });
    await emit(ctx, 'identity.unsilenced', { shopperId: id, until });
    await recordChange(ctx, {
      subject: 'shopper',
      id,
      before: { silenced_until: until },
      after: { silenced_until: null },
    });
    return null;
  });
}

/** Refuses a person who is silenced, and says until when. */
export async function assertMayWrite(ctx: Context, shopperId: number): Promise<void> {
  const silenced = (await findSilenced(ctx, [shopperId])).get(shopperId);
  if (silenced) throw silenced;
}

/** Those of these people who are silenced, with what each is told. */
export async function findSilenced(
  { db, clock, calendar }: Context,
  shopperIds: readonly number[],
): Promise<Map<number, Refusal>> {
  const silenced = await listSilenced(db, shopperIds, clock.now());
  return new Map(
    silenced.map(({ id, until }) => [
      id,
      new Refusal('identity.silenced', { until: calendar.toMinuteText(until) }),
    ]),
  );
}
