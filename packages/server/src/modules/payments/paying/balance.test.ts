import { randomUUID } from 'node:crypto';
import type { CallClient } from '@chengji/client-kit';
import {
  addMoney,
  aShopper,
  aTrade,
  getRefusalKey,
  type Market,
  type ShopperPerson,
  type Trade,
  testPayPassword,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { checkLedger, getBalance, platform, shopperAvailable } from '../../ledger/index.ts';
import { tradePayable } from '../../orders/index.ts';
import { payablePort } from '../index.ts';

let shopper: ShopperPerson;
let trade: Trade;
it.beforeEach(async ({ market }) => {
  shopper = await aShopper(market);
  trade = await aTrade(market, shopper);
  await addMoney(market, shopper, 5_000);
});
it.afterEach(async ({ market }) => {
  expect((await checkLedger(market.context().db)).imbalance).toBeUndefined();
});

type Payment = { tradeNo?: string; password?: string; key?: string; client?: CallClient };
const pay = ({
  tradeNo = trade.tradeNo,
  password = testPayPassword,
  key = randomUUID(),
  client,
}: Payment = {}) =>
  (client ?? shopper.client).call(
    'POST /wanlshop/pay/create',
    { trade_no: tradeNo, channel: 'balance', password },
    { idempotencyKey: key },
  );
const balance = (market: Market) => getBalance(market.context().db, shopperAvailable(shopper.id));
const orderState = async () =>
  (await shopper.client.call('GET /wanlshop/order/details', { id: trade.orderIds[0] ?? 0 })).state;

describe('paying from the balance', () => {
  it('pays a trade at once and moves its money into escrow', async ({ market }) => {
    const escrow = await getBalance(market.context().db, platform('escrow'));
    const paid = await pay();
    expect(paid.status).toBe('paid');
    expect(await balance(market)).toBe(5_000 - 1_230);
    expect(await getBalance(market.context().db, platform('escrow'))).toBe(escrow + 1_230);
    expect(await orderState()).toBe('pending_shipment');
    expect(await shopper.client.call('GET /wanlshop/pay/status', paid)).toEqual({
      status: 'paid',
      kind: 'trade',
      trade_no: trade.tradeNo,
      amount: '12.30',
      note: '',
    });
  });

  it('shows the ways to pay, what there is to pay with, and until when', async ({ market }) => {
    const shown = await shopper.client.call('GET /wanlshop/pay/channels', { trade_no: trade.tradeNo });
    expect(shown).toMatchObject({
      rows: [
        { channel: 'balance', name: '余额支付', enabled: true, note: '', balance: '50.00' },
        { channel: 'sandbox', name: '沙箱支付', enabled: true, balance: null },
      ],
      payable: '12.30',
      paid: false,
      has_pay_password: true,
    });
    const inAnHalfHour = market.seconds() + 30 * 60;
    expect(Math.abs(shown.expires_at - inAnHalfHour)).toBeLessThan(5);
  });

  it('says that the balance does not suffice, and when a trade is paid', async ({ market }) => {
    const dear = await aTrade(market, shopper, { price: '51.00' });
    const english = market.client(shopper.token, 'en');
    const { rows } = await english.call('GET /wanlshop/pay/channels', { trade_no: dear.tradeNo });
    expect(rows[0]).toMatchObject({ enabled: false, note: 'Insufficient balance' });
    await pay();
    const paid = await english.call('GET /wanlshop/pay/channels', { trade_no: trade.tradeNo });
    expect(paid.paid).toBe(true);
  });

  it('pays once for one key, also over a broken connection', async ({ market }) => {
    const key = randomUUID();
    const first = await pay({ key });
    expect(await pay({ key })).toEqual(first);
    expect(await balance(market)).toBe(5_000 - 1_230);
  });

  it('refuses a key that paid something else', async ({ market }) => {
    const key = randomUUID();
    await pay({ key });
    const other = await aTrade(market, shopper);
    expect(await getRefusalKey(pay({ key, tradeNo: other.tradeNo }))).toBe('common.idempotency_key_reused');
  });

  it('refuses a wrong payment password and counts it, though nothing else is kept', async ({ market }) => {
    expect(await getRefusalKey(pay({ password: '000000' }))).toBe('payments.wrong_pay_password');
    expect(await getRefusalKey(pay({ password: '' }))).toBe('payments.wrong_pay_password');
    for (let n = 0; n < 3; n += 1) await getRefusalKey(pay({ password: '000000' }));
    expect(await getRefusalKey(pay())).toBe('payments.pay_password_locked');
    expect(await balance(market)).toBe(5_000);
    await market.advance(3_601);
    expect(await getRefusalKey(pay())).toBe('payments.trade_closed');
  });

  it('refuses who has no payment password yet', async ({ market }) => {
    const { db } = market.context();
    await db.execute(`update shoppers set pay_password_hash = null where id = ${shopper.id}`);
    expect(await getRefusalKey(pay())).toBe('payments.pay_password_unset');
  });

  it('refuses more than the balance holds', async ({ market }) => {
    const dear = await aTrade(market, shopper, { price: '50.01' });
    expect(await getRefusalKey(pay({ tradeNo: dear.tradeNo }))).toBe('payments.insufficient_balance');
  });

  it('refuses a trade that is paid or closed', async ({ market }) => {
    await pay();
    expect(await getRefusalKey(pay())).toBe('payments.trade_paid');
    const closed = await aTrade(market, shopper);
    await market.advance(31 * 60);
    expect(await getRefusalKey(pay({ tradeNo: closed.tradeNo }))).toBe('payments.trade_closed');
    const channels = shopper.client.call('GET /wanlshop/pay/channels', { trade_no: closed.tradeNo });
    expect(await getRefusalKey(channels)).toBe('payments.trade_closed');
  });

  it('refuses a channel that is off', async () => {
    const wechat = shopper.client.call(
      'POST /wanlshop/pay/create',
      { trade_no: trade.tradeNo, channel: 'wechat' },
      { idempotencyKey: randomUUID() },
    );
    expect(await getRefusalKey(wechat)).toBe('payments.channel_off');
  });

  it('keeps nothing of a payment that is broken off halfway', async ({ market }) => {
    const key = randomUUID();
    const { ports } = market.context().services;
    ports.provide(payablePort, {
      ...tradePayable,
      async onPaid(ctx, paid) {
        await tradePayable.onPaid(ctx, paid);
        throw new Error('killed');
      },
    });
    await expect(pay({ key })).rejects.toMatchObject({ cause: { message: 'killed' } });
    ports.provide(payablePort, tradePayable);
    expect(await balance(market)).toBe(5_000);
    expect(await orderState()).toBe('pending_payment');
    expect((await pay({ key })).status).toBe('paid');
  });

  it('lets no stranger see or pay it', async ({ market }) => {
    const { payment_no } = await pay();
    const { client } = await aShopper(market);
    const other = await aTrade(market, shopper);
    expect(await getRefusalKey(pay({ client, tradeNo: other.tradeNo }))).toBe('common.not_found');
    const channels = client.call('GET /wanlshop/pay/channels', { trade_no: other.tradeNo });
    expect(await getRefusalKey(channels)).toBe('common.not_found');
    expect(await getRefusalKey(client.call('GET /wanlshop/pay/status', { payment_no }))).toBe(
      'common.not_found',
    );
  });

  it('asks a visitor to log in', async ({ market }) => {
    const client = market.client();
    expect(await getRefusalKey(pay({ client }))).toBe('common.login_required');
    const channels = client.call('GET /wanlshop/pay/channels', { trade_no: trade.tradeNo });
    expect(await getRefusalKey(channels)).toBe('common.login_required');
    expect(await getRefusalKey(client.call('GET /wanlshop/pay/status', { payment_no: 'P1' }))).toBe(
      'common.login_required',
    );
  });
});
