import {
  aCampaign,
  aMember,
  aShopFixture,
  getRefusalKey,
  getWalletCents,
  type Market,
  type Member,
  type ShopFixture,
  type TestCampaign,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { checkLedger } from '../../ledger/index.ts';
import { failOrders, formOrders } from './release-waiting.ts';

let shop: ShopFixture;
let campaign: TestCampaign;
/** Two of three: both have paid 9.90 of 1,000.00, and wait. */
let members: [Member, Member];
it.beforeEach(async ({ market }) => {
  shop = await aShopFixture(market);
  campaign = await aCampaign(shop, { tiers: [[3, '9.90']], goodsStock: 10 });
  const leader = await aMember(market, campaign);
  members = [leader, await aMember(market, campaign, { teamId: leader.teamId })];
});

const ids = () => members.map(({ orderId }) => orderId);
const form = (market: Market, returnCents = 0) =>
  formOrders(market.context(), { orders: ids().map((orderId) => ({ orderId, returnCents })) });
const fail = (market: Market) => failOrders(market.context(), { orderIds: ids() });
const orders = () =>
  Promise.all(
    members.map(({ client, orderId }) => client.call('GET /wanlshop/order/details', { id: orderId })),
  );
const wallets = () => Promise.all(members.map((member) => getWalletCents(member)));
const stock = async (market: Market) =>
  (await market.client().call('GET /wanlshop/goods/details', { id: campaign.goodsId })).skus[0]?.stock;
const isBalanced = async (market: Market) =>
  expect(await checkLedger(market.server.kernel.db)).not.toHaveProperty('imbalance');

describe('an order that waits for others', () => {
  it('is neither shipped by its shop, alone or in a table, nor cancelled by its buyer', async () => {
    const [{ client, orderId }] = members;
    const { seller } = shop;
    const shipment = { carrier: '', tracking_no: '' };
    expect(
      await getRefusalKey(seller.client.call('POST /seller/orders/ship', { order_id: orderId, ...shipment })),
    ).toBe('orders.waits_for_team');
    const { order_no } = await client.call('GET /wanlshop/order/details', { id: orderId });
    const table = await seller.client.call('POST /seller/orders/ship_many', {
      rows: [{ order_no, ...shipment }],
    });
    expect(table).toMatchObject({ shipped: 0, refused: 1 });
    expect(await getRefusalKey(client.call('POST /wanlshop/order/cancel', { id: orderId }))).toBe(
      'orders.state_changed',
    );
  });

  it('that nobody paid closes sooner than one bought alone', async ({ market }) => {
    const { client, orderId } = await aMember(market, campaign, { pays: false });
    const { deadlines, createtime } = await client.call('GET /wanlshop/order/details', { id: orderId });
    const close = deadlines.find(({ event }) => event === 'auto_close');
    expect(close?.at).toBe(createtime + 15 * 60);
  });
});

describe('once the others have come', () => {
  it('orders go to their shop, which from then on has its time to ship', async ({ market }) => {
    await form(market);
    const now = market.seconds();
    for (const { orderId } of members) {
      const order = await shop.seller.client.call('GET /seller/orders/details', { id: orderId });
      expect(order.state).toBe('pending_shipment');
      expect(order.ship_due_at).toBeGreaterThanOrEqual(now + 48 * 3_600 - 5);
      expect(order.can.ship).toBe(true);
    }
    expect(await wallets()).toEqual([99_010, 99_010]);
  });

  it('what it costs less is back in the balance at once, and the shop earns what stayed', async ({
    market,
  }) => {
    await form(market, 190);
    expect(await wallets()).toEqual([99_200, 99_200]);
    expect((await orders()).map(({ returned }) => returned)).toEqual(['1.90', '1.90']);
    expect((await orders()).map(({ lines }) => lines[0]?.refundable)).toEqual(['8.00', '8.00']);
    const { commission, income } = await shop.seller.client.call('GET /seller/orders/details', {
      id: members[0].orderId,
    });
    expect([commission, income]).toEqual(['0.40', '7.60']);
    await isBalanced(market);
  });

  it('is announced once, however often it is reported', async ({ market }) => {
    await form(market, 190);
    await form(market, 190);
    await fail(market);
    expect(await wallets()).toEqual([99_200, 99_200]);
    expect((await orders()).map(({ state }) => state)).toEqual(['pending_shipment', 'pending_shipment']);
  });
});

describe('when the others did not come', () => {
  it('orders close, and money and stock are back', async ({ market }) => {
    expect(await stock(market)).toBe(8);
    await fail(market);
    expect(await wallets()).toEqual([100_000, 100_000]);
    expect(await stock(market)).toBe(10);
    expect((await orders()).map(({ state, close_reason }) => [state, close_reason])).toEqual(
      Array(2).fill(['closed', 'group_failed']),
    );
    await isBalanced(market);
  });

  it('nothing of it counts as sold', async ({ market }) => {
    await fail(market);
    const { today, best, balance } = await shop.seller.client.call('GET /seller/dashboard/info', {});
    expect([today.amount, best, balance.pending]).toEqual(['0.00', [], '0.00']);
  });
});

describe('a group order', () => {
  it('ends the waiting one way when both ends come at the same moment', async ({ market }) => {
    await Promise.all([form(market), fail(market), form(market), fail(market)]);
    const states = new Set((await orders()).map(({ state }) => state));
    expect(states.size).toBe(1);
    expect(await wallets()).toEqual(Array(2).fill(states.has('closed') ? 100_000 : 99_010));
    await isBalanced(market);
  });
});
