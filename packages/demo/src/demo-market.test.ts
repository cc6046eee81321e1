import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallClient } from '@chengji/client-kit';
import { OrderState, TeamState } from '@chengji/contract';
import { parseMoney } from '@chengji/contract/money';
import { findDemoMark, markDemoBegun } from '@chengji/server/kernel/demo-mark/demo-mark.queries';
import { hasFfmpeg } from '@chengji/server/kernel/ffmpeg';
import { checkLedger } from '@chengji/server/modules/ledger/index';
import { retryRefund } from '@chengji/server/modules/refunds/index';
import {
  aShop,
  createDatabase,
  dropDatabase,
  everyPage,
  logInStaff,
  type Market,
  startMarket,
} from '@chengji/testkit';
import { copyDemoMarket } from '@chengji/testkit/demo-market/copy-demo-market';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { demoOperator, demoPassword, demoPayPassword } from './accounts.ts';
import { demoPictures } from './demo-pictures.ts';
import { allGoods } from './goods/all-goods.ts';
import { demoMarketModules } from './main.ts';
import { leafCategories } from './market/categories.ts';
import { pastLive, plannedLives } from './market/lives.ts';
import { shoppers } from './market/shoppers.ts';
import { shops } from './market/shops.ts';
import { toRecipe } from './pictures/recipe.ts';
import { everyPost, filmPosts } from './posts/all-posts.ts';
import { searchCases } from './searches/searches.ts';
import { welcomeTo } from './welcome.ts';

/** The demo market made before the tests: its database, and its files, which `market` need not make again. */
let kept: { databaseUrl: string; environment: { DATA_DIR: string } };
let before: Market;
let market: Market;
beforeAll(async () => {
  const databaseUrl = await createDatabase(inject('clusterUrl'), inject('template'));
  kept = { databaseUrl, environment: { DATA_DIR: mkdtempSync(join(tmpdir(), 'chengji-demo-')) } };
  await copyDemoMarket(kept.environment.DATA_DIR, databaseUrl);
  // a first start that was ended after its first shop
  before = await startMarket();
  await markDemoBegun(before.context().db, new Date());
  await aShop(before, { name: '半个市场' });
  market = await startMarket({
    modules: demoMarketModules,
    databaseUrl: before.databaseUrl,
    environment: kept.environment,
  });
});
afterAll(async () => {
  await market.stop();
  await before.stop();
  await dropDatabase(inject('clusterUrl'), kept.databaseUrl);
  rmSync(kept.environment.DATA_DIR, { recursive: true });
});

const listGoods = (client: CallClient) =>
  everyPage((after) => client.call('GET /wanlshop/goods/list', { sort: 'new', limit: 50, ...after }));
const listPosts = async (client: CallClient) => {
  const { rows } = await client.call('GET /wanlshop/find/list', { limit: 50 });
  const written = rows.filter(({ type }) => type !== 'live');
  return written.map(({ title, image, likes, author }) => ({ title, image, likes, shop: author.name }));
};
const listOrders = (client: CallClient) =>
  everyPage((after) => client.call('GET /wanlshop/order/list', { limit: 50, ...after }));

async function asShopper(of: Market, mobile: string): Promise<CallClient> {
  const account = { account: mobile, password: demoPassword, agree: true } as const;
  const { userinfo } = await of.client().call('POST /wanlshop/user/login', account);
  return of.client(userinfo.token);
}

async function asOwner(account = ''): Promise<CallClient> {
  const { token } = await logInStaff(market, 'seller', { account, password: demoPassword });
  return market.client(token);
}

describe('a demo market that was left half made', () => {
  it('is made anew and whole, with what was begun gone', async () => {
    expect(await findDemoMark(market.context().db)).toBe('made');
    const goods = await listGoods(market.client());
    expect(goods).toHaveLength(allGoods.length);
    expect(new Set(goods.map(({ shop }) => shop.name))).toEqual(new Set(shops.map(({ name }) => name.zh)));
    const { rows } = await market.client().call('GET /wanlshop/category/tree', {});
    const leaves = rows.flatMap(({ children }) =>
      children.flatMap((child) => (child.children.length > 0 ? child.children : [child])),
    );
    expect(leaves).toHaveLength(leafCategories.length);
  });
});

