/** A channel that cannot be reached is named to the person, with what becomes of their money, and to the operator. */
import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  aShopper,
  aTrade,
  getRefusalKey,
  getSandbox,
  type Market,
  type Sandbox,
  type ShopperPerson,
  startMarket,
  type Trade,
} from '@chengji/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WechatAccount } from '../index.ts';

let market: Market;
let sandbox: Sandbox;
let shopper: ShopperPerson;
let trade: Trade;
let account: { -readonly [K in keyof WechatAccount]: WechatAccount[K] };
let baseUrl: string;
let hanging: Server;
let asked = 0;
beforeAll(async () => {
  market = await startMarket();
  sandbox = getSandbox(market);
  await sandbox.behave('never');
  account = market.context().services.sandboxAccount as WechatAccount;
  baseUrl = account.baseUrl;
  hanging = createServer(() => {
    asked += 1;
  }).listen(0, '127.0.0.1');
});
afterAll(async () => {
  hanging.closeAllConnections();
  hanging.close();
  await market.stop();
});
beforeEach(async () => {
  findsTheChannel();
  await market.advance(60); // every pending payment is asked after, and the circuit breaker closes
  shopper = await aShopper(market);
  trade = await aTrade(market, shopper);
});

const findsTheChannel = () => {
  account.baseUrl = baseUrl;
  account.timeoutMs = 5_000;
};
/** Nobody listens there. */
const refuses = () => {
  account.baseUrl = 'http://127.0.0.1:9';
};
/** It takes connections and never answers. */
const hangs = () => {
  account.baseUrl = `http://127.0.0.1:${(hanging.address() as AddressInfo).port}`;
  account.timeoutMs = 200;
};
const create = ({ tradeNo }: Trade) =>
  shopper.client.call(
    'POST /wanlshop/pay/create',
    { trade_no: tradeNo, channel: 'sandbox' },
    { idempotencyKey: randomUUID() },
  );
const pay = async (of: Trade) => (await create(of)).payment_no;
const status = (payment_no: string, language: 'zh' | 'en' = 'zh') =>
  market.client(shopper.token, language).call('GET /wanlshop/pay/status', { payment_no });
const cancel = (of: Trade) => shopper.client.call('POST /wanlshop/order/cancel', { id: of.orderIds[0] ?? 0 });
const isUp = async () =>
  /^chengji_payment_channel_up\{channel="sandbox"\} (\d)$/m.exec(
    await (await fetch(`${market.url}/metrics`)).text(),
  )?.[1];

describe.each([
  ['refuses connections', refuses],
  ['hangs', hangs],
])('a channel that %s', (_how, isLost) => {
  it('is named where a payment stands still, and no more once it answers', async () => {
    const paymentNo = await pay(trade);
    await sandbox.approve(paymentNo);
    isLost();
    expect(await status(paymentNo)).toEqual({
      status: 'pending',
      kind: 'trade',
      amount: '12.30',
      trade_no: trade.tradeNo,
      note: '沙箱支付暂时无法连接。如您已付款，恢复后会自动确认，请勿重复支付',
    });
    expect((await status(paymentNo, 'en')).note).toMatch(/^Sandbox can’t be reached right now\. If you’ve/);
    findsTheChannel();
    await market.advance(30);
    expect(await status(paymentNo)).toMatchObject({ status: 'paid', note: '' });
  });

  it('is named after an order is cancelled all the same, with what becomes of the money', async () => {
    await pay(trade);
    isLost();
    const { state, note } = await cancel(trade);
    expect([state, note]).toEqual([
      'closed',
      '订单已取消。沙箱支付暂时无法连接，如您已在该渠道付款，款项会自动原路退回',
    ]);
  });

  it('is named where it was to be paid by', async () => {
    isLost();
    const refused = create(trade);
    expect(await getRefusalKey(refused)).toBe('payments.channel_unreachable');
    await expect(refused).rejects.toThrow('沙箱支付暂时无法连接，请稍后再试，或换一种支付方式');
  });
});

describe('the cashier', () => {
  it('a channel that is left alone is named without being asked, and the figures say that it is down', async () => {
    const paymentNo = await pay(trade);
    expect(await isUp()).toBe('1');
    hangs();
    for (let n = 0; n < 3; n += 1) await getRefusalKey(create(trade)); // each asks twice
    expect(await isUp()).toBe('0');
    const before = asked;
    expect(await status(paymentNo)).toMatchObject({
      status: 'pending',
      note: expect.stringContaining('沙箱支付暂时无法连接'),
    });
    expect(asked).toBe(before);
    findsTheChannel();
    await market.advance(30);
    expect(await isUp()).toBe('1');
    expect((await status(paymentNo)).note).toBe('');
  });

  it('nothing is said of a channel that answers', async () => {
    const paymentNo = await pay(trade);
    expect((await status(paymentNo)).note).toBe('');
    expect(await cancel(trade)).toMatchObject({ state: 'closed', note: '' });
  });
});
