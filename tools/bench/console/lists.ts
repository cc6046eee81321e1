/**
 * `node tools/bench/console/lists.ts`: the lists and the analytics of a shop with 100,000 orders of a year and 50,000
 * goods, and of a market whose only shop that is: each first page, filter and search, asked over HTTP. Beside the time
 * stands what of it a CPU worked, here and in the database: on a machine with other work the rest is waiting.
 */
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { CallIn } from '../../../packages/contract/src/index.ts';
import {
  anOperator,
  anOrder,
  aShopFixture,
  aShopper,
  startMarket,
} from '../../../packages/testkit/src/index.ts';
import { openCluster } from '../../../packages/testkit/src/postgres/cluster.ts';
import { fillManyGoods } from '../many-goods.ts';
import { median } from '../report.ts';
import { fillConsole } from './fill.ts';

const size = {
  orders: Number(process.env.BENCH_ORDERS ?? 100_000),
  goods: Number(process.env.BENCH_GOODS ?? 50_000),
};
const rounds = 9;
const aimMs = 300;

const cluster = await openCluster({ autovacuum: 'on' });
const databaseUrl = cluster.url.replace(/\/[^/]*$/, '/console');
const admin = new pg.Client({ connectionString: cluster.url });
await admin.connect();
await admin.query('create database console');
await admin.end();
const environment = { READ_CACHE_MS: '0', RATE_LIMIT: '0' };
await fillManyGoods(databaseUrl, size.goods);
const systemTime = () => Date.now();
const before = await startMarket({ databaseUrl, environment, systemTime });
const shop = await aShopFixture(before);
const { id: orderId, order_no } = await anOrder(before, await aShopper(before), shop, {
  state: 'pending_shipment',
});
const operator = await anOperator(before);
const now = before.now();
await before.stop();
await fillConsole(databaseUrl, { orderId, shopId: shop.id, now }, size);
const market = await startMarket({ databaseUrl, environment, systemTime });
const seller = market.client(shop.seller.token).call;
const platform = market.client(operator.token).call;

const day = 86_400;
const today = Math.floor(now.getTime() / 1_000);
const toDate = (daysAgo: number) =>
  new Date(now.getTime() - daysAgo * day * 1_000).toISOString().slice(0, 10);
const aYear = { range: 'own', from: toDate(364), to: toDate(0) } as const;

const asked: [string, () => Promise<unknown>][] = [];
const ofShop: [string, CallIn<'GET /seller/orders/list'>][] = [
  ['first page', {}],
  ['the 10,000th', { page: 100, limit: 100 }],
  ...(['pay', 'ship', 'receive', 'review', 'completed', 'closed'] as const).map(
    (state): [string, CallIn<'GET /seller/orders/list'>] => [`state ${state}`, { state }],
  ),
  ['by amount', { sort: 'amount' }],
  ['the oldest', { sort: 'old' }],
  ['kind', { kind: 'direct' }],
  ['province', { province: '330000' }],
  ['placed in a month', { from: today - 60 * day, to: today - 30 * day }],
  ['paid in a month', { paid_from: today - 60 * day, paid_to: today - 30 * day }],
  ['source', { source: 'search' }],
  ['goods', { goods_id: 40 }],
  ['late', { late: true, state: 'ship' }],
  ['soon', { soon: true, state: 'ship' }],
  ['remarked', { remarked: true }],
  ['flag', { flag: 'red' }],
  ['a whole number', { keyword: order_no }],
  ['a part of a number', { keyword: '00054321' }],
  ['a phone’s end', { keyword: '4321' }],
  ['a receiver', { keyword: '王77' }],
  ['a word of a title', { keyword: '蜂蜜' }],
  ['nothing', { keyword: '没有的东西' }],
];
for (const [what, input] of ofShop)
  asked.push([`orders: ${what}`, () => seller('GET /seller/orders/list', input)]);