describe('its conversations', () => {
  it('wait at the first shop’s inbox, and in the first shopper’s list, one of them with every shop they wrote to', async () => {
    const inbox = await asOwner(shops[0]?.mobile);
    const { counts, total } = await inbox.call('GET /seller/chat/list', { tab: 'waiting' });
    expect([total, counts.waiting, counts.flagged]).toEqual([4, 4, 1]);
    expect((await inbox.call('GET /seller/chat/quickreplies', {})).rows).toHaveLength(5);
    expect(await inbox.call('GET /seller/chat/hours', {})).toMatchObject({ on: true, to: '23:00' });
    const shopper = await asShopper(market, shoppers[0]?.mobile ?? '');
    const { rows, unread } = await shopper.call('GET /wanlshop/chat/list', {});
    expect(rows.map(({ name }) => name)).toEqual([
      '橙集自营',
      '赣南果园合作社',
      '橙集鲜生',
      '声洛数码旗舰店',
    ]);
    expect(unread).toBe(rows.reduce((sum, { count }) => sum + count, 0));
  });
});

describe('the demo market', () => {
  it('shows first what was meant, for nine of ten searches and more, and something for every one', async () => {
    const keys = new Map(allGoods.map(({ key, title }) => [title.zh, key]));
    const [wrong, empty]: [string[], string[]] = [[], []];
    for (const { words, first } of searchCases) {
      const { rows } = await market.client().call('GET /wanlshop/goods/list', { keyword: words });
      const [best] = rows;
      if (!best) empty.push(words);
      else if (!first.includes(keys.get(best.title) ?? '')) wrong.push(`${words} → ${best.title}`);
    }
    expect(empty).toEqual([]);
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(searchCases.length * 0.1);
  });

  it('has books that balance, nothing left to be heard, and every deadline ahead', async () => {
    const { db } = market.context();
    const { entries, imbalance } = await checkLedger(db);
    expect(entries).toBeGreaterThan(300);
    expect(imbalance).toBeUndefined();
    const { kernel } = market.server;
    const waiting = await kernel.database.pool.query('select count(*)::int as waiting from outbox');
    expect(waiting.rows).toEqual([{ waiting: 0 }]);
    expect((await kernel.runner.nextDue())?.getTime()).toBeGreaterThan(market.now().getTime());
  });

  it.each(shoppers)(
    'has a shopper $mobile with orders in every state, an address and money',
    async ({ mobile }) => {
      const client = await asShopper(market, mobile);
      const orders = await listOrders(client);
      expect(new Set(orders.map(({ state }) => state))).toEqual(new Set(OrderState.options));
      const { notice } = (await client.call('GET /wanlshop/user/statistics', {})).statistics;
      expect(notice.order + notice.notice).toBeGreaterThan(0);
      expect(notice.order + notice.notice).toBeLessThan(30);
      const addresses = await client.call('GET /wanlshop/address/list', {});
      expect(addresses.rows.filter(({ is_default }) => is_default)).toHaveLength(1);
      const trade_no = orders.find(({ state }) => state === 'pending_payment')?.trade_no ?? '';
      const { rows } = await client.call('GET /wanlshop/pay/channels', { trade_no });
      const balance = rows.find(({ channel }) => channel === 'balance')?.balance;
      expect(parseMoney(balance ?? '0.00')).toBeGreaterThanOrEqual(500_000);
    },
  );

  it('has books whose times are those of the days on which things happened', async () => {
    const { pool } = market.server.kernel.database;
    const { rows } = await pool.query<{ kind: string; days: number }>(
      `select kind, count(distinct date_trunc('day', booked_at))::int as days from ledger_transfers group by 1`,
    );
    const days = new Map(rows.map(({ kind, days }) => [kind, days]));
    expect(days.get('pay')).toBeGreaterThan(40);
    expect(days.get('settle')).toBeGreaterThan(20);
    expect(days.get('withdraw')).toBeGreaterThan(8);
    expect(days.get('refund')).toBeGreaterThan(3);
    expect(days.get('recharge')).toBe(5);
  });

  it('has withdrawals of shoppers and of shops in every state', async () => {
    const { pool } = market.server.kernel.database;
    const { rows } = await pool.query<{ stages: number }>(
      'select count(distinct stage)::int as stages from withdrawals group by owner_kind',
    );
    expect(rows.map(({ stages }) => stages)).toEqual([5, 5]);
  });

  it('has teams that formed, failed, were completed and wait, among them some to join at once', async () => {
    const lists = [];
    for (const kind of ['ordinary', 'ladder'] as const) {
      lists.push(...(await market.client().call('GET /wanlshop/groups/list', { kind })).rows);
    }
    expect(lists.length).toBeGreaterThanOrEqual(16);
    const lacking = lists.flatMap(({ nearest }) => nearest?.lacking ?? []);
    expect(lacking.filter((number) => number === 1 || number === 2).length).toBeGreaterThanOrEqual(6);
    const states = new Set<string>();
    for (const { mobile } of shoppers) {
      const { rows } = await (await asShopper(market, mobile)).call('GET /wanlshop/groups/mine', {});
      for (const { state } of rows) states.add(state);
    }
    expect(states).toEqual(new Set(TeamState.options));
  });

  it('has coupons to receive, nearly gone, gone and coming, and cards in its shoppers’ wallets', async () => {
    const { rows } = await market.client().call('GET /wanlshop/coupon/list', { limit: 50 });
    expect(rows.length).toBeGreaterThanOrEqual(12);
    expect(rows.map(({ left }) => left)).toEqual(expect.arrayContaining([0, 1]));
    expect(rows.filter(({ state }) => state === 'coming')).toHaveLength(1);
    const client = await asShopper(market, shoppers[0]?.mobile ?? '');
    const { counts } = await client.call('GET /wanlshop/coupon/mine', {});
    expect(counts.unused).toBeGreaterThanOrEqual(5);
    expect(counts.expired).toBe(1);
  });

  it('has shoppers who check in and are ahead of each other, and coupons for their points', async () => {
    const client = await asShopper(market, shoppers[0]?.mobile ?? '');
    const info = await client.call('GET /wanlshop/signin/info', {});
    expect(info.score).toBeGreaterThan(100);
    expect(info.maxsuccessions).toBeGreaterThan(5);
    const { rows, mine } = await client.call('GET /wanlshop/signin/rank', { by: 'row' });
    expect(rows.length).toBeGreaterThan(3);
    expect(new Set(rows.map(({ value }) => value)).size).toBeGreaterThan(2);
    expect(mine.place).not.toBeNull();
    const forPoints = await client.call('GET /wanlshop/coupon/list', { points: true });
    expect(forPoints.rows.map(({ points }) => points)).toEqual(expect.arrayContaining([60, 100]));
  });

  it('has shoppers who brought each other, and what it earned them', async () => {
    const client = await asShopper(market, shoppers[0]?.mobile ?? '');
    const { mine } = await client.call('GET /wanlshop/distribution/info', {});
    expect([mine?.people.first.count, mine?.people.second.count]).toEqual([3, 2]);
    expect(parseMoney(mine?.expected ?? '0') + parseMoney(mine?.credited ?? '0')).toBeGreaterThan(0);
    const { rows } = await client.call('GET /wanlshop/distribution/earnings', { limit: 50 });
    expect(new Set(rows.map(({ level }) => level))).toEqual(new Set([1, 2]));
  });

  it('takes the payment password of its shoppers', async () => {
    const client = await asShopper(market, shoppers[8]?.mobile ?? '');
    const waiting = await client.call('GET /wanlshop/order/list', { state: 'pay' });
    const paid = await client.call(
      'POST /wanlshop/pay/create',
      { trade_no: waiting.rows[0]?.trade_no ?? '', channel: 'balance', password: demoPayPassword },
      { idempotencyKey: 'demo-payment' },
    );
    expect(paid.status).toBe('paid');
  });

  it('has owners of shops, each with goods and orders to look after, and an operator', async () => {
    for (const { mobile, name } of shops) {
      const login = { account: mobile, password: demoPassword };
      const { token, staff } = await logInStaff(market, 'seller', login);
      expect(staff.shop?.name).toBe(name.zh);
      const { counts } = await market.client(token).call('GET /seller/goods/list', {});
      expect(counts.on).toBeGreaterThan(0);
    }
    const operator = { account: demoOperator, password: demoPassword };
    const { staff } = await logInStaff(market, 'platform', operator);
    expect(staff.role).toBe('admin');
  });

  it('says of goods that sell well what their buyers say often', async () => {
    const visitor = market.client();
    const { rows } = await visitor.call('GET /wanlshop/goods/list', { sort: 'sales', limit: 20 });
    const tags = await Promise.all(
      rows.map(async ({ id }) => (await visitor.call('GET /wanlshop/goods/comments', { id })).figures.tags),
    );
    expect(tags.filter(({ length }) => length > 0).length).toBeGreaterThan(4);
  });

  it('has reviews with and without pictures, all of them there to be seen', async () => {
    const { storage } = market.server.kernel.services;
    const [best] = (await market.client().call('GET /wanlshop/goods/list', { sort: 'sales' })).rows;
    const { figures } = await market
      .client()
      .call('GET /wanlshop/goods/comments', { id: best?.id ?? 0, tab: 'all' });
    expect(figures.all).toBeGreaterThan(1);
    const { rows } = await market.server.kernel.database.pool.query<{ url: string }>(
      `select unnest(images) as url from reviews union select unnest(images) from goods union select image from skus
       union select image from categories union select logo from shops union select avatar from shoppers
       union select image from adverts union select unnest(images) from posts`,
    );
    expect(rows.length).toBeGreaterThan(600);
    const known = new Set(demoPictures().map((picture) => storage.toAddress(toRecipe(picture))));
    expect(rows.filter(({ url }) => !known.has(url))).toEqual([]);
    for (const { url } of rows.slice(0, 2))
      expect(await storage.read(url.replace('/files/', '')), url).not.toBeNull();
  });

  it('has announced lives, and one of yesterday to watch again where films can be made', async () => {
    const { rows } = await market.client().call('GET /wanlshop/live/plans', {});
    expect(rows.map(({ title }) => title)).toEqual(plannedLives.map(({ title }) => title));
    if (!(await hasFfmpeg())) return;
    const { rows: past } = await market.client().call('GET /wanlshop/live/list', {});
    expect(past).toMatchObject([{ state: 'replay', title: pastLive.title, post_id: expect.any(Number) }]);
    const client = await asShopper(market, '13800000001');
    const { replay, goods } = await client.call('GET /wanlshop/live/details', { id: past[0]?.id ?? 0 });
    expect(replay).toMatchObject({ seconds: pastLive.seconds, marks: [{}, {}, {}] });
    expect(goods).toHaveLength(pastLive.goods);
    const says = await client.call('GET /wanlshop/live/says', { id: past[0]?.id ?? 0 });
    expect(says.rows).toHaveLength(pastLive.happens.filter((one) => 'says' in one).length);
  });

  it('has posts of its shops and shoppers, liked and talked about', async () => {
    const posts = await listPosts(market.client());
    expect(posts).toHaveLength(everyPost.length);
    expect(Math.min(...posts.map(({ likes }) => likes))).toBeGreaterThan(0);
    const [first] = (await market.client().call('GET /wanlshop/find/list', {})).rows;
    const { comments, goods } = await market
      .client()
      .call('GET /wanlshop/find/details', { id: first?.id ?? 0 });
    expect([comments > 0, goods.length > 0]).toEqual([true, true]);
  });

  it('has posts that are films, where films can be made', async () => {
    const { rows } = await market.client().call('GET /wanlshop/find/list', { type: 'video' });
    expect(rows.length).toBe((await hasFfmpeg()) ? filmPosts.length : 0);
    for (const { id } of rows) {
      const { video } = await market.client().call('GET /wanlshop/find/details', { id });
      const film = await fetch(new URL(video?.url ?? '', market.url), { headers: { range: 'bytes=0-99' } });
      expect([film.status, film.headers.get('content-type')]).toEqual([206, 'video/mp4']);
    }
  });

  it('has films whose shop can edit them, and sees that they are ready', async () => {
    const client = await asOwner(shops[0]?.mobile);
    const states: string[] = [];
    for (const { id, type } of (await client.call('GET /seller/posts/list', {})).rows) {
      if (type !== 'video') continue;
      const { own } = await client.call('GET /seller/posts/details', { id });
      states.push((await client.call('GET /seller/posts/video', { id: own?.video_id ?? '' })).state);
    }
    expect(new Set(states)).toEqual(new Set((await hasFfmpeg()) ? ['ready'] : []));
  });

  it('has shoppers who follow each other, and one who works for the first shop', async () => {
    const client = await asShopper(market, shoppers[0]?.mobile ?? '');
    const { userinfo } = await client.call('GET /wanlshop/user/info', {});
    expect(userinfo.shops.map(({ name }) => name)).toEqual([shops[0]?.name.zh]);
    const person = await client.call('GET /wanlshop/find/user', { id: userinfo.id });
    expect([person.posts, person.fans > 0, person.follows > 0]).toEqual([1, true, true]);
    const { rows } = await client.call('GET /wanlshop/find/list', { feed: 'following' });
    expect(new Set(rows.map(({ author }) => author.kind)).size).toBeGreaterThan(0);
    const { views, days } = await client.call('GET /wanlshop/find/center', {
      as_shop: userinfo.shops[0]?.id,
    });
    expect([views, days.length]).toEqual([0, 7]);
  });

  it('has shoppers who looked around and keep what they liked', async () => {
    const client = await asShopper(market, shoppers[0]?.mobile ?? '');
    const { dynamic } = (await client.call('GET /wanlshop/user/statistics')).statistics;
    expect(Math.min(dynamic.footprint, dynamic.collection, dynamic.concern)).toBeGreaterThan(0);
    const { rows } = await client.call('GET /wanlshop/footprint/list');
    expect(new Set(rows.map(({ day }) => day)).size).toBeGreaterThan(3);
  });

  it('says where it is and who can log in', async () => {
    const text = await welcomeTo(market.server.kernel);
    for (const said of ['/console/', '/api/docs', '13800000001', '13900000001', demoOperator, demoPassword])
      expect(text).toContain(said);
  });

  it('is left as it is by the next start', async () => {
    const again = await startMarket({ modules: demoMarketModules, databaseUrl: market.databaseUrl });
    expect(await listGoods(again.client())).toHaveLength(allGoods.length);
    await again.stop();
  });
});

