/** The channel `wechat` as production configures it, with a gateway in the place of WeChat's. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SandboxGateway, startSandboxGateway } from '@chengji/sandbox';
import {
  aGoods,
  anOrder,
  aShopper,
  aTrade,
  getRefusalKey,
  type Market,
  type ShopperPerson,
  startMarket,
  type Trade,
} from '@chengji/testkit';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkLedger, external, getBalance } from '../../ledger/index.ts';
import { openidPort } from '../paying/payables.ts';

let folder: string;
let wechat: SandboxGateway;
let market: Market;
let shopper: ShopperPerson;
let trade: Trade;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'chengji-wechat-'));
  const clock = { now: () => market?.now() ?? new Date() };
  wechat = await startSandboxGateway({
    folder,
    clock,
    log: pino({ enabled: false }),
    pageBase: 'https://pay.example',
  });
  const { keys } = wechat;
  market = await startMarket({
    environment: {
      PAY_CHANNELS: 'balance,wechat',
      PUBLIC_URL: 'http://127.0.0.1:9',
      WECHATPAY_BASE_URL: wechat.url,
      WECHATPAY_APP_ID: keys.appId,
      WECHATPAY_MERCHANT_ID: keys.merchantId,
      WECHATPAY_SERIAL: keys.merchantSerial,
      WECHATPAY_PRIVATE_KEY: keys.merchant.privateKey,
      WECHATPAY_PLATFORM_SERIAL: keys.platformSerial,
      WECHATPAY_PLATFORM_KEY: keys.platform.publicKey,
      WECHATPAY_API_V3_KEY: keys.apiV3Key,
    },
  });
});
afterAll(async () => {
  await market.stop();
  await wechat.stop();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  market.context().services.ports.provide(openidPort, async () => null);
  shopper = await aShopper(market);
  trade = await aTrade(market, shopper);
});
afterEach(async () => {
  expect((await checkLedger(market.context().db)).imbalance).toBeUndefined();
});

const create = (channel: 'wechat' | 'sandbox' = 'wechat') =>
  shopper.client.call(
    'POST /wanlshop/pay/create',
    { trade_no: trade.tradeNo, channel },
    { idempotencyKey: randomUUID() },
  );
const approve = (paymentNo: string) =>
  fetch(`${wechat.url}/sandbox/payments/${paymentNo}/approve`, { method: 'POST' });
/** The channel's page, with what it says is paid for. */
const readPage = async ({ params }: { params?: Record<string, string> | undefined }) => {
  const { pathname } = new URL(params?.url ?? '');
  return (await fetch(`${wechat.url}${pathname}`)).text();
};
const status = async (payment_no: string) =>
  (await shopper.client.call('GET /wanlshop/pay/status', { payment_no })).status;

describe('the WeChat channel', () => {
  it('is offered by its name, and the sandbox is not', async () => {
    const { rows } = await shopper.client.call('GET /wanlshop/pay/channels', { trade_no: trade.tradeNo });
    expect(rows.map(({ channel, name }) => [channel, name])).toEqual([
      ['balance', '余额支付'],
      ['wechat', '微信支付'],
    ]);
    expect(await getRefusalKey(create('sandbox'))).toBe('payments.channel_off');
  });

  it('opens the channel’s page outside of WeChat, and comes back to the market', async () => {
    const { params } = await create();
    expect(params?.mode).toBe('h5');
    expect(params?.url).toMatch(
      /^https:\/\/pay\.example\/.*redirect_url=http%3A%2F%2F127\.0\.0\.1%3A9%2F%23%2F/,
    );
  });

  it('says what was bought: the goods and how many pieces, or that money is added', async () => {
    const goods = [
      await aGoods(trade.shop, { title: '赣南脐橙', title_en: 'Navel oranges' }),
      await aGoods(trade.shop),
    ];
    const { trade_no } = await anOrder(market, shopper, trade.shop, { goods, number: 2 });
    const client = market.client(shopper.token, 'en');
    const payIn = async (language: 'zh' | 'en', tradeNo: string) =>
      readPage(
        await market
          .client(shopper.token, language)
          .call(
            'POST /wanlshop/pay/create',
            { trade_no: tradeNo, channel: 'wechat' },
            { idempotencyKey: randomUUID() },
          ),
      );
    expect(await payIn('zh', trade_no)).toContain('赣南脐橙 等 4 件');
    const another = await anOrder(market, shopper, trade.shop, { goods });
    expect(await payIn('en', another.trade_no)).toContain('Navel oranges, 2 items in all');
    const single = await anOrder(market, shopper, trade.shop, { goods: goods.slice(0, 1) });
    expect(await payIn('zh', single.trade_no)).not.toContain('等 1 件');
    const recharge = { amount: '100.00', channel: 'wechat' as const };
    const topUp = await client.call('POST /wanlshop/wallet/recharge', recharge, {
      idempotencyKey: randomUUID(),
    });
    expect(await readPage(topUp)).toContain('Top-up');
  });

  it('opens the app’s own payment for a person with an openid', async () => {
    market
      .context()
      .services.ports.provide(openidPort, async (_ctx, shopperId) =>
        shopperId === shopper.id ? 'o-openid' : null,
      );
    const { payment_no, params } = await create();
    expect(params).toMatchObject({ mode: 'jsapi', signType: 'RSA', appId: wechat.keys.appId });
    const before = await getBalance(market.context().db, external('wechat'));
    await approve(payment_no);
    expect(await status(payment_no)).toBe('paid');
    expect(await getBalance(market.context().db, external('wechat'))).toBe(before - 1_230);
  });

  it('begins another payment when the person goes on outside of the app, and closes it once one is paid', async () => {
    market.context().services.ports.provide(openidPort, async () => 'o-openid');
    const inside = await create();
    market.context().services.ports.provide(openidPort, async () => null);
    const outside = await create();
    expect(outside.payment_no).not.toBe(inside.payment_no);
    await approve(outside.payment_no);
    expect(await status(outside.payment_no)).toBe('paid');
    await market.advance(1);
    expect(await status(inside.payment_no)).toBe('closed');
  });

  it('asks until it is answered, when nothing is ever called back', async () => {
    const { payment_no } = await create();
    await market.advance(100);
    expect(await status(payment_no)).toBe('pending');
    await approve(payment_no);
    await market.advance(200);
    expect(await status(payment_no)).toBe('paid');
  });
});
