import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import type { Visit } from './visit-counter.ts';
import { addShopVisits, listNewFollowers, listShopVisits, removeVisitorsBefore } from './visits.queries.ts';

/** Stores visits of shops, and forgets who came before yesterday. */
export async function storeShopVisits(ctx: Context, visits: readonly Visit[]): Promise<void> {
  if (visits.length === 0) return;
  const yesterday = ctx.calendar.toDay(ctx.calendar.addDays(ctx.clock.now(), -1));
  await transact(ctx, async ({ db }) => {
    await addShopVisits(db, visits);
    await removeVisitorsBefore(db, yesterday);
  });
}

export type ShopDay = { visits: number; visitors: number; newFollowers: number };

/** A shop's days from one to another, both with them; a day on which nothing happened is not in the answer. */
export async function findShopDays(
  { db, calendar }: Context,
  shopId: number,
  from: string,
  to: string,
): Promise<Map<string, ShopDay>> {
  const visited = await listShopVisits(db, shopId, from, to);
  const followed = await listNewFollowers(db, calendar.zone, shopId, from, to);
  const days = new Map<string, ShopDay>(
    visited.map(({ day, visits, visitors }) => [day, { visits, visitors, newFollowers: 0 }]),
  );
  for (const { day, number } of followed) {
    days.set(day, { visits: 0, visitors: 0, ...days.get(day), newFollowers: number });
  }
  return days;
}