/** What people see, without the numbers and moments that are each market's own. */
async function computeDigest(of: Market): Promise<string> {
  const visitor = of.client();
  const seen: unknown[] = [
    await listGoods(visitor),
    (await visitor.call('GET /wanlshop/common/init', {})).modulesData,
    await visitor.call('GET /wanlshop/category/tree', {}),
    // in which order depends on when a node ranked them last
    (await listPosts(visitor)).sort((a, b) => a.title.localeCompare(b.title)),
  ];
  for (const { mobile } of shoppers.slice(0, 8)) {
    const orders = await listOrders(await asShopper(of, mobile));
    const { rows } = await (await asShopper(of, mobile)).call('GET /wanlshop/collect/list', { limit: 50 });
    seen.push(rows.map(({ title }) => title));
    seen.push(orders.map(({ state, lines, payable, shop }) => ({ state, lines, payable, shop })));
  }
  return createHash('sha256').update(JSON.stringify(seen)).digest('hex');
}

it('is the same in every market', async () => {
  const other = await startMarket(kept);
  expect(await computeDigest(other)).toBe(await computeDigest(market));
  await other.stop();
});

it('has refunds that the channel has in hand and could not give back, which the operator repairs', async () => {
  const login = { account: demoOperator, password: demoPassword };
  const { token, staff } = await logInStaff(market, 'platform', login);
  const client = market.client(token);
  const list = async (tab: 'processing' | 'failed') =>
    (await client.call('GET /platform/refunds/list', { tab })).rows;
  expect(await list('processing')).toHaveLength(1);
  const [failed] = await list('failed');
  const operator = { kind: 'platform', staffId: staff.id, rights: ['*'], sessionId: 0 } as const;
  await retryRefund(market.context(operator), { id: failed?.id ?? 0, reason: '渠道已恢复' });
  expect(await list('failed')).toEqual([]);
});
