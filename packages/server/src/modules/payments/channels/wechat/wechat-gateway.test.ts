/** The adapter and a gateway that speaks the protocol, over real HTTP. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { asCents } from '@chengji/contract/money';
import { startWechatMerchant, type WechatMerchant } from '@chengji/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenRequest } from '../gateway.ts';
import type { WechatAccount } from './account.ts';
import { isSignedBy } from './signing.ts';
import { WechatGateway } from './wechat-gateway.ts';

const now = new Date('2026-11-11T08:00:00Z');
const clock = { now: () => now };
let merchant: WechatMerchant;
let sandbox: WechatMerchant['sandbox'];
let account: WechatAccount;
let gateway: WechatGateway;
let number = 0;
let paymentNo: string;

beforeAll(async () => {
  merchant = await startWechatMerchant(clock);
  ({ sandbox, account, gateway } = merchant);
});
afterAll(() => merchant.stop());
beforeEach(() => {
  number += 1;
  paymentNo = `P2026${number}`;
});

const open = (traits: Partial<OpenRequest> = {}, by = gateway) =>
  by.open({
    paymentNo,
    title: '订单 T1',
    amountCents: asCents(1_230),
    expiresAt: new Date('2026-11-11T08:30:00Z'),
    openid: '',
    payerIp: '127.0.0.1',
    returnPath: '/#/pages/user/money/pay?trade_no=T1',
    ...traits,
  });
const approve = () => merchant.control(`payments/${paymentNo}/approve`);
const refund = (cents = 1_230, refundNo = `R${paymentNo}`, totalCents = 1_230) =>
  gateway.refund({
    paymentNo,
    refundNo,
    cents: asCents(cents),
    totalCents: asCents(totalCents),
    reason: '订单已关闭',
  });
const setOutcome = (refunds: string) => merchant.control(`outcomes?refunds=${refunds}`);

describe('the WeChat gateway', () => {
  it('opens a page outside of WeChat, which leads back', async () => {
    const { mode, url = '' } = await open();
    expect(mode).toBe('h5');
    const back = new URL(url, sandbox.url).searchParams.get('redirect_url');
    expect(back).toBe('https://market.example/#/pages/user/money/pay?trade_no=T1');
  });

  it('opens the app’s own payment inside of it, signed for its script', async () => {
    const params = await open({ openid: 'o-123' });
    const { appId = '', timeStamp = '', nonceStr = '', package: prepay = '', paySign = '' } = params;
    expect(params).toMatchObject({ mode: 'jsapi', signType: 'RSA', appId: account.appId });
    expect(prepay).toMatch(/^prepay_id=wx/);
    expect(isSignedBy(sandbox.keys.merchant.publicKey, paySign, appId, timeStamp, nonceStr, prepay)).toBe(
      true,
    );
  });

  it('knows a payment as unpaid, then as paid with how much and when', async () => {
    await open();
    expect(await gateway.query(paymentNo)).toEqual({ state: 'unpaid' });
    await approve();
    expect(await gateway.query(paymentNo)).toMatchObject({ state: 'paid', cents: 1_230, paidAt: now });
  });

  it('takes a payment the channel never heard of as unpaid, and closes it', async () => {
    expect(await gateway.query(paymentNo)).toEqual({ state: 'unpaid' });
    expect(await gateway.close(paymentNo)).toBe('closed');
  });

  it('closes a payment once and for all', async () => {
    await open();
    expect(await gateway.close(paymentNo)).toBe('closed');
    expect(await gateway.close(paymentNo)).toBe('closed');
    await approve();
    expect(await gateway.query(paymentNo)).toEqual({ state: 'closed' });
    await expect(open()).rejects.toMatchObject({ code: 'ORDER_CLOSED' });
  });

  it('says that it is paid instead of closing it', async () => {
    await open();
    await approve();
    expect(await gateway.close(paymentNo)).toBe('already_paid');
  });

  it('opens the same payment again while it is unpaid, for the same amount only', async () => {
    const first = await open();
    expect(await open()).toEqual(first);
    await expect(open({ amountCents: asCents(1) })).rejects.toMatchObject({ code: 'OUT_TRADE_NO_USED' });
    await approve();
    await expect(open()).rejects.toMatchObject({ code: 'ORDERPAID' });
  });

  it('gives money back once for one number, and no more than was paid', async () => {
    await open();
    await expect(refund()).rejects.toMatchObject({ code: 'RESOURCE_NOT_EXISTS' });
    await approve();
    await expect(refund(1_231)).rejects.toMatchObject({ code: 'PARAM_ERROR' });
    await expect(refund(1_231, undefined, 1_231)).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
    expect(await refund()).toBe('done');
    expect(await refund()).toBe('done');
    expect(await gateway.query(paymentNo)).toMatchObject({ state: 'paid', cents: 1_230 });
  });

  it('gives money back in parts, none of them more than is left', async () => {
    await open();
    await approve();
    expect(await refund(1_000, `R${paymentNo}-1`)).toBe('done');
    await expect(refund(231, `R${paymentNo}-2`)).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
    expect(await refund(230, `R${paymentNo}-2`)).toBe('done');
    await expect(refund(229, `R${paymentNo}-2`)).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
  });

  it('is asked how a refund stands: unknown, in hand, and as it ended', async () => {
    await open();
    await approve();
    expect(await gateway.queryRefund(`R${paymentNo}`)).toBe('unknown');
    await setOutcome('pending');
    expect(await refund()).toBe('pending');
    expect(await gateway.queryRefund(`R${paymentNo}`)).toBe('pending');
    const path = `refunds/R${paymentNo}/end`;
    for (const [status, answer] of [
      ['ABNORMAL', 'abnormal'],
      ['SUCCESS', 'done'],
      ['CLOSED', 'done'],
    ]) {
      await merchant.control(`${path}?status=${status}`);
      expect(await gateway.queryRefund(`R${paymentNo}`)).toBe(answer);
    }
    await setOutcome('succeed');
  });

  it('is refused by the channel without its key, serial or clock', async () => {
    const strangers: [Partial<WechatAccount>, Date][] = [
      [{ privateKey: sandbox.keys.platform.privateKey }, now],
      [{ serial: 'OTHER' }, now],
      [{ merchantId: '1900000999' }, now],
      [{}, new Date(now.getTime() - 301_000)],
    ];
    for (const [traits, at] of strangers) {
      const stranger = new WechatGateway({ ...account, ...traits }, { now: () => at });
      await expect(open({}, stranger)).rejects.toMatchObject({ code: 'SIGN_ERROR' });
    }
  });

  it('names the key of the channel that is in use with each request', async () => {
    const sent: unknown[] = [];
    const channel = createServer(({ headers, method }, response) => {
      sent.push([method, headers['wechatpay-serial']]);
      response.writeHead(503).end();
    }).listen(0);
    const { port } = channel.address() as AddressInfo;
    const platformKeys = new Map([...account.platformKeys, ['PUB_KEY_ID_NEXT', 'next']]);
    const asking = new WechatGateway(
      { ...account, platformKeys, baseUrl: `http://127.0.0.1:${port}` },
      clock,
    );
    await expect(asking.query(paymentNo)).rejects.toThrow('503');
    await expect(asking.close(paymentNo)).rejects.toThrow('503');
    channel.close();
    const { platformSerial } = sandbox.keys;
    expect(sent).toEqual([
      ['GET', platformSerial],
      ['POST', platformSerial],
    ]);
  });

  it('cuts what was bought to what the channel takes, and no character in two', async () => {
    expect(await open({ title: `${'长'.repeat(126)}🍊🍊` })).toMatchObject({ mode: 'h5' });
  });

  it('believes no answer that the channel did not sign', async () => {
    const other = new Map([[sandbox.keys.platformSerial, sandbox.keys.merchant.publicKey]]);
    const wary = new WechatGateway({ ...account, platformKeys: other }, clock);
    await expect(open({}, wary)).rejects.toThrow('not signed by the channel');
    const none = new WechatGateway({ ...account, platformKeys: new Map() }, clock);
    await expect(none.query(paymentNo)).rejects.toThrow('no key of the channel');
  });

  it('takes no answer, and one it does not understand, as the channel’s failure', async () => {
    const gone = new WechatGateway({ ...account, baseUrl: 'http://127.0.0.1:9' }, clock);
    await expect(gone.query(paymentNo)).rejects.toMatchObject({ name: 'GatewayError', code: '' });
    const broken: Server = createServer((_request, response) => response.writeHead(502).end('<html>')).listen(
      0,
    );
    const { port } = broken.address() as AddressInfo;
    const behindIt = new WechatGateway({ ...account, baseUrl: `http://127.0.0.1:${port}` }, clock);
    await expect(behindIt.close(paymentNo)).rejects.toMatchObject({ name: 'GatewayError', code: '' });
    broken.close();
  });
});
