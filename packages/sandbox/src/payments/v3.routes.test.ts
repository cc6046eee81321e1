/** The protocol as a merchant's own HTTP client meets it, without our adapter. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Formatter, Rsa } from 'wechatpay-axios-plugin';
import { type SandboxGateway, startSandboxGateway } from '../server.ts';

const clock = { now: () => new Date() };
let folder: string;
let sandbox: SandboxGateway;
let number = 0;
let outTradeNo: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'chengji-sandbox-'));
  const log = pino({ enabled: false });
  sandbox = await startSandboxGateway({ folder, clock, log, pageBase: 'https://pay.example' });
});
afterAll(async () => {
  await sandbox.stop();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  number += 1;
  outTradeNo = `ORDER${number}`;
});

type Answer = { status: number; body: Record<string, unknown> };

async function call(method: 'GET' | 'POST', url: string, content?: object): Promise<Answer> {
  const body = content ? JSON.stringify(content) : '';
  const { keys } = sandbox;
  const at = Math.floor(Date.now() / 1_000);
  const signature = Rsa.sign(Formatter.request(method, url, at, 'nonce', body), keys.merchant.privateKey);
  const answer = await fetch(`${sandbox.url}${url}`, {
    method,
    headers: {
      authorization: Formatter.authorization(keys.merchantId, 'nonce', signature, at, keys.merchantSerial),
      'content-type': 'application/json',
    },
    ...(body ? { body } : {}),
  });
  const text = await answer.text();
  const signed = Formatter.response(
    answer.headers.get('wechatpay-timestamp') ?? '',
    answer.headers.get('wechatpay-nonce') ?? '',
    text,
  );
  const theirs = answer.headers.get('wechatpay-signature') ?? '';
  expect(Rsa.verify(signed, theirs, keys.platform.publicKey)).toBe(true);
  return { status: answer.status, body: text ? (JSON.parse(text) as Answer['body']) : {} };
}

const order = (traits: object = {}) => ({
  appid: sandbox.keys.appId,
  mchid: sandbox.keys.merchantId,
  description: '订单',
  out_trade_no: outTradeNo,
  time_expire: new Date(Date.now() + 60_000).toISOString(),
  notify_url: 'http://127.0.0.1:9/notify',
  amount: { total: 1_230, currency: 'CNY' },
  ...traits,
});
const scene_info = { payer_client_ip: '127.0.0.1', h5_info: { type: 'Wap' } };
const openH5 = (traits: object = {}) =>
  call('POST', '/v3/pay/transactions/h5', order({ scene_info, ...traits }));
const query = () =>
  call('GET', `/v3/pay/transactions/out-trade-no/${outTradeNo}?mchid=${sandbox.keys.merchantId}`);
const approve = () => fetch(`${sandbox.url}/sandbox/payments/${outTradeNo}/approve`, { method: 'POST' });
const refund = (out_refund_no: string, cents: number) =>
  call('POST', '/v3/refund/domestic/refunds', {
    out_trade_no: outTradeNo,
    out_refund_no,
    notify_url: 'http://127.0.0.1:9/notify',
    amount: { refund: cents, total: 1_230, currency: 'CNY' },
  });

describe('the gateway’s protocol', () => {
  it('answers the page of an H5 payment, at the address people reach', async () => {
    const { status, body } = await openH5();
    expect(status).toBe(200);
    expect(body.h5_url).toMatch(/^https:\/\/pay\.example\/sandbox\/pay\/wx\w+\?package=/);
  });

  it('answers the number of a JSAPI payment, for a person it is told', async () => {
    const jsapi = (traits: object) => call('POST', '/v3/pay/transactions/jsapi', order(traits));
    expect((await jsapi({ payer: { openid: 'o-1' } })).body.prepay_id).toMatch(/^wx/);
    expect(await jsapi({})).toMatchObject({ status: 400, body: { code: 'PARAM_ERROR' } });
  });

  it('answers the code of a native payment, which a person scans and pays', async () => {
    const { status, body } = await call('POST', '/v3/pay/transactions/native', order());
    expect([status, body.code_url]).toEqual([
      200,
      expect.stringMatching(/^https:\/\/pay\.example\/sandbox\/pay\/wx\w+$/),
    ]);
    await approve();
    expect((await query()).body).toMatchObject({ trade_state: 'SUCCESS', trade_type: 'NATIVE' });
  });

  it('takes a payment without an end of its own, which can be paid for days', async () => {
    expect((await openH5({ time_expire: undefined })).status).toBe(200);
    await approve();
    expect((await query()).body).toMatchObject({ trade_state: 'SUCCESS' });
  });

  it('has a refund in hand when it is answered, and done when it is asked after', async () => {
    await openH5();
    await approve();
    await fetch(`${sandbox.url}/sandbox/outcomes?refunds=soon`, { method: 'POST' });
    const number = `R${outTradeNo}`;
    expect((await refund(number, 1_230)).body).toMatchObject({ status: 'PROCESSING' });
    await fetch(`${sandbox.url}/sandbox/outcomes?refunds=succeed`, { method: 'POST' });
    const asked = await call('GET', `/v3/refund/domestic/refunds/${number}`);
    expect(asked.body).toMatchObject({ status: 'SUCCESS', success_time: expect.any(String) });
  });

  it('refuses a payment that lacks or has what it may not', async () => {
    const odd = [
      { scene_info: undefined },
      { amount: { total: 0, currency: 'CNY' } },
      { amount: { total: 12.3, currency: 'CNY' } },
      { amount: { total: 1_230, currency: 'USD' } },
      { out_trade_no: '订单' },
      { description: '' },
      { time_expire: 'tomorrow' },
      { notify_url: 'somewhere' },
    ];
    for (const traits of odd)
      expect(await openH5(traits)).toMatchObject({ status: 400, body: { code: 'PARAM_ERROR' } });
  });

  it('shows a payment unpaid, paid and given back in the fields of the protocol', async () => {
    await openH5();
    expect((await query()).body).toEqual({
      appid: sandbox.keys.appId,
      mchid: sandbox.keys.merchantId,
      out_trade_no: outTradeNo,
      trade_state: 'NOTPAY',
      trade_state_desc: 'NOTPAY',
    });
    await approve();
    expect((await query()).body).toMatchObject({
      trade_state: 'SUCCESS',
      trade_type: 'MWEB',
      transaction_id: expect.stringMatching(/^42\d+$/),
      amount: { total: 1_230, payer_total: 1_230, currency: 'CNY' },
    });
    await refund(`R${outTradeNo}`, 1_230);
    expect((await query()).body).toMatchObject({ trade_state: 'REFUND' });
  });

  it('knows no payment that was not opened', async () => {
    expect(await query()).toMatchObject({ status: 404, body: { code: 'ORDER_NOT_EXIST' } });
  });

  it('closes an unpaid payment and no paid one', async () => {
    const close = () =>
      call('POST', `/v3/pay/transactions/out-trade-no/${outTradeNo}/close`, {
        mchid: sandbox.keys.merchantId,
      });
    await openH5();
    expect(await close()).toEqual({ status: 204, body: {} });
    expect((await query()).body).toMatchObject({ trade_state: 'CLOSED' });
    outTradeNo = `${outTradeNo}B`;
    await openH5();
    await approve();
    expect(await close()).toMatchObject({ status: 400, body: { code: 'ORDERPAID' } });
  });

  it('gives back in parts, up to what was paid, each number once', async () => {
    await openH5();
    await approve();
    const [first, second] = [`R${outTradeNo}A`, `R${outTradeNo}B`];
    expect((await refund(first, 1_000)).body).toMatchObject({ status: 'SUCCESS', amount: { refund: 1_000 } });
    expect((await refund(first, 1_000)).body).toMatchObject({ out_refund_no: first });
    expect(await refund(second, 231)).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
    expect((await refund(second, 230)).body).toMatchObject({ status: 'SUCCESS' });
    expect((await call('GET', `/v3/refund/domestic/refunds/${second}`)).body).toMatchObject({
      out_trade_no: outTradeNo,
    });
  });

  it('knows no refund that was not asked for, and gives back nothing that was not paid', async () => {
    await openH5();
    expect(await refund(`R${outTradeNo}`, 1)).toMatchObject({
      status: 404,
      body: { code: 'RESOURCE_NOT_EXISTS' },
    });
    const unknown = await call('GET', '/v3/refund/domestic/refunds/R0');
    expect(unknown).toMatchObject({ status: 404, body: { code: 'RESOURCE_NOT_EXISTS' } });
  });
});

describe('a number', () => {
  it('opens the same payment again while it is unpaid', async () => {
    const [first, again] = [await openH5(), await openH5()];
    expect(again.body.h5_url).toBe(first.body.h5_url);
  });

  it('is not taken for another amount', async () => {
    await openH5();
    expect(await openH5({ amount: { total: 1_231, currency: 'CNY' } })).toMatchObject({
      status: 403,
      body: { code: 'OUT_TRADE_NO_USED' },
    });
  });

  it('is used up once its payment is paid, given back or closed', async () => {
    const close = () =>
      call('POST', `/v3/pay/transactions/out-trade-no/${outTradeNo}/close`, {
        mchid: sandbox.keys.merchantId,
      });
    await openH5();
    await approve();
    expect(await openH5()).toMatchObject({ status: 400, body: { code: 'ORDERPAID' } });
    await refund(`R${outTradeNo}`, 1_230);
    expect(await openH5()).toMatchObject({ status: 400, body: { code: 'ORDERPAID' } });
    outTradeNo = `${outTradeNo}C`;
    await openH5();
    await close();
    expect(await close()).toEqual({ status: 204, body: {} });
    expect(await openH5()).toMatchObject({ status: 400, body: { code: 'ORDER_CLOSED' } });
    await approve();
    expect((await query()).body).toMatchObject({ trade_state: 'CLOSED' });
  });

  it('that is approved and closed at once is one or the other, and stays it', async () => {
    await openH5();
    const path = `/v3/pay/transactions/out-trade-no/${outTradeNo}/close`;
    const [closed] = await Promise.all([call('POST', path, { mchid: sandbox.keys.merchantId }), approve()]);
    const state = closed.status === 204 ? 'CLOSED' : 'SUCCESS';
    expect((await query()).body).toMatchObject({ trade_state: state });
  });
});

describe('the gateway’s protocol', () => {
  it('reports the openid of a person who paid inside WeChat', async () => {
    await call('POST', '/v3/pay/transactions/jsapi', order({ payer: { openid: 'o-7' } }));
    await approve();
    expect((await query()).body).toMatchObject({ trade_type: 'JSAPI', payer: { openid: 'o-7' } });
  });

  it('refuses a refund that lacks or has what it may not', async () => {
    await openH5();
    await approve();
    const ask = (traits: object) =>
      call('POST', '/v3/refund/domestic/refunds', {
        out_trade_no: outTradeNo,
        out_refund_no: `R${outTradeNo}`,
        notify_url: 'http://127.0.0.1:9/',
        amount: { refund: 1, total: 1_230, currency: 'CNY' },
        ...traits,
      });
    const odd = [
      { out_refund_no: '退 1' },
      { notify_url: 'somewhere' },
      { amount: { refund: 0, total: 1_230, currency: 'CNY' } },
      { amount: { refund: -1, total: 1_230, currency: 'CNY' } },
      { reason: '长'.repeat(81) },
    ];
    for (const traits of odd)
      expect(await ask(traits)).toMatchObject({ status: 400, body: { code: 'PARAM_ERROR' } });
    expect((await query()).body).toMatchObject({ trade_state: 'SUCCESS' });
  });
});
