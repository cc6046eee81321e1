/** What stands still while a refund of an order is open, and goes on with the time it had left. */
import type { OrderState } from '@chengji/contract';
import {
  anOrder,
  aShopFixture,
  aShopper,
  type Market,
  type ShopFixture,
  type ShopperPerson,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { transact } from '../../../kernel/db/transact.ts';
import { getBalance, shopAvailable } from '../../ledger/index.ts';
import { endHold, holdForRefund } from './after-sale-order.ts';

const hour = 3_600;
const day = 24 * hour;

let shop: ShopFixture;
let shopper: ShopperPerson;
let id: number;
it.beforeEach(async ({ market }) => {
  shop = await aShopFixture(market);
  shopper = await aShopper(market);
});

const begin = async (market: Market, state: OrderState) => {
  ({ id } = await anOrder(market, shopper, shop, { state }));
};
const hold = (market: Market) => transact(market.context(), (ctx) => holdForRefund(ctx, id));
const end = (market: Market) => transact(market.context(), (ctx) => endHold(ctx, id));
const details = () => shopper.client.call('GET /wanlshop/order/details', { id });
const state = async () => (await details()).state;
const next = async () => (await details()).deadlines[0];

describe.each([
  { from: 'shipped', event: 'auto_receive', to: 'pending_review', days: 10 },
  { from: 'pending_review', event: 'auto_comment', to: 'completed', days: 15 },
] as const)('$event of an order that is $from', ({ from, event, to, days }) => {
  it.beforeEach(({ market }) => begin(market, from));

  it('stands still while a refund is open, and goes on with what it had left, to the second', async ({
    market,
  }) => {
    const at = (await next())?.at ?? 0;
    await market.advance(3 * day);
    await hold(market);
    const paused = await next();
    const left = (days - 3) * day;
    expect(paused).toMatchObject({ event, at, paused_by: 'refund' });
    expect(paused?.left).toBeLessThanOrEqual(left);
    expect(paused?.left).toBeGreaterThan(left - 10);
    await market.advance(14 * day);
    expect(await next()).toEqual(paused);
    expect(await state()).toBe(from);
    await end(market);
    expect(await next()).toEqual({ event, at: at + 14 * day, paused_by: null, left: null });
    expect(at + 14 * day - market.seconds()).toBeGreaterThan(left - 10);
    await market.advance(at + 14 * day - market.seconds() - 1);
    expect(await state()).toBe(from);
    await market.advance(2);
    expect(await state()).toBe(to);
  });

  it('goes on only when the last of several has ended', async ({ market }) => {
    const at = (await next())?.at ?? 0;
    await hold(market);
    await market.advance(2 * day);
    await hold(market);
    await market.advance(3 * day);
    await end(market);
    expect((await next())?.paused_by).toBe('refund');
    await market.advance(days * day);
    expect(await state()).toBe(from);
    await end(market);
    expect(await next()).toEqual({ event, at: at + (days + 5) * day, paused_by: null, left: null });
  });
});

describe('while a refund is open', () => {
  it('an order that is shipped begins its days then, and all of them are left at the end', async ({
    market,
  }) => {
    await begin(market, 'pending_shipment');
    await hold(market);
    await market.advance(2 * day);
    const ship = { order_id: id, carrier: '', tracking_no: '' };
    await shop.seller.client.call('POST /seller/orders/ship', ship);
    await market.advance(20 * day);
    await end(market);
    expect(await next()).toEqual({
      event: 'auto_receive',
      at: market.seconds() + 10 * day,
      paused_by: null,
      left: null,
    });
  });

  it('the buyer may say that the parcel came, and has all days to review at the end', async ({ market }) => {
    await begin(market, 'shipped');
    await hold(market);
    await market.advance(2 * day);
    await shopper.client.call('POST /wanlshop/order/receive', { id });
    expect(await next()).toMatchObject({ event: 'auto_comment', paused_by: 'refund' });
    await market.advance(12 * day);
    await end(market);
    expect(await next()).toEqual({
      event: 'auto_comment',
      at: market.seconds() + 15 * day,
      paused_by: null,
      left: null,
    });
  });

  it('the buyer may put the receipt off, and review', async ({ market }) => {
    await begin(market, 'shipped');
    const at = (await next())?.at ?? 0;
    await hold(market);
    await shopper.client.call('POST /wanlshop/order/extend', { id });
    await market.advance(day);
    await end(market);
    expect((await next())?.at).toBe(at + 6 * day);
    await hold(market);
    await shopper.client.call('POST /wanlshop/order/receive', { id });
    const items = (await details()).lines.map((line) => ({ line_id: line.id, score: 5, content: '' }));
    await shopper.client.call('POST /wanlshop/order/comment', { id, items });
    expect(await state()).toBe('completed');
  });
});

describe('the income of a completed order', () => {
  const available = (market: Market) => getBalance(market.context().db, shopAvailable(shop.id));

  it('stays pending while a refund is open, and is released at once when its time had passed', async ({
    market,
  }) => {
    await begin(market, 'completed');
    const before = await available(market);
    const at = (await next())?.at ?? 0;
    expect(await next()).toEqual({ event: 'after_sale_ends', at, paused_by: null, left: null });
    await hold(market);
    expect(await next()).toEqual({ event: 'after_sale_ends', at, paused_by: 'refund', left: null });
    await market.advance(20 * day);
    expect(await available(market)).toBe(before);
    await end(market);
    await market.advance(1);
    expect(await available(market)).toBeGreaterThan(before);
    expect(await next()).toBeUndefined();
  });

  it('is released at its own time when the refund ended before', async ({ market }) => {
    await begin(market, 'completed');
    const before = await available(market);
    const at = (await next())?.at ?? 0;
    await hold(market);
    await market.advance(3 * day);
    await end(market);
    expect((await next())?.at).toBe(at);
    await market.advance(at - market.seconds() - 1);
    expect(await available(market)).toBe(before);
    await market.advance(2);
    expect(await available(market)).toBeGreaterThan(before);
  });
});
