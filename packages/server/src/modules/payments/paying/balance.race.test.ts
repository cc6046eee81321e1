import { randomUUID } from 'node:crypto';
import { CallError } from '@chengji/client-kit';
import {
  addMoney,
  aShopper,
  aTrade,
  type Market,
  type ShopperPerson,
  type Trade,
  testPayPassword,
  withoutPlacingLimits,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { checkLedger, getBalance, shopperAvailable } from '../../ledger/index.ts';

const it = marketTest.extend('marketOptions', { settings: withoutPlacingLimits });

let shopper: ShopperPerson;
let trade: Trade;
it.beforeAll(async ({ market }) => {
  const ctx = market.context();
  await ctx.services.settings.save(ctx, 'identity.pay_password_tries', 20); // guesses under way count too
});
it.beforeEach(async ({ market }) => {
  shopper = await aShopper(market);
  trade = await aTrade(market, shopper);
  await addMoney(market, shopper, 5_000);
});
it.afterEach(async ({ market }) => {
  expect((await checkLedger(market.context().db)).imbalance).toBeUndefined();
});

const pay = (key: string = randomUUID(), tradeNo = trade.tradeNo) =>
  shopper.client.call(
    'POST /wanlshop/pay/create',
    { trade_no: tradeNo, channel: 'balance', password: testPayPassword },
    { idempotencyKey: key },
  );
const balance = (market: Market) => getBalance(market.context().db, shopperAvailable(shopper.id));

describe('paying from the balance', () => {
  it('pays once, though one key is sent ten times at once', async ({ market }) => {
    const key = randomUUID();
    const payments = await Promise.all(Array.from({ length: 10 }, () => pay(key)));
    expect(new Set(payments.map(({ payment_no }) => payment_no)).size).toBe(1);
    expect(await balance(market)).toBe(5_000 - 1_230);
  });

  it('pays once, though ten keys are sent at once', async ({ market }) => {
    const payments = await Promise.allSettled(Array.from({ length: 10 }, () => pay()));
    expect(payments.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const keys = payments.flatMap((one) =>
      one.status === 'rejected' && one.reason instanceof CallError ? [one.reason.key] : [],
    );
    expect(keys).toHaveLength(9);
    expect(keys.every((key) => key === 'payments.trade_paid' || key === 'payments.trade_closed')).toBe(true);
    expect(await balance(market)).toBe(5_000 - 1_230);
  });

  it('never spends more than there is, though many trades are paid at once', async ({ market }) => {
    const trades = [trade];
    for (let n = 0; n < 5; n += 1) trades.push(await aTrade(market, shopper, { shop: trade.shop }));
    const payments = await Promise.allSettled(trades.map(({ tradeNo }) => pay(randomUUID(), tradeNo)));
    expect(payments.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    expect(await balance(market)).toBe(5_000 - 4 * 1_230);
  });
});
