import { asCents } from '@chengji/contract/money';
import { aCard, aCoupon, aShopper, getRefusalKey, type Market, type ShopperPerson } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { emit } from '../../../kernel/events/events.ts';
import { useCards } from './use-cards.ts';

let shopper: ShopperPerson;
it.beforeEach(async ({ market }) => {
  shopper = await aShopper(market);
});

const validFor = (market: Market, time: number) => ({
  valid_from: market.seconds(),
  valid_to: market.seconds() + time,
});
const mine = (input: { state?: 'unused' | 'used' | 'expired'; limit?: number; cursor?: string } = {}) =>
  shopper.client.call('GET /wanlshop/coupon/mine', input);
const getWalletCents = async (client = shopper.client) =>
  (await client.call('GET /wanlshop/user/statistics')).statistics.dynamic.coupon;
const use = (market: Market, cardId: number, orderId: number) =>
  useCards(market.context(), {
    shopperId: shopper.id,
    uses: [{ cardId, shares: [{ orderId, cents: asCents(100), orderCents: asCents(900) }] }],
  });

describe('the own cards', () => {
  it('stand by what expires first, page by page', async ({ market, shop }) => {
    const later = await aCard(shopper, shop.seller, validFor(market, 9_000));
    const soon = await aCard(shopper, shop.seller, validFor(market, 3_000));
    const last = await aCard(shopper, shop.seller, validFor(market, 99_000));
    const first = await mine({ limit: 2 });
    expect(first.rows.map(({ id }) => id)).toEqual([soon.id, later.id]);
    expect(first.counts).toEqual({ unused: 3, used: 0, expired: 0 });
    const rest = await mine({ limit: 2, cursor: first.next ?? '' });
    expect(rest).toMatchObject({ rows: [{ id: last.id }], next: null });
  });

  it('stand by what was used last', async ({ market, shop }) => {
    const [one, two] = [await aCard(shopper, shop.seller), await aCard(shopper, shop.seller)];
    await use(market, two.id, 71);
    await market.advance(5);
    await use(market, one.id, 72);
    const { rows, counts } = await mine({ state: 'used' });
    expect(rows.map(({ id, order_id }) => [id, order_id])).toEqual([
      [one.id, 72],
      [two.id, 71],
    ]);
    expect(counts).toEqual({ unused: 0, used: 2, expired: 0 });
  });

  it('are expired, and counted so, from the second their time is over', async ({ market, shop }) => {
    const card = await aCard(shopper, shop.seller, validFor(market, 600));
    expect(await getWalletCents()).toBe(1);
    await market.advance(540);
    expect(await getWalletCents()).toBe(1);
    await market.advance(60);
    expect(await getWalletCents()).toBe(0);
    expect((await mine()).rows).toEqual([]);
    expect(await mine({ state: 'expired' })).toMatchObject({ rows: [{ id: card.id, state: 'expired' }] });
  });

  it('read as expired also before the deadline has fired', async ({ market, shop }) => {
    const card = await aCard(shopper, shop.seller, validFor(market, 600));
    const { pool } = market.server.kernel.database;
    await pool.query("update cards set valid_to = valid_to - interval '1 hour' where id = $1", [card.id]);
    expect(await getWalletCents()).toBe(0);
    expect(await mine()).toMatchObject({ rows: [], counts: { unused: 0, expired: 1 } });
    expect(await shopper.client.call('GET /wanlshop/coupon/card', { id: card.id })).toMatchObject({
      state: 'expired',
    });
    await expect(use(market, card.id, 73)).rejects.toMatchObject({ key: 'coupons.card_not_usable' });
  });

  it('go with the account that is closed', async ({ market, shop }) => {
    await aCard(shopper, shop.seller);
    const used = await aCard(shopper, shop.seller);
    await use(market, used.id, 74);
    await emit(market.context(), 'identity.closed', { shopperId: shopper.id });
    await market.settle();
    const { rows } = await market.server.kernel.database.pool.query(
      'select id, state from cards where shopper_id = $1',
      [shopper.id],
    );
    expect(rows).toEqual([{ id: String(used.id), state: 'used' }]);
  });
});

describe('deadlines of cards', () => {
  it('expire all that are due, however many, and each holder is told a day before', async ({
    market,
    shop,
  }) => {
    const id = await aCoupon(shop.seller, { per_person: 50, total: 500, valid_days: 2 });
    for (let number = 0; number < 3; number += 1) {
      await shopper.client.call('POST /wanlshop/coupon/receive', { id });
    }
    const notices = async () => (await shopper.client.call('GET /wanlshop/notice/list', {})).rows;
    await market.settle();
    const before = (await notices()).length;
    await market.advance(86_400);
    const [told] = await notices();
    expect(await notices()).toHaveLength(before + 1);
    expect(told?.modules).toBe('coupon');
    expect(told?.content).toContain('3');
    await market.advance(86_400);
    expect((await mine()).counts).toEqual({ unused: 0, used: 0, expired: 3 });
    const { rows } = await market.server.kernel.database.pool.query(
      "select count(*)::int as left from cards where state = 'unused' and valid_to <= now()",
    );
    expect(rows).toEqual([{ left: 0 }]);
  });

  it('say nothing of a card that lasts less than a day, or was used by then', async ({ market, shop }) => {
    await aCard(shopper, shop.seller, validFor(market, 3_600));
    const used = await aCard(shopper, shop.seller, validFor(market, 2 * 86_400));
    await use(market, used.id, 75);
    await market.settle();
    const before = (await shopper.client.call('GET /wanlshop/notice/list', {})).rows.length;
    await market.advance(2 * 86_400);
    expect((await shopper.client.call('GET /wanlshop/notice/list', {})).rows).toHaveLength(before);
  });
});

it('a card of another is not there', async ({ market, shop }) => {
  const card = await aCard(shopper, shop.seller);
  const { client } = await aShopper(market);
  expect(await getRefusalKey(client.call('GET /wanlshop/coupon/card', { id: card.id }))).toBe(
    'common.not_found',
  );
});
