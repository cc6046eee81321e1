import type { Context } from '../../../kernel/context.ts';
import { listDays } from '../../../kernel/time/days.ts';
import { findShopDays } from '../../shops/index.ts';
import { listNewFavourites } from '../saved/favourite.queries.ts';

/** What a shop drew on one day of the market's time zone. */
export type ShopFigures = {
  /** `2026-11-21` */
  day: string;
  /** How often the shop or one of its goods was looked at, and by how many people. */
  visits: number;
  visitors: number;
  /** Of those that are still kept. */
  newFavourites: number;
  newFollowers: number;
};

/** Every day from one to another, both with them, the oldest first. */
export async function listShopFigures(
  ctx: Context,
  shopId: number,
  from: string,
  to: string,
): Promise<ShopFigures[]> {
  const days = await findShopDays(ctx, shopId, from, to);
  const favourites = new Map(
    (await listNewFavourites(ctx.db, ctx.calendar.zone, shopId, from, to)).map(({ day, number }) => [
      day,
      number,
    ]),
  );
  return listDays({ from, to }).map((day) => ({
    day,
    visits: 0,
    visitors: 0,
    newFollowers: 0,
    ...days.get(day),
    newFavourites: favourites.get(day) ?? 0,
  }));
}
