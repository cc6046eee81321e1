/** How the gateway calls back: once when all is well, and in every way a merchant must bear. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { freePort } from '@chengji/testkit';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Aes, Formatter, Rsa } from 'wechatpay-axios-plugin';
import { loadKeys, type SandboxKeys } from '../keys.ts';
import { type Behaviour, Notifier } from './notifier.ts';
import { SandboxPayments } from './payments.ts';
import { SandboxStore } from './store.ts';

type Heard = { id: string; event: string; headers: IncomingHttpHeaders; body: string; plain: Plain };
type Plain = Record<string, unknown> & { out_trade_no: string };

const now = new Date('2026-11-21T08:00:00Z');
const clock = { now: () => now };
const log = pino({ enabled: false });

let keysFolder: string;
let keys: SandboxKeys;
let folder: string;
let store: SandboxStore;
let notifier: Notifier;
let payments: SandboxPayments;
let merchant: Server;
let heard: Heard[];
let notifyUrl: string;
/** What the merchant answers to the next calls; what is left unsaid is that all is well. */
let answers: number[];
/** What the merchant waits for before it answers. */
let mayAnswer: Promise<void> | undefined;
/** How many callbacks the gateway began, and how many of them it has done with. */
let begun: number;
let ended: number;
beforeAll(() => {
  keysFolder = mkdtempSync(join(tmpdir(), 'chengji-keys-'));
  keys = loadKeys(keysFolder);
});
afterAll(() => rmSync(keysFolder, { recursive: true }));
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'chengji-sandbox-'));
  heard = [];
  answers = [];
  mayAnswer = undefined;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  countCallbacks();
  merchant = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { id, event_type: event, resource } = JSON.parse(body);
    const { ciphertext, nonce, associated_data } = resource;
    const plain = JSON.parse(Aes.AesGcm.decrypt(ciphertext, keys.apiV3Key, nonce, associated_data));
    heard.push({ id, event, headers: request.headers, body, plain });
    await mayAnswer;
    response.writeHead(answers.shift() ?? 204).end();
  }).listen(await freePort(), '127.0.0.1');
  await once(merchant, 'listening');
  notifyUrl = `http://127.0.0.1:${(merchant.address() as AddressInfo).port}/notify`;
  start();
});
afterEach(async () => {
  await notifier.stop();
  merchant.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

/** Each is a request, and ends by a line in the journal. */
function countCallbacks(): void {
  begun = 0;
  ended = 0;
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation((...request) => {
    begun += 1;
    return fetch(...request);
  });
  const { forgetNotice, putNotice } = SandboxStore.prototype;
  vi.spyOn(SandboxStore.prototype, 'forgetNotice').mockImplementation(countEnding(forgetNotice));
  vi.spyOn(SandboxStore.prototype, 'putNotice').mockImplementation(countEnding(putNotice));
}
const countEnding = <T>(write: (this: SandboxStore, value: T) => void) =>
  function (this: SandboxStore, value: T): void {
    write.call(this, value);
    ended += 1;
  };

/** As the process starts: from the journal that is there. */
function start(behaviour?: Behaviour): void {
  store = new SandboxStore(folder);
  notifier = new Notifier(keys, store, clock, log);
  if (behaviour) notifier.behaviour = behaviour;
  payments = new SandboxPayments(store, notifier, clock);
}
const open = (outTradeNo: string, traits = {}) =>
  payments.open({
    outTradeNo,
    description: '订单',
    totalCents: 1_230,
    notifyUrl,
    openid: '',
    expiresAt: new Date(now.getTime() + 60_000).toISOString(),
    ...traits,
  });
const pay = (outTradeNo: string) => {
  open(outTradeNo);
  payments.approve(outTradeNo);
};
const refund = (outTradeNo: string, cents = 1_230) =>
  payments.refund({ outTradeNo, outRefundNo: `R${outTradeNo}${cents}`, cents, reason: '', notifyUrl });
/** Lets time pass, and waits for the callbacks that fell due. */
async function pass(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms);
  while (ended < begun) await setImmediate();
}
/** After so much time, and not before. */
async function expectHeard(times: number, { afterMs = 0 } = {}): Promise<void> {
  if (afterMs > 0) {
    const before = heard.length;
    await pass(afterMs - 1);
    expect(heard).toHaveLength(before);
  }
  await pass(afterMs > 0 ? 1 : 0);
  expect(heard).toHaveLength(times);
}
const expectForgotten = () => expect(new SandboxStore(folder).notices.size).toBe(0);
const numbers = () => heard.map(({ plain }) => plain.out_trade_no);

describe('a callback', () => {
  it('of a payment says what the protocol says, signed at the clock’s time', async () => {
    pay('P10001');
    await expectHeard(1);
    const [call] = heard;
    if (!call) throw new Error('nothing was heard');
    const { event, headers, body, plain } = call;
    expect(event).toBe('TRANSACTION.SUCCESS');
    expect(plain).toMatchObject({
      mchid: keys.merchantId,
      out_trade_no: 'P10001',
      trade_state: 'SUCCESS',
      success_time: now.toISOString(),
      amount: { total: 1_230, currency: 'CNY' },
    });
    expect(headers['wechatpay-timestamp']).toBe(String(now.getTime() / 1_000));
    const signed = Formatter.response(
      String(headers['wechatpay-timestamp']),
      String(headers['wechatpay-nonce']),
      body,
    );
    const signature = String(headers['wechatpay-signature']);
    expect(Rsa.verify(signed, signature, keys.platform.publicKey)).toBe(true);
  });

  it('of a refund says how much of what went back', async () => {
    pay('P10002');
    refund('P10002', 230);
    await expectHeard(2);
    expect(heard.find(({ event }) => event === 'REFUND.SUCCESS')?.plain).toMatchObject({
      out_trade_no: 'P10002',
      out_refund_no: 'RP10002230',
      refund_status: 'SUCCESS',
      amount: { total: 1_230, refund: 230 },
    });
  });

  it('of a payment still says that it was paid, though it was given back meanwhile', async () => {
    notifier.behaviour = { mode: 'reversed', delayMs: 0 };
    pay('P10003');
    refund('P10003');
    await expectHeard(1);
    await expectHeard(2, { afterMs: 200 });
    expect(heard[1]?.plain.trade_state).toBe('SUCCESS');
  });

  it('is never made of what was not paid', async () => {
    open('P10004');
    payments.close('P10004');
    payments.approve('P10004');
    open('P10005', { expiresAt: new Date(now.getTime() - 1).toISOString() });
    payments.approve('P10005');
    await pass(86_400_000);
    expect(heard).toEqual([]);
    expect([...store.notices]).toEqual([]);
  });

  it('is forgotten once it is heard', async () => {
    pay('P10006');
    expect(store.notices.size).toBe(1);
    await expectHeard(1);
    expectForgotten();
  });
});

describe('a merchant', () => {
  it('that answers anything but yes is called again, with the same news', async () => {
    answers = [302, 400, 404, 500, 503];
    const all = answers.map((status) => `P2${status}`);
    for (const number of all) pay(number);
    await expectHeard(5);
    await expectHeard(10, { afterMs: 1_000 });
    expect(new Set(heard.map(({ id }) => id)).size).toBe(5);
    expect(numbers().toSorted()).toEqual([...all, ...all].toSorted());
    expectForgotten();
  });

  it('that is not there is called again when it is, by the process that starts then', async () => {
    await new Promise((resolve) => merchant.close(resolve));
    open('P20002');
    payments.approve('P20002');
    await expectHeard(0);
    expect(begun).toBe(1);
    await notifier.stop();
    merchant.listen(Number(new URL(notifyUrl).port), '127.0.0.1');
    start();
    notifier.resume();
    await expectHeard(1);
    expect(numbers()).toEqual(['P20002']);
  });

  it('that never takes a callback is left alone after the last try', async () => {
    const waitsMs = [1_000, 5_000, 15_000, 60_000, 180_000, 600_000, 1_800_000];
    answers = [500, ...waitsMs.map(() => 500)];
    pay('P20003');
    await expectHeard(1);
    for (const [index, afterMs] of waitsMs.entries()) await expectHeard(index + 2, { afterMs });
    expectForgotten();
    await pass(86_400_000);
    expect(heard).toHaveLength(8);
  });

  it('hears nothing more once the gateway has stopped', async () => {
    notifier.behaviour = { mode: 'late', delayMs: 50 };
    pay('P20004');
    await notifier.stop();
    await pass(1_000);
    expect(heard).toEqual([]);
    expect(new SandboxStore(folder).notices.size).toBe(1);
  });
});

describe('a gateway that stops', () => {
  it('waits for the callback under way, and leaves it to the next process when it was not taken', async () => {
    answers = [500];
    const answer = Promise.withResolvers<void>();
    mayAnswer = answer.promise;
    pay('P25001');
    vi.advanceTimersByTime(0);
    while (heard.length < 1) await setImmediate();
    const stopped = notifier.stop();
    answer.resolve();
    await stopped;
    expect([...new SandboxStore(folder).notices.values()]).toMatchObject([{ no: 'P25001', attempts: 1 }]);
    start();
    notifier.resume();
    await expectHeard(2);
    expectForgotten();
  });
});

describe('a gateway that misbehaves', () => {
  it('twice calls back each event two times, by two numbers', async () => {
    notifier.behaviour = { mode: 'twice', delayMs: 0 };
    pay('P30001');
    refund('P30001');
    await expectHeard(4);
    expect(new Set(heard.map(({ id }) => id)).size).toBe(4);
    expect(heard.filter(({ event }) => event === 'REFUND.SUCCESS')).toHaveLength(2);
  });

  it('late calls back after the delay and not before', async () => {
    notifier.behaviour = { mode: 'late', delayMs: 250 };
    pay('P30002');
    await expectHeard(1, { afterMs: 250 });
  });

  it('never calls back, of payments and refunds alike, until it starts again', async () => {
    notifier.behaviour = { mode: 'never', delayMs: 0 };
    pay('P30003');
    refund('P30003');
    await pass(86_400_000);
    expect(heard).toEqual([]);
    await notifier.stop();
    start();
    notifier.resume();
    await expectHeard(2);
  });

  it('never is mended by no later event: only what happens from then on is told', async () => {
    notifier.behaviour = { mode: 'never', delayMs: 0 };
    pay('P30004');
    notifier.behaviour = { mode: 'once', delayMs: 0 };
    pay('P30005');
    await expectHeard(1);
    expect(numbers()).toEqual(['P30005']);
  });

  it('reversed tells the later of two first, pair by pair', async () => {
    notifier.behaviour = { mode: 'reversed', delayMs: 0 };
    for (const number of ['P30006', 'P30007', 'P30008', 'P30009']) {
      pay(number);
      if (number !== 'P30007') continue;
      await expectHeard(1);
      await expectHeard(2, { afterMs: 200 });
    }
    await expectHeard(3);
    await expectHeard(4, { afterMs: 200 });
    expect(numbers()).toEqual(['P30007', 'P30006', 'P30009', 'P30008']);
  });

  it('reversed keeps nothing back for good: what it holds goes with the next, in any mode', async () => {
    notifier.behaviour = { mode: 'reversed', delayMs: 0 };
    pay('P30010');
    await pass(86_400_000);
    expect(heard).toEqual([]);
    notifier.behaviour = { mode: 'once', delayMs: 0 };
    pay('P30011');
    await expectHeard(1);
    await expectHeard(2, { afterMs: 200 });
    expect(numbers()).toEqual(['P30011', 'P30010']);
  });
});

describe('after a restart', () => {
  it('a refund is still one refund, and no more goes back than was paid', async () => {
    notifier.behaviour = { mode: 'never', delayMs: 0 };
    pay('P40001');
    const first = refund('P40001', 1_000);
    start({ mode: 'never', delayMs: 0 });
    expect(refund('P40001', 1_000).refund).toEqual(first.refund);
    expect(() => refund('P40001', 231)).toThrow('more than was paid');
    expect(refund('P40001', 230).payment.totalCents).toBe(1_230);
  });

  it('a payment keeps its number for the person’s page, and is paid once', () => {
    notifier.behaviour = { mode: 'never', delayMs: 0 };
    const { prepayId } = open('P40002');
    start({ mode: 'never', delayMs: 0 });
    expect(open('P40002').prepayId).toBe(prepayId);
    const { transactionId } = payments.approve('P40002');
    start({ mode: 'never', delayMs: 0 });
    expect(payments.approve('P40002').transactionId).toBe(transactionId);
    expect(store.notices.size).toBe(1);
  });
});
