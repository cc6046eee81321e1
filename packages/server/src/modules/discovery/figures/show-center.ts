import type { CallChecked, CreationFigures } from '@chengji/contract';
import { toMoneyText } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { findShopDays } from '../../shops/index.ts';
import { fromAuthorKey } from '../people/author-key.rules.ts';
import { getOwnKey } from '../posts/post-author.ts';
import { type DayCount, listFanDays, listLikeDays, listLookDays } from './figures.queries.ts';
import { salesOfPostsPort } from './sales.port.ts';

type Input = CallChecked<'GET /wanlshop/find/center'>;

/** What an author's posts brought in the last days, today with them. */
export async function showCenter(ctx: Context, { as_shop, days }: Input): Promise<CreationFigures> {
  const key = await getOwnKey(ctx, as_shop);
  const { calendar, clock, db } = ctx;
  const now = clock.now();
  const dates = Array.from({ length: days }, (_, back) =>
    calendar.toDay(calendar.addDays(now, back + 1 - days)),
  );
  const [from = '', to = ''] = [dates[0], dates.at(-1)];
  const since = calendar.startOfDay(calendar.addDays(now, 1 - days));
  const looks = new Map((await listLookDays(db, key, { from, to })).map((row) => [row.day, row]));
  const likes = toMap(await listLikeDays(db, calendar.zone, key, since));
  const fans = await countFans(ctx, key, { from, to, since });
  const sales = (await ctx.services.ports.find(salesOfPostsPort)?.byDay(ctx, key, { from, to })) ?? [];
  const rows = dates.map((day) => ({
    day,
    views: looks.get(day)?.views ?? 0,
    likes: likes.get(day) ?? 0,
    fans: fans.get(day) ?? 0,
    goods_opened: looks.get(day)?.goodsOpened ?? 0,
  }));
  const yesterday = rows.at(-2);
  const sum = (field: 'views' | 'likes' | 'fans' | 'goods_opened') =>
    rows.reduce((total, row) => total + row[field], 0);
  return {
    views: sum('views'),
    likes: sum('likes'),
    fans: sum('fans'),
    goods_opened: sum('goods_opened'),
    ...presentSales(sales),
    yesterday: {
      views: yesterday?.views ?? 0,
      likes: yesterday?.likes ?? 0,
      fans: yesterday?.fans ?? 0,
      ...presentSales(sales.filter(({ day }) => day === yesterday?.day)),
    },
    days: rows,
  };
}

const presentSales = (days: readonly { orders: number; salesCents: number }[]) => ({
  orders: days.reduce((total, day) => total + day.orders, 0),
  sales: toMoneyText(days.reduce((total, day) => total + day.salesCents, 0)),
});

const toMap = (rows: readonly DayCount[]) => new Map(rows.map(({ day, number }) => [day, number]));

async function countFans(
  ctx: Context,
  key: number,
  { from, to, since }: { from: string; to: string; since: Date },
): Promise<ReadonlyMap<string, number>> {
  const { kind, id } = fromAuthorKey(key);
  if (kind === 'user') return toMap(await listFanDays(ctx.db, ctx.calendar.zone, id, since));
  const days = await findShopDays(ctx, id, from, to);
  return new Map([...days].map(([day, { newFollowers }]) => [day, newFollowers]));
}
