import {
  aCard,
  aCoupon,
  aGoods,
  anOrder,
  aShopper,
  getRefusalKey,
  type Market,
  type Person,
  withoutPlacingLimits,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { earnPoints, spendPoints } from '../index.ts';

const afterWindow = 7 * 86_400 + 1;
const it = marketTest
  .extend('marketOptions', { settings: withoutPlacingLimits })
  .extend('person', ({ market }) => aShopper(market));

const give = (market: Market, { id }: Person, points: number, key = `gift:${id}:${points}`) =>
  earnPoints(market.context(), { shopperId: id, key, kind: 'opening', points });
const show = async ({ client }: Person) => (await client.call('GET /wanlshop/points/level', {})).mine;

describe('points', () => {
  it('are counted once for a key, and are never below zero', async ({ market, person }) => {
    expect(await give(market, person, 30)).toBe(true);
    expect(await give(market, person, 30)).toBe(false);
    const spend = (points: number, key: string) =>
      spendPoints(market.context(), { shopperId: person.id, key, kind: 'coupon', points });
    await expect(spend(31, `much:${person.id}`)).rejects.toMatchObject({ key: 'points.not_enough' });
    await spend(30, `all:${person.id}`);
    expect(await show(person)).toEqual({ level: 1, growth: 30, score: 0 });
  });

  it('stay as they were written, in the database too', async ({ market, person }) => {
    await give(market, person, 30);
    const { db } = market.context();
    await expect(db.execute(sql`update points_changes set points = 60`)).rejects.toThrow();
    await expect(db.execute(sql`delete from points_changes`)).rejects.toThrow();
  });

  it('are earned by whole yuan when the after-sale window of an order ends', async ({
    market,
    shop,
    person,
  }) => {
    const goods = [await aGoods(shop, { price: '88.80' })];
    await anOrder(market, person, shop, { state: 'completed', goods });
    await market.settle();
    expect(await show(person)).toMatchObject({ score: 0 });
    await market.advance(afterWindow);
    await market.settle();
    expect(await show(person)).toMatchObject({ score: 88, growth: 88 });
    const titles = await Promise.all(
      (['zh', 'en'] as const).map(async (language) => {
        const log = await market.client(person.token, language).call('GET /wanlshop/signin/log', {});
        return log.rows[0]?.title;
      }),
    );
    expect(titles[0]).toMatch(/\d{6}/);
    expect(titles[1]).toBe(titles[0]);
  });

  it('are as many a yuan as the level and the operator say', async ({ market, shop, operator, person }) => {
    const set = (name: 'points.per_yuan' | 'points.level_3_rate', value: number) =>
      operator.client.call('POST /platform/settings/save', { name, value });
    await operator.client.call('POST /platform/users/set-level', { id: person.id, level: 3 });
    await set('points.per_yuan', 2);
    await set('points.level_3_rate', 15_000);
    await anOrder(market, person, shop, {
      state: 'completed',
      goods: [await aGoods(shop, { price: '10.00' })],
    });
    await market.advance(afterWindow);
    await market.settle();
    expect(await show(person)).toMatchObject({ score: 30 });
    await set('points.per_yuan', 1);
    await set('points.level_3_rate', 12_000);
  });

  it('are earned by a review with pictures, once an order', async ({ market, shop, person }) => {
    const goods = [await aGoods(shop), await aGoods(shop), await aGoods(shop)];
    const order = await anOrder(market, person, shop, { state: 'pending_review', goods });
    const review = (index: number, images: string[]) =>
      person.client.call('POST /wanlshop/order/comment', {
        id: order.id,
        items: [{ line_id: order.lines[index]?.id ?? 0, score: 5, content: '很好', images }],
      });
    await review(0, []);
    await market.settle();
    expect(await show(person)).toMatchObject({ score: 0 });
    await review(1, ['/files/00/a.webp']);
    await review(2, ['/files/00/b.webp']);
    await market.settle();
    expect(await show(person)).toMatchObject({ score: 5 });
  });

  it('are as many for a review as the operator sets', async ({ market, shop, operator, person }) => {
    const set = (value: number) =>
      operator.client.call('POST /platform/settings/save', { name: 'points.review', value });
    await set(9);
    const order = await anOrder(market, person, shop, { state: 'pending_review' });
    const line_id = order.lines[0]?.id ?? 0;
    const items = [{ line_id, score: 5, content: '', images: ['/files/00/a.webp'] }];
    await person.client.call('POST /wanlshop/order/comment', { id: order.id, items });
    await market.settle();
    expect(await show(person)).toMatchObject({ score: 9 });
    await set(5);
  });
});

describe('the level', () => {
  it('follows growth, never falls, and a rise is a notice', async ({ market, operator, person }) => {
    await give(market, person, 499);
    expect(await show(person)).toMatchObject({ level: 2 });
    await give(market, person, 1);
    await market.settle();
    expect(await show(person)).toMatchObject({ level: 3, growth: 500 });
    const { rows } = await person.client.call('GET /wanlshop/notice/list', { kind: 'notify' });
    expect(rows.map(({ modules, modules_id }) => [modules, modules_id])).toEqual([
      ['level', 3],
      ['level', 2],
    ]);
    await operator.client.call('POST /platform/settings/save', { name: 'points.level_3_from', value: 900 });
    await give(market, person, 2);
    expect(await show(person)).toMatchObject({ level: 3 });
    await operator.client.call('POST /platform/settings/save', { name: 'points.level_3_from', value: 500 });
  });

  it('opens the vip coupons of it by itself', async ({ market, shop, person }) => {
    const coupon = await aCoupon(shop.seller, { type: 'vip', level: 2 });
    const receive = () => person.client.call('POST /wanlshop/coupon/receive', { id: coupon });
    expect(await getRefusalKey(receive())).toBe('coupons.level_too_low');
    await give(market, person, 100);
    await receive();
  });

  it('and what each gives is for everybody to see', async ({ market }) => {
    const { rows, mine, per_yuan } = await market.client().call('GET /wanlshop/points/level', {});
    expect(rows.map(({ from, rate }) => [from, rate])).toEqual([
      [0, 10_000],
      [100, 10_000],
      [500, 12_000],
      [2_000, 15_000],
      [8_000, 20_000],
    ]);
    expect([mine, per_yuan]).toEqual([null, 1]);
  });
});

describe('a coupon that costs points', () => {
  it('takes them with the card, or gives none', async ({ market, shop, person }) => {
    const id = await aCoupon(shop.seller, { points: 40, per_person: 2 });
    const receive = () => person.client.call('POST /wanlshop/coupon/receive', { id });
    expect(await getRefusalKey(receive())).toBe('points.not_enough');
    expect((await person.client.call('GET /wanlshop/coupon/details', { id })).received).toBe(0);
    await give(market, person, 60);
    await receive();
    expect(await show(person)).toMatchObject({ score: 20, growth: 60 });
    expect(await getRefusalKey(receive())).toBe('points.not_enough');
    const { rows } = await person.client.call('GET /wanlshop/signin/log', {});
    expect(rows[0]).toMatchObject({ kind: 'coupon', points: -40 });
  });

  it('is listed by itself, and taken once by many at once with points for one', async ({
    market,
    shop,
    person,
  }) => {
    const id = await aCoupon(shop.seller, { points: 40, per_person: 9 });
    await aCard(person, shop.seller);
    const list = async (points: boolean) =>
      (await person.client.call('GET /wanlshop/coupon/list', { shop_id: shop.id, points, limit: 50 })).rows;
    expect((await list(true)).map((coupon) => coupon.points)).toContain(40);
    expect((await list(false)).every((coupon) => coupon.points === null)).toBe(true);
    await give(market, person, 79);
    const calls = Array.from({ length: 8 }, () =>
      person.client.call('POST /wanlshop/coupon/receive', { id }),
    );
    const outcomes = await Promise.allSettled(calls);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await show(person)).toMatchObject({ score: 39 });
  });
});