const goods: [string, CallIn<'GET /seller/goods/list'>][] = [
  ['first page', {}],
  ['the 10,000th', { page: 100, limit: 100 }],
  ...(['on', 'off', 'sold_out', 'low'] as const).map((state): [string, CallIn<'GET /seller/goods/list'>] => [
    `state ${state}`,
    { state },
  ]),
  ...(['new', 'sales', 'stock', 'price'] as const).map((sort): [string, CallIn<'GET /seller/goods/list'>] => [
    `by ${sort}`,
    { sort },
  ]),
  ['category', { category_id: shop.categoryId }],
  ['a word', { keyword: '蜂蜜' }],
  ['two words', { keyword: '手工 蜂蜜' }],
  ['the begin of a code', { keyword: 'SKU-4321' }],
  ['nothing', { keyword: '没有的东西' }],
];
for (const [what, input] of goods) {
  asked.push([`goods: ${what}`, () => seller('GET /seller/goods/list', input)]);
  if (input.state !== 'low')
    asked.push([
      `market’s goods: ${what}`,
      () => platform('GET /platform/goods/list', input as CallIn<'GET /platform/goods/list'>),
    ]);
}
const ofMarket: [string, CallIn<'GET /platform/orders/list'>][] = [
  ['first page', {}],
  ...(['pay', 'ship', 'receive', 'review', 'completed', 'closed'] as const).map(
    (state): [string, CallIn<'GET /platform/orders/list'>] => [`state ${state}`, { state }],
  ),
  ['of a shop', { shop_id: shop.id }],
  ['kind', { kind: 'group' }],
  ['province', { province: '330000' }],
  ['placed in a month', { from: today - 60 * day, to: today - 30 * day }],
  ['late', { late: true }],
  ['a part of a number', { keyword: '00054321' }],
  ['a phone', { keyword: '13900054321' }],
  ['a phone’s end', { keyword: '4321' }],
  ['a receiver', { keyword: '王77' }],
];
for (const [what, input] of ofMarket)
  asked.push([`market’s orders: ${what}`, () => platform('GET /platform/orders/list', input)]);
asked.push(
  ['dashboard', () => seller('GET /seller/dashboard/info')],
  ['analytics: today', () => seller('GET /seller/analytics/info', { range: 'today' })],
  ['analytics: a year', () => seller('GET /seller/analytics/info', aYear)],
  ['market’s analytics: a year', () => platform('GET /platform/analytics/info', aYear)],
);

const watch = new pg.Client({ connectionString: databaseUrl });
await watch.connect();

/** Of this process and the database's that work for it. */
async function getCpuMs(): Promise<number> {
  const { user, system } = process.cpuUsage();
  const { rows } = await watch.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  const ticks = rows.map(({ pid }) => {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const [userTicks, systemTicks] = fields.split(' ').slice(11, 13);
    return Number(userTicks) + Number(systemTicks);
  });
  return (user + system) / 1_000 + ticks.reduce((sum, one) => sum + one, 0) * 10;
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await work();
  return performance.now() - since;
}

try {
  // the days were made stale: they are summed up once
  const summed = await time(() => seller('GET /seller/analytics/info', aYear));
  console.log(
    `${size.orders} orders, ${size.goods} goods; a year of stale days summed up in ${Math.round(summed)} ms`,
  );
  console.log('| what | the least | the median | of it CPU | |\n| --- | --- | --- | --- | --- |');
  for (const [what, work] of asked) {
    const times: number[] = [];
    const cpuBefore = await getCpuMs();
    for (let round = 0; round < rounds; round += 1) {
      times.push(await time(work));
      await setTimeout(0);
    }
    const cpu = ((await getCpuMs()) - cpuBefore) / rounds;
    const middle = median(times);
    const least = Math.min(...times).toFixed(0);
    console.log(
      `| ${what} | ${least} ms | ${middle.toFixed(0)} ms | ${cpu.toFixed(0)} ms | ${middle > aimMs ? `> ${aimMs}` : ''} |`,
    );
  }
  if (process.env.BENCH_KEEPS) {
    console.log(databaseUrl);
    await setTimeout(Number(process.env.BENCH_KEEPS) * 1_000);
  }
} finally {
  await watch.end();
  await market.stop();
  await cluster.stop();
}
