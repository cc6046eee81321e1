/** Cards that are paid for with points: the card and the points move together, or neither does. */
import {
  aCoupon,
  aShopper,
  failureModes,
  getRefusalKey,
  type Market,
  type Person,
  type TestShop,
  whileWritesFail,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { giveCard } from '../../coupons/index.ts';
import { earnPoints } from '../index.ts';

const it = marketTest.extend('person', ({ market }) => aShopper(market));

const give = (market: Market, { id }: Person, points: number) =>
  earnPoints(market.context(), { shopperId: id, key: `gift:${id}`, kind: 'opening', points });
const receive = ({ client }: Person, id: number) => client.call('POST /wanlshop/coupon/receive', { id });
const countHeld = async ({ client }: Person, id: number) =>
  (await client.call('GET /wanlshop/coupon/details', { id })).received;
const getScore = async ({ client }: Person) =>
  (await client.call('GET /wanlshop/points/level', {})).mine?.score;
const countDone = async (calls: Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).filter(({ status }) => status === 'fulfilled').length;

describe('the last points', () => {
  it('are spent once by one person on two nodes at once', async ({ market, node, shop, person }) => {
    const id = await aCoupon(shop.seller, { points: 40, per_person: 9 });
    await give(market, person, 40);
    const other = { ...person, client: node.client(person.token) };
    const calls = [person, other, person, other].map((one) => receive(one, id));
    expect(await countDone(calls)).toBe(1);
    expect([await getScore(person), await countHeld(person, id)]).toEqual([0, 1]);
  });

  it('are spent once on two coupons at once', async ({ market, node, shop, person }) => {
    const ids = [await aCoupon(shop.seller, { points: 40 }), await aCoupon(shop.seller, { points: 30 })];
    await give(market, person, 50);
    const clients = [person.client, node.client(person.token)];
    const calls = ids.map((id, index) => receive({ ...person, client: clients[index] ?? person.client }, id));
    expect(await countDone(calls)).toBe(1);
    const held = await Promise.all(ids.map((id) => countHeld(person, id)));
    expect(await getScore(person)).toBe(50 - 40 * (held[0] ?? 0) - 30 * (held[1] ?? 0));
  });
});

describe('the last coupon', () => {
  it('costs points only who gets it', async ({ market, node, shop, person }) => {
    const id = await aCoupon(shop.seller, { points: 40, total: 1 });
    const rival = await aShopper(market);
    for (const one of [person, rival]) await give(market, one, 100);
    const calls = [receive(person, id), receive({ ...rival, client: node.client(rival.token) }, id)];
    expect(await countDone(calls)).toBe(1);
    const scores = await Promise.all([person, rival].map(getScore));
    expect(scores.toSorted()).toEqual([100, 60]);
  });
});

describe('a coupon for points', () => {
  it.for(['points_accounts', 'points_changes', 'cards', 'coupons'])(
    'is whole or not at all where a write to %s breaks off',
    async (table, { market, shop, person }) => {
      const id = await aCoupon(shop.seller, { points: 40 });
      await give(market, person, 50);
      for (const way of Object.keys(failureModes) as (keyof typeof failureModes)[])
        await whileWritesFail(market, table, way, () => receive(person, id));
      expect([await getScore(person), await countHeld(person, id)]).toEqual([50, 0]);
      await receive(person, id);
      expect([await getScore(person), await countHeld(person, id)]).toEqual([10, 1]);
    },
  );

  it('is free when its shop gives it', async ({ market, shop, person }) => {
    const id = await aCoupon(shop.seller, { points: 40 });
    await give(market, person, 10);
    const { id: shopId }: Pick<TestShop, 'id'> = shop;
    await giveCard(market.context(), { shopId, shopperId: person.id, couponId: id });
    expect([await getScore(person), await countHeld(person, id)]).toEqual([10, 1]);
  });

  it('takes no points where another rule refuses it', async ({ market, shop, person }) => {
    const id = await aCoupon(shop.seller, { points: 40, per_person: 1 });
    const vip = await aCoupon(shop.seller, { type: 'vip', level: 4, points: 40 });
    await give(market, person, 90);
    await receive(person, id);
    expect(await getRefusalKey(receive(person, id))).toBe('coupons.limit_reached');
    expect(await getRefusalKey(receive(person, vip))).toBe('coupons.level_too_low');
    expect(await getScore(person)).toBe(50);
    const visitor = market.client().call('POST /wanlshop/coupon/receive', { id });
    expect(await getRefusalKey(visitor)).toBe('common.login_required');
  });

  it('is named in the log in the reader’s language, and costs a whole number above zero', async ({
    market,
    shop,
    person,
  }) => {
    const id = await aCoupon(shop.seller, { points: 40, title: '满减', title_en: 'Money off' });
    await give(market, person, 40);
    await receive(person, id);
    const english = market.client(person.token, 'en');
    const titles = await Promise.all(
      [person.client, english].map(async (client) => {
        const { rows } = await client.call('GET /wanlshop/signin/log', {});
        return rows[0]?.title;
      }),
    );
    expect(titles).toEqual(['满减', 'Money off']);
    expect(await getRefusalKey(aCoupon(shop.seller, { points: 0 }))).toBe('common.invalid_input');
  });
});
