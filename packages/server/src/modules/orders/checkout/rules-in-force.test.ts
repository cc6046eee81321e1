/** An order lives by the rules that were in force when it was placed, and is settled by them to the cent. */
import { randomUUID } from 'node:crypto';
import { asCents, parseMoney } from '@chengji/contract/money';
import type { SettingName } from '@chengji/contract/settings';
import {
  addMoney,
  aShopper,
  aTrade,
  type Market,
  type ShopFixture,
  type ShopperPerson,
  testPayPassword,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { checkLedger, getBalance, platform, shopPending } from '../../ledger/index.ts';
import { computeSettlement } from '../lifecycle/settlement.rules.ts';

const day = 86_400;
const atFirst = {
  'orders.auto_close_minutes': 30,
  'orders.ship_within_hours': 48,
  'orders.auto_receive_days': 10,
  'orders.extend_receive_days': 5,
  'orders.auto_comment_days': 15,
  'ledger.commission_rate': 500,
} satisfies Partial<Record<SettingName, number>>;

let shopper: ShopperPerson;
let tradeNo: string;
let id: number;

const set = (market: Market, name: SettingName, value: number) =>
  market.server.kernel.services.settings.save(market.context(), name, value);
const place = async (market: Market, shop: ShopFixture, price = '12.30') => {
  const trade = await aTrade(market, shopper, { shop, price });
  tradeNo = trade.tradeNo;
  id = trade.orderIds[0] ?? 0;
};
it.beforeEach(async ({ market, shop }) => {
  shopper = await aShopper(market);
  await addMoney(market, shopper, 1_000_000);
  await place(market, shop);
});
it.afterEach(async ({ market }) => {
  for (const [name, value] of Object.entries(atFirst)) await set(market, name as SettingName, value);
  expect((await checkLedger(market.context().db)).imbalance).toBeUndefined();
});

const details = () => shopper.client.call('GET /wanlshop/order/details', { id });
const pay = () =>
  shopper.client.call(
    'POST /wanlshop/pay/create',
    { trade_no: tradeNo, channel: 'balance', password: testPayPassword },
    { idempotencyKey: randomUUID() },
  );
const ship = (shop: ShopFixture) =>
  shop.seller.client.call('POST /seller/orders/ship', { order_id: id, carrier: '', tracking_no: '' });
const receive = () => shopper.client.call('POST /wanlshop/order/receive', { id });
const comment = async () => {
  const items = (await details()).lines.map((line) => ({ line_id: line.id, score: 5, content: '' }));
  return shopper.client.call('POST /wanlshop/order/comment', { id, items });
};
const due = async () => (await details()).deadlines[0]?.at ?? 0;

describe('a rule that changes after the order was placed', () => {
  it('does not change when it closes unpaid', async ({ market }) => {
    await set(market, 'orders.auto_close_minutes', 1);
    await market.advance(29 * 60);
    expect((await details()).state).toBe('pending_payment');
    await market.advance(61);
    expect((await details()).state).toBe('closed');
  });

  it('does not change when its shop should have shipped it', async ({ market, shop }) => {
    await set(market, 'orders.ship_within_hours', 1);
    await pay();
    const { ship_due_at, paid_at } = await shop.seller.client.call('GET /seller/orders/details', {
      id,
    });
    expect((ship_due_at ?? 0) - (paid_at ?? 0)).toBe(48 * 3_600);
  });

  it('does not change when it counts as received, not even as it is shipped', async ({ market, shop }) => {
    await pay();
    await set(market, 'orders.auto_receive_days', 1);
    await ship(shop);
    expect((await due()) - ((await details()).shipped_at ?? 0)).toBe(10 * day);
  });

  it('does not change by how much its receipt may be put off', async ({ market, shop }) => {
    await pay();
    await ship(shop);
    const before = await due();
    await set(market, 'orders.extend_receive_days', 1);
    await shopper.client.call('POST /wanlshop/order/extend', { id });
    expect((await due()) - before).toBe(5 * day);
  });

  it('does not change when it is reviewed by itself, not even as it is received', async ({
    market,
    shop,
  }) => {
    await pay();
    await ship(shop);
    await set(market, 'orders.auto_comment_days', 1);
    await receive();
    expect((await due()) - ((await details()).received_at ?? 0)).toBe(15 * day);
  });

  it('does not change what the market keeps of it', async ({ market, shop }) => {
    await pay();
    await set(market, 'ledger.commission_rate', 5_000);
    const shown = await shop.seller.client.call('GET /seller/orders/details', { id });
    expect(shown).toMatchObject({ commission: '0.62', income: '11.68' });
    const before = await getBalance(market.context().db, shopPending(shop.id));
    await ship(shop);
    await receive();
    await comment();
    expect(await getBalance(market.context().db, shopPending(shop.id))).toBe(before + 1_168);
  });

  it('is in force for the next order', async ({ market, shop }) => {
    await set(market, 'orders.auto_close_minutes', 5);
    await set(market, 'ledger.commission_rate', 1_000);
    await place(market, shop);
    expect((await due()) - (await details()).createtime).toBe(5 * 60);
    const shown = await shop.seller.client.call('GET /seller/orders/details', { id });
    expect(shown.commission).toBe('1.23');
  });
});

describe('what the market keeps', () => {
  const settled = (
    payableCents: number,
    commissionBasisPoints: number,
    changes = {},
    lines: Parameters<typeof computeSettlement>[1] = [],
  ) =>
    computeSettlement(
      {
        payableCents,
        returnedCents: 0,
        platformDiscountCents: 0,
        promotionReturnedCents: 0,
        ...changes,
        pinned: {
          commissionBasisPoints,
          autoReceiveDays: 10,
          extendDays: 5,
          autoCommentDays: 15,
          afterSaleDays: 7,
          shipWithinHours: 48,
        },
      },
      lines,
    );

  it('is a line’s own rate of what that line brought, without what the market gave back itself', () => {
    const line = {
      sumCents: 3_000,
      discountCents: 500,
      platformDiscountCents: 200,
      returnedCents: 1_000,
      goodwillCents: 400,
      promotionReturnedCents: 0,
      commissionBasisPoints: 1_000,
    };
    // the line brought 2 100, the rest of the order 7 900
    expect(
      settled(10_000 - 200 + 600, 500, { returnedCents: 600, platformDiscountCents: 200 }, [line]),
    ).toEqual({ paid: 9_800, promotion: 200, worth: 10_000, commission: 210 + 395, income: 9_395 });
  });

  it.each([
    [1, 500, 0],
    [9, 500, 0],
    [10, 500, 1],
    [29, 500, 1],
    [30, 500, 2],
    [1_230, 0, 0],
    [1_230, 5_000, 615],
    [99_999_999_999, 1, 10_000_000],
  ])('of %i cents at %i basis points is %i cents, half a cent rounded up', (paid, rate, kept) => {
    const income = paid - kept;
    expect(settled(paid, rate)).toEqual({ paid, promotion: 0, worth: paid, commission: kept, income });
  });

  it('counts what was returned to the buyer out, and what its own coupon took off in', () => {
    expect(settled(10_000, 500, { returnedCents: 2_000, platformDiscountCents: 1_000 })).toEqual({
      paid: 8_000,
      promotion: 1_000,
      worth: 9_000,
      commission: 450,
      income: 8_550,
    });
  });

  it('and what the shop gets are what was paid, for every amount and rate', () => {
    const amounts = fc.integer({ min: 0, max: 99_999_999_999 });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 5_000 }), (paid, rate) => {
        const { commission, income } = settled(paid, rate);
        expect(commission + income).toBe(paid);
        expect(commission).toBeGreaterThanOrEqual(0);
        expect(Math.abs(commission - (paid * rate) / 10_000)).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  it.for(['0.01', '0.09', '0.10', '9999.99'])(
    'of an order of %s is booked as it is shown',
    async (price, { market, shop }) => {
      await place(market, shop, price);
      await pay();
      await ship(shop);
      await receive();
      const { commission, income } = await shop.seller.client.call('GET /seller/orders/details', {
        id,
      });
      const { db } = market.context();
      const accounts = [shopPending(shop.id), platform('commission'), platform('escrow')];
      const balances = () => Promise.all(accounts.map((account) => getBalance(db, account)));
      const before = await balances();
      await comment();
      const moved = (await balances()).map((cents, index) => asCents(cents - (before[index] ?? 0)));
      expect(moved).toEqual([parseMoney(income), parseMoney(commission), -parseMoney(price)]);
    },
  );

  it('of nothing is nothing: an order settled at no rate pays its shop all of it', async ({
    market,
    shop,
  }) => {
    await set(market, 'ledger.commission_rate', 0);
    await place(market, shop, '7.77');
    await pay();
    await ship(shop);
    await receive();
    const before = await getBalance(market.context().db, platform('commission'));
    expect((await comment()).state).toBe('completed');
    expect(await getBalance(market.context().db, platform('commission'))).toBe(before);
  });
});
