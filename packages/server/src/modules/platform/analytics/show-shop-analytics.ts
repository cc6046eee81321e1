/** How a shop does in a range of days. */
import type { CallChecked, CallOut } from '@chengji/contract';
import { toMoneyText } from '@chengji/contract/money';
import { PurchaseKind } from '@chengji/contract/states';
import { requireActor } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { findGoodsCards, listGoodsViews } from '../../catalog/index.ts';
import { marketSales, salesFigures } from '../../orders/index.ts';
import { countVisitorsBySource, listVisitorDays } from '../../shops/index.ts';
import { computePeriods, computeShare } from '../period.rules.ts';
import { toCohorts, toMonthDay, toMonthNumber } from './cohort.rules.ts';
import { compare, listProvinces, listSources, noSales, toStartOfDay } from './present-figures.ts';
import { addUp, computeDays, type DaysCompared, pairDays } from './range.rules.ts';

type Analytics = CallOut<'GET /seller/analytics/info'>;

const shownGoods = 20;
const shownMonths = 6;
const noVisitors = { visitors: 0, viewers: 0, carters: 0 };

export async function showShopAnalytics(
  ctx: Context,
  input: CallChecked<'GET /seller/analytics/info'>,
): Promise<Analytics> {
  const { shopId } = requireActor(ctx, 'seller');
  const days = computeDays(input, ctx.calendar.toDay(ctx.clock.now()));
  await salesFigures.freshen(ctx, shopId);
  const sales = pairDays(
    days,
    await salesFigures.listDays(ctx.db, days, shopId),
    await salesFigures.listDays(ctx.db, days.before, shopId),
    noSales,
  );
  const people = pairDays(
    days,
    await listVisitorDays(ctx.db, shopId, days),
    await listVisitorDays(ctx.db, shopId, days.before),
    noVisitors,
  );
  const [now, before] = [
    sumUp(
      sales.map((pair) => pair.now),
      people.map((pair) => pair.now),
    ),
    sumUp(
      sales.map((pair) => pair.before),
      people.map((pair) => pair.before),
    ),
  ];
  const today = input.range === 'today' ? await showToday(ctx, shopId) : null;
  const [paid, paidBefore] = [
    today?.now ?? { ...now, buyers: await countBuyers(ctx, shopId, days) },
    today?.before ?? { ...before, buyers: await countBuyers(ctx, shopId, days.before) },
  ];
  return {
    at: toUnixSeconds(ctx.clock.now()),
    days,
    figures: {
      amount: compare(paid, paidBefore, ({ cents }) => toMoneyText(cents)),
      orders: compare(paid, paidBefore, ({ orders }) => orders),
      buyers: compare(paid, paidBefore, ({ buyers }) => buyers),
      average: compare(paid, paidBefore, ({ cents, orders }) =>
        toMoneyText(orders === 0 ? 0 : Math.floor(cents / orders)),
      ),
      conversion: compare(now, before, ({ buyers, visitors }) =>
        Math.min(computeShare(buyers, visitors), 10_000),
      ),
      refund_rate: compare(paid, paidBefore, ({ refunded, orders }) => computeShare(refunded, orders)),
    },
    steps:
      today?.steps ??
      sales.map(({ day, now, before }, index) => ({
        at: toStartOfDay(ctx, day),
        amount: toMoneyText(now.cents),
        amount_before: toMoneyText(before.cents),
        orders: now.orders,
        orders_before: before.orders,
        visitors: people[index]?.now.visitors ?? 0,
        visitors_before: people[index]?.before.visitors ?? 0,
      })),
    funnel: {
      visitors: compare(now, before, ({ visitors }) => visitors),
      viewers: compare(now, before, ({ viewers }) => viewers),
      carters: compare(now, before, ({ carters }) => carters),
      placers: compare(now, before, ({ placers }) => placers),
      buyers: compare(now, before, ({ buyers }) => buyers),
    },
    kinds: await listKinds(ctx, shopId, days),
    sources: await listShopSources(ctx, shopId, days),
    goods: await listGoods(ctx, shopId, days),
    cohorts: await listCohorts(ctx, shopId),
    provinces: await listProvinces(ctx, days, shopId),
  };
}

function sumUp(sales: readonly (typeof noSales)[], people: readonly (typeof noVisitors)[]) {
  return {
    orders: addUp(sales, ({ orders }) => orders),
    buyers: addUp(sales, ({ buyers }) => buyers),
    placers: addUp(sales, ({ placers }) => placers),
    cents: addUp(sales, ({ cents }) => cents),
    refunded: addUp(sales, ({ refunded }) => refunded),
    visitors: addUp(people, ({ visitors }) => visitors),
    viewers: addUp(people, ({ viewers }) => viewers),
    carters: addUp(people, ({ carters }) => carters),
  };
}

