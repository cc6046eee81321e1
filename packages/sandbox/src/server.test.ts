import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asCents } from '@chengji/contract/money';
import type { Told } from '@chengji/server/modules/payments/channels/gateway';
import { WechatGateway } from '@chengji/server/modules/payments/channels/wechat/wechat-gateway';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMerchantAccount } from './merchant-account.ts';
import { type SandboxGateway, startSandboxGateway } from './server.ts';

const clock = { now: () => new Date() };
const log = pino({ enabled: false });

let folder: string;
let sandbox: SandboxGateway;
let merchant: WechatGateway;
let shop: Server;
let told: Told[];
/** How many callbacks the shop does not take before it takes one. */
let deaf: number;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'chengji-sandbox-'));
  told = [];
  deaf = 0;
  shop = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    deaf -= 1;
    if (deaf < 0) told.push(merchant.readCallback(request.headers, body));
    response.writeHead(deaf < 0 ? 204 : 500).end();
  }).listen(0, '127.0.0.1');
  await start();
});
afterEach(async () => {
  vi.useRealTimers();
  await sandbox.stop();
  shop.close();
  rmSync(folder, { recursive: true });
});

async function start(): Promise<void> {
  sandbox = await startSandboxGateway({ folder, clock, log, pageBase: '' });
  const account = createMerchantAccount(sandbox, {
    notifyUrl: () => `http://127.0.0.1:${(shop.address() as AddressInfo).port}/`,
    clientUrl: '',
  });
  merchant = new WechatGateway(account, clock);
}

const open = (paymentNo: string, expiresAt = new Date(Date.now() + 60_000)) =>
  merchant.open({
    paymentNo,
    title: '订单 <T1>',
    amountCents: asCents(1_230),
    expiresAt,
    openid: '',
    payerIp: '127.0.0.1',
    returnPath: '/#/back',
  });
const post = (path: string, body = '') =>
  fetch(`${sandbox.url}${path}`, { method: 'POST', body, redirect: 'manual' });
const approve = (paymentNo: string) => post(`/sandbox/payments/${paymentNo}/approve`);
const refund = (paymentNo: string) =>
  merchant.refund({
    paymentNo,
    refundNo: `R${paymentNo}`,
    cents: asCents(1_230),
    totalCents: asCents(1_230),
    reason: '',
  });
const untilTold = (times: number) => vi.waitFor(() => expect(told).toHaveLength(times), { interval: 20 });

describe('the gateway', () => {
  it('tells once that a payment was approved, however often it is', async () => {
    await open('P20261');
    await Promise.all([approve('P20261'), approve('P20261')]);
    await untilTold(1);
    expect(told).toMatchObject([
      { kind: 'payment', paymentNo: 'P20261', payment: { state: 'paid', cents: 1_230 } },
    ]);
    await open('P20271');
    await approve('P20271'); // called back later than what was approved before it
    await untilTold(2);
    await sandbox.stop(); // waits for every callback under way
    expect(told).toMatchObject([{ paymentNo: 'P20261' }, { paymentNo: 'P20271' }]);
  });

  it('repeats a callback until it is heard', async () => {
    deaf = 1;
    await open('P20262');
    await approve('P20262');
    await untilTold(1);
  });

  it('tells twice, late or never when it is told to', async () => {
    await post('/sandbox/behaviour?mode=twice');
    await open('P20263');
    await approve('P20263');
    await untilTold(2);
    await post('/sandbox/behaviour?mode=never');
    await open('P20264');
    await approve('P20264');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await post('/sandbox/behaviour?mode=late&delay_ms=300');
    await open('P20265');
    const timers = vi.getTimerCount();
    await approve('P20265');
    expect(vi.getTimerCount()).toBe(timers + 1);
    vi.advanceTimersByTime(299);
    expect(vi.getTimerCount()).toBe(timers + 1);
    vi.advanceTimersByTime(1);
    expect(vi.getTimerCount()).toBe(timers);
    await untilTold(3);
    expect(told.at(-1)).toMatchObject({ paymentNo: 'P20265' });
  });

  it('tells of a refund before the payment it is of', async () => {
    await post('/sandbox/behaviour?mode=reversed');
    await open('P20266');
    await approve('P20266');
    expect(await refund('P20266')).toBe('done');
    await untilTold(2);
    expect(told.map(({ kind }) => kind)).toEqual(['refund', 'payment']);
  });

  it('refuses a behaviour it does not have', async () => {
    expect((await post('/sandbox/behaviour?mode=lost')).status).toBe(400);
  });

  it('knows after a restart what it knew, and tells what it had not told', async () => {
    await post('/sandbox/behaviour?mode=never');
    await open('P20267');
    await approve('P20267');
    await sandbox.stop();
    await start();
    expect(await merchant.query('P20267')).toMatchObject({ state: 'paid', cents: 1_230 });
    await untilTold(1);
  });

  it('shows a page on which a person approves, and goes back', async () => {
    const { url = '' } = await open('P20268');
    const html = await (
      await fetch(`${sandbox.url}${url}`, { headers: { 'accept-language': 'en-GB' } })
    ).text();
    expect(html).toContain('Sandbox payment');
    expect(html).toContain('订单 &lt;T1&gt;');
    expect((await post(url, 'do=cancel')).headers.get('location')).toBe('/#/back');
    await post(url, 'do=approve');
    expect(await (await fetch(`${sandbox.url}${url}&lang=zh`)).text()).toContain('支付成功');
    await untilTold(1);
  });

  it('lets nobody pay what has expired', async () => {
    const { url = '' } = await open('P20269', new Date(Date.now() - 1_000));
    await post(url, 'do=approve');
    expect(await (await fetch(`${sandbox.url}${url}`)).text()).toContain('已过期');
    expect(await merchant.query('P20269')).toEqual({ state: 'unpaid' });
  });

  it('sends nobody to another site', async () => {
    const { url = '' } = await open('P20270');
    const [page = ''] = url.split('&redirect_url');
    for (const elsewhere of ['https://evil.example/', '//evil.example/']) {
      const answer = await post(`${page}&redirect_url=${encodeURIComponent(elsewhere)}`, 'do=cancel');
      expect(answer.headers.get('location')).toMatch(/^\/sandbox\/pay\//);
      const html = await (await fetch(`${sandbox.url}${answer.headers.get('location')}`)).text();
      expect(html).not.toMatch(/href="(https:)?\/\/evil/);
    }
  });

  it('knows no payment that was not opened, and takes no unsigned or odd request', async () => {
    expect((await fetch(`${sandbox.url}/sandbox/pay/wx0`)).status).toBe(404);
    expect((await approve('P0')).status).toBe(404);
    expect((await post('/v3/pay/transactions/h5', '{}')).status).toBe(401);
    const odd = merchant.refund({
      paymentNo: 'P0',
      refundNo: 'R 0',
      cents: asCents(1),
      totalCents: asCents(1),
      reason: '',
    });
    await expect(odd).rejects.toMatchObject({ code: 'PARAM_ERROR' });
  });
});
