/** How the market does, and what waits to be decided. */

import type { CallChecked, CallOut } from '@chengji/contract';
import { toMoneyText } from '@chengji/contract/money';
import type { Context } from '../../kernel/context.ts';
import { toUnixSeconds } from '../../kernel/time/unix-seconds.ts';
import { listBestCategories } from '../catalog/index.ts';
import { sumOpenCases } from '../complaints/index.ts';
import { sumWaitingPosts } from '../discovery/index.ts';
import { countJoined, countUsers, listJoinedSteps } from '../identity/index.ts';
import { marketSales } from '../orders/index.ts';
import { sumUnseen } from '../payments/index.ts';
import { sumPlatformTodo } from '../refunds/index.ts';
import { countShops, findShops, listWaiting } from '../shops/index.ts';
import { sumWaitingWithdrawals } from '../wallet/index.ts';
import { showHealth } from './health.ts';
import { computePeriods, computeShare, type Periods } from './period.rules.ts';

type Dashboard = CallOut<'GET /platform/dashboard/info'>;

const shownCategories = 5;
const shownShops = 5;

export async function showMarketDashboard(
  ctx: Context,
  { range }: CallChecked<'GET /platform/dashboard/info'>,
): Promise<Dashboard> {
  const periods = computePeriods(range, ctx.clock.now(), ctx.calendar);
  const steps = await listSteps(ctx, periods);
  const { figures, sellingShops } = await sumFigures(ctx, periods);
  return {
    now: toUnixSeconds(ctx.clock.now()),
    selling_shops: sellingShops,
    figures,
    steps,
    todo: await listTodo(ctx),
    categories: await listCategories(ctx, periods),
    shops: await listShops(ctx, periods),
    health: await showHealth(ctx),
  };
}

async function sumFigures(ctx: Context, periods: Periods) {
  const [now, before] = [await sum(ctx, periods, 'now'), await sum(ctx, periods, 'before')];
  const compared = <T>(of: (one: typeof now) => T) => ({ now: of(now), before: of(before) });
  const figures: Dashboard['figures'] = {
    amount: compared(({ paid }) => toMoneyText(paid.cents)),
    orders: compared(({ paid }) => paid.orders),
    paid_rate: compared(({ placed }) => computeShare(placed.paid, placed.placed)),
    buyers: compared(({ paid }) => paid.buyers),
    newcomers: compared(({ newcomers }) => newcomers),
    refund_rate: compared(({ paid }) => computeShare(paid.refunded, paid.orders)),
  };
  return { figures, sellingShops: now.paid.shops };
}

async function sum({ db }: Context, periods: Periods, which: 'now' | 'before') {
  const period = periods[which];
  return {
    paid: await marketSales.sumPaid(db, period),
    placed: await marketSales.countPlaced(db, period),
    newcomers: await countJoined(db, period),
  };
}

/** Every step of the period, those in which nothing happened too, next to the same step of the period before. */
async function listSteps({ db }: Context, { edges, edgesBefore }: Periods) {
  const byStep = <T extends { step: number }>(rows: readonly T[]) =>
    new Map(rows.map((row) => [row.step, row]));
  const paid = byStep(await marketSales.listPaidSteps(db, edges));
  const paidBefore = byStep(await marketSales.listPaidSteps(db, edgesBefore));
  const placed = byStep(await marketSales.listPlacedSteps(db, edges));
  const joined = byStep(await listJoinedSteps(db, edges));
  return edges.slice(0, -1).map((begin, step) => ({
    at: toUnixSeconds(begin),
    amount: toMoneyText(paid.get(step)?.cents ?? 0),
    amount_before: toMoneyText(paidBefore.get(step)?.cents ?? 0),
    orders: paid.get(step)?.orders ?? 0,
    placed: placed.get(step)?.placed ?? 0,
    refunded: paid.get(step)?.refunded ?? 0,
    buyers: paid.get(step)?.buyers ?? 0,
    newcomers: joined.get(step)?.joined ?? 0,
  }));
}

async function listTodo({ db }: Context): Promise<Dashboard['todo']> {
  const waiting = await listWaiting(db);
  const types = { personal: 0, enterprise: 0, flagship: 0 };
  for (const { type, applications } of waiting) types[type] = applications;
  const oldest = waiting.map(({ oldestAt }) => toUnixSeconds(oldestAt));
  return {
    applications: {
      count: types.personal + types.enterprise + types.flagship,
      oldest_at: oldest.length > 0 ? Math.min(...oldest) : null,
      types,
    },
    withdrawals: presentWaiting(await sumWaitingWithdrawals(db)),
    complaints: presentOpen(await sumOpenCases(db)),
    posts: presentQueue(await sumWaitingPosts(db)),
    bill_differences: presentUnseen(await sumUnseen(db)),
    ...(await sumPlatformTodo(db)),
    suspended_shops: (await countShops(db)).suspended,
    frozen_users: (await countUsers(db)).frozen,
  };
}

const presentUnseen = (rows: Awaited<ReturnType<typeof sumUnseen>>) => ({
  count: rows.reduce((total, { count }) => total + count, 0),
  amount: toMoneyText(rows.reduce((total, { cents }) => total + cents, 0)),
});

const presentWaiting = ({ count, cents, oldestAt }: Awaited<ReturnType<typeof sumWaitingWithdrawals>>) => ({
  count,
  amount: toMoneyText(cents),
  oldest_at: oldestAt && toUnixSeconds(oldestAt),
});

const presentQueue = ({ count, oldestAt }: Awaited<ReturnType<typeof sumWaitingPosts>>) => ({
  count,
  oldest_at: oldestAt && toUnixSeconds(oldestAt),
});

const presentOpen = ({ count, oldestDueAt }: Awaited<ReturnType<typeof sumOpenCases>>) => ({
  count,
  oldest_due_at: oldestDueAt && toUnixSeconds(oldestDueAt),
});

async function listCategories({ db, language }: Context, { now }: Periods): Promise<Dashboard['categories']> {
  const sales = marketSales.selectGoodsSales(db, now);
  const best = await listBestCategories(db, sales, language, shownCategories);
  return best.map(({ id, name, cents, wholeCents }) => ({
    id,
    name,
    amount: toMoneyText(cents),
    share: computeShare(cents, wholeCents),
  }));
}

async function listShops({ db, language }: Context, { now, before }: Periods): Promise<Dashboard['shops']> {
  const best = await marketSales.listBestShops(db, now, shownShops);
  const shopIds = best.map(({ shopId }) => shopId);
  const earlier = await marketSales.sumSalesByShop(db, before, shopIds);
  const cards = await findShops(db, shopIds, language);
  return best.flatMap(({ shopId, cents }) => {
    const card = cards.get(shopId);
    if (!card) return [];
    const { id, name, type, logo } = card;
    return {
      id,
      name,
      type,
      logo,
      amount: toMoneyText(cents),
      amount_before: toMoneyText(earlier.get(shopId) ?? 0),
    };
  });
}