/** Each person once, in however many days they bought. */
const countBuyers = ({ db, calendar }: Context, shopId: number, { from, to }: { from: string; to: string }) =>
  salesFigures.countBuyers(
    db,
    {
      from: calendar.fromSecondText(`${from} 00:00:00`),
      to: calendar.endOfDay(calendar.fromSecondText(`${to} 00:00:00`)),
    },
    shopId,
  );

/** Hour by hour, beside yesterday up to the same time of day. */
async function showToday({ db, clock, calendar }: Context, shopId: number) {
  const periods = computePeriods('today', clock.now(), calendar);
  const byStep = async (edges: typeof periods.edges) =>
    new Map((await marketSales.listPaidSteps(db, edges, shopId)).map((row) => [row.step, row]));
  const [now, before] = [await byStep(periods.edges), await byStep(periods.edgesBefore)];
  return {
    now: await marketSales.sumPaid(db, periods.now, shopId),
    before: await marketSales.sumPaid(db, periods.before, shopId),
    steps: periods.edges.slice(0, -1).map((begin, step) => ({
      at: toUnixSeconds(begin),
      amount: toMoneyText(now.get(step)?.cents ?? 0),
      amount_before: toMoneyText(before.get(step)?.cents ?? 0),
      orders: now.get(step)?.orders ?? 0,
      orders_before: before.get(step)?.orders ?? 0,
      visitors: 0,
      visitors_before: 0,
    })),
  };
}

async function listShopSources(
  ctx: Context,
  shopId: number,
  days: DaysCompared,
): Promise<Analytics['sources']> {
  const visitors = new Map(
    (await countVisitorsBySource(ctx.db, shopId, days)).map((row) => [row.source, row.visitors]),
  );
  return (await listSources(ctx, days, shopId)).map(({ source, cents, buyers, share, centsBefore }) => ({
    source,
    visitors: visitors.get(source) ?? 0,
    buyers,
    amount: toMoneyText(cents),
    amount_before: toMoneyText(centsBefore),
    share,
  }));
}

async function listKinds({ db }: Context, shopId: number, days: DaysCompared): Promise<Analytics['kinds']> {
  const rows = await salesFigures.listParts(db, 'kind', days, shopId);
  return rows.map(({ name, orders, cents }) => ({
    kind: PurchaseKind.parse(name),
    orders,
    amount: toMoneyText(cents),
  }));
}

/** What sold for the most; behind it what was looked at the most without selling. */
async function listGoods(ctx: Context, shopId: number, days: DaysCompared): Promise<Analytics['goods']> {
  const { db, language } = ctx;
  const sold = await salesFigures.listGoods(db, shopId, days, { limit: shownGoods });
  // adds up every day of every product, so it is asked only where there is room behind what sold
  const seen = sold.length < shownGoods ? await listGoodsViews(db, shopId, days, { limit: shownGoods }) : [];
  const ids = [...new Set([...sold, ...seen].map(({ goodsId }) => goodsId))].slice(0, shownGoods);
  const before = await salesFigures.listGoods(db, shopId, days.before, { ids, limit: ids.length });
  const views = await listGoodsViews(db, shopId, days, { ids, limit: ids.length });
  const cards = await findGoodsCards(db, ids, language);
  return ids.flatMap((id) => {
    const card = cards.get(id);
    const sale = sold.find(({ goodsId }) => goodsId === id);
    if (!card) return [];
    return {
      id,
      title: card.title,
      image: card.image,
      views: views.find(({ goodsId }) => goodsId === id)?.views ?? 0,
      orders: sale?.orders ?? 0,
      pieces: sale?.pieces ?? 0,
      amount: toMoneyText(sale?.cents ?? 0),
      amount_before: toMoneyText(before.find(({ goodsId }) => goodsId === id)?.cents ?? 0),
    };
  });
}

async function listCohorts({ db, calendar, clock }: Context, shopId: number): Promise<Analytics['cohorts']> {
  const newest = toMonthNumber(calendar.toDay(clock.now()));
  const oldest = newest + 1 - shownMonths;
  const toBegin = (month: number) => calendar.fromSecondText(`${toMonthDay(month)} 00:00:00`);
  const edges: [Date, ...Date[]] = [toBegin(oldest)];
  for (let month = oldest + 1; month <= newest + 1; month += 1) edges.push(toBegin(month));
  const counts = await salesFigures.listCohorts(db, edges, shopId);
  return toCohorts(
    counts.map(({ first, step, people }) => ({ first: oldest + first, step: oldest + step, people })),
    newest,
  ).map(({ first, people, shares }) => ({ begin: toMonthDay(first), people, shares }));
}
