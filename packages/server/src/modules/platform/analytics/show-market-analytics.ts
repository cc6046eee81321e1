/** How the market does in a range of days. */
import type { CallChecked, CallOut } from '@chengji/contract';
import { toMoneyText } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { type Days, listDays, shiftDay } from '../../../kernel/time/days.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { listJoinedSteps, listReturning } from '../../identity/index.ts';
import { salesFigures } from '../../orders/index.ts';
import { findShops } from '../../shops/index.ts';
import { computeShare } from '../period.rules.ts';
import { toCohorts } from './cohort.rules.ts';
import { compare, listProvinces, listSources, noSales, toStartOfDay } from './present-figures.ts';
import { addUp, computeDays, type DaysCompared, pairDays } from './range.rules.ts';

type Analytics = CallOut<'GET /platform/analytics/info'>;

const shownShops = 20;
const shownWeeks = 5;

export async function showMarketAnalytics(
  ctx: Context,
  input: CallChecked<'GET /platform/analytics/info'>,
): Promise<Analytics> {
  const { db } = ctx;
  const days = computeDays(input, ctx.calendar.toDay(ctx.clock.now()));
  await salesFigures.freshen(ctx);
  const sales = pairDays(
    days,
    await salesFigures.listDays(db, days),
    await salesFigures.listDays(db, days.before),
    noSales,
  );
  const joined = pairDays(days, await listJoined(ctx, days), await listJoined(ctx, days.before), {
    newcomers: 0,
  });
  const [now, before] = [sumUp(sales.map((pair) => pair.now)), sumUp(sales.map((pair) => pair.before))];
  const cohorts = await listCohorts(ctx);
  return {
    at: toUnixSeconds(ctx.clock.now()),
    days,
    figures: {
      amount: compare(now, before, ({ cents }) => toMoneyText(cents)),
      orders: compare(now, before, ({ orders }) => orders),
      refund_rate: compare(now, before, ({ refunded, orders }) => computeShare(refunded, orders)),
      newcomers: {
        now: addUp(joined, (pair) => pair.now.newcomers),
        before: addUp(joined, (pair) => pair.before.newcomers),
      },
      retention: { now: cohorts.at(-2)?.shares[1] ?? 0, before: cohorts.at(-3)?.shares[1] ?? 0 },
      shops: {
        now: await salesFigures.countSellingShops(db, days),
        before: await salesFigures.countSellingShops(db, days.before),
      },
    },
    steps: sales.map(({ day, now, before }, index) => ({
      at: toStartOfDay(ctx, day),
      amount: toMoneyText(now.cents),
      amount_before: toMoneyText(before.cents),
      orders: now.orders,
      orders_before: before.orders,
      refunded: now.refunded,
      refunded_before: before.refunded,
      newcomers: joined[index]?.now.newcomers ?? 0,
      newcomers_before: joined[index]?.before.newcomers ?? 0,
      shops: now.shops,
    })),
    sources: (await listSources(ctx, days)).map(({ source, cents, share }) => ({
      source,
      amount: toMoneyText(cents),
      share,
    })),
    shops: await listShops(ctx, days),
    cohorts,
    provinces: await listProvinces(ctx, days),
  };
}

const sumUp = (sales: readonly (typeof noSales)[]) => ({
  orders: addUp(sales, ({ orders }) => orders),
  cents: addUp(sales, ({ cents }) => cents),
  refunded: addUp(sales, ({ refunded }) => refunded),
});

/** When each of these days begins, and when the last ends. */
function toEdges({ calendar }: Context, days: readonly string[]): [Date, ...Date[]] {
  const [first = calendar.startOfDay(new Date(0)), ...others] = days.map((day) =>
    calendar.fromSecondText(`${day} 00:00:00`),
  );
  return [first, ...others];
}

async function listJoined(ctx: Context, { from, to }: Days) {
  const days = listDays({ from, to });
  const steps = await listJoinedSteps(ctx.db, toEdges(ctx, [...days, shiftDay(to, 1)]));
  return steps.map(({ step, joined }) => ({ day: days[step] ?? '', newcomers: joined }));
}

async function listShops({ db, language }: Context, days: DaysCompared): Promise<Analytics['shops']> {
  const best = await salesFigures.listShops(db, days, { limit: shownShops });
  const ids = best.map(({ shopId }) => shopId);
  const before = await salesFigures.listShops(db, days.before, { ids, limit: ids.length });
  const cards = await findShops(db, ids, language);
  return best.flatMap(({ shopId, orders, cents, refunded }) => {
    const card = cards.get(shopId);
    if (!card || orders === 0) return [];
    return {
      id: shopId,
      name: card.name,
      type: card.type,
      logo: card.logo,
      orders,
      amount: toMoneyText(cents),
      amount_before: toMoneyText(before.find((row) => row.shopId === shopId)?.cents ?? 0),
      refund_rate: computeShare(refunded, orders),
    };
  });
}

/** Those who joined in the same week of seven days, the newest of which ends today. */
async function listCohorts(ctx: Context): Promise<Analytics['cohorts']> {
  const tomorrow = shiftDay(ctx.calendar.toDay(ctx.clock.now()), 1);
  const weeks = Array.from({ length: shownWeeks + 1 }, (_, index) =>
    shiftDay(tomorrow, 7 * (index - shownWeeks)),
  );
  const edges = toEdges(ctx, weeks);
  const sizes = new Map((await listJoinedSteps(ctx.db, edges)).map(({ step, joined }) => [step, joined]));
  const counts = await listReturning(ctx.db, edges, salesFigures.selectBuyerSteps(ctx.db, edges));
  return toCohorts(
    counts.map(({ joined, step, people }) => ({ first: joined, step, people })),
    shownWeeks - 1,
    sizes,
  ).map(({ first, people, shares }) => ({ begin: weeks[first] ?? '', people, shares }));
}
