/** The adapter of bills and a gateway that makes them, over real HTTP. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { asCents } from '@chengji/contract/money';
import { startWechatMerchant, type WechatMerchant } from '@chengji/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WechatAccount } from './account.ts';
import { WechatGateway } from './wechat-gateway.ts';

/** One minute before and after midnight in Beijing. */
const late = new Date('2026-11-11T15:59:00Z');
const early = new Date('2026-11-11T16:01:00Z');
let now = late;
const clock = { now: () => now };
let merchant: WechatMerchant;
let sandbox: WechatMerchant['sandbox'];
let account: WechatAccount;
let gateway: WechatGateway;

beforeAll(async () => {
  merchant = await startWechatMerchant(clock);
  ({ sandbox, account, gateway } = merchant);
  await pay('P20261');
  now = early;
  await pay('P20262');
  await refund('P20261', 'R1', 200);
  await merchant.control('outcomes?refunds=pending');
  await refund('P20262', 'R2', 30);
  await gateway.payOut({
    outNo: 'W1',
    openid: 'o-7',
    cents: asCents(500),
    title: '余额提现',
    name: null,
    at: now,
  });
});
afterAll(() => merchant.stop());

async function pay(paymentNo: string): Promise<void> {
  await gateway.open({
    paymentNo,
    title: '橙子, `一级`, 5 斤',
    amountCents: asCents(1_230),
    expiresAt: new Date('2026-11-12T08:00:00Z'),
    openid: '',
    payerIp: '127.0.0.1',
    returnPath: '/',
  });
  await merchant.control(`payments/${paymentNo}/approve`);
}
const refund = (paymentNo: string, refundNo: string, cents: number) =>
  gateway.refund({
    paymentNo,
    refundNo,
    cents: asCents(cents),
    totalCents: asCents(1_230),
    reason: '退, 款',
  });
/** The morning after, when the bill of the day before is there. */
const onTheMorningAfter = async <T>(day: string, ask: () => Promise<T>): Promise<T> => {
  now = new Date(new Date(`${day}T10:00:00+08:00`).getTime() + 24 * 3_600_000);
  return ask();
};

describe('the bill of a day', () => {
  it('lists what was paid and given back, by the calendar of Beijing', async () => {
    const day = '2026-11-11';
    expect(await onTheMorningAfter(day, () => gateway.listBillLines(day, 'trade'))).toEqual([
      {
        kind: 'payment',
        number: 'P20261',
        paymentNo: 'P20261',
        channelNo: expect.stringMatching(/^42\d+$/),
        cents: 1_230,
        status: 'SUCCESS',
        at: late,
      },
    ]);
    const next = '2026-11-12';
    const lines = await onTheMorningAfter(next, () => gateway.listBillLines(next, 'trade'));
    expect(lines).toMatchObject([
      { kind: 'payment', number: 'P20262', cents: 1_230, at: early },
      { kind: 'refund', number: 'R1', paymentNo: 'P20261', cents: 200, status: 'SUCCESS', at: early },
      { kind: 'refund', number: 'R2', paymentNo: 'P20262', cents: 30, status: 'PROCESSING' },
    ]);
  });

  it('lists how the merchant’s money moved, and what was left', async () => {
    const [day, next] = ['2026-11-11', '2026-11-12'];
    expect(await onTheMorningAfter(day, () => gateway.listBillLines(day, 'fund_flow'))).toMatchObject([
      { kind: 'payment', name: '交易', number: 'P20261', cents: 1_230, balanceCents: 1_230, at: late },
    ]);
    expect(await onTheMorningAfter(next, () => gateway.listBillLines(next, 'fund_flow'))).toMatchObject([
      { kind: 'payment', number: 'P20262', cents: 1_230, balanceCents: 2_460 },
      { kind: 'refund', number: 'R1', cents: -200, balanceCents: 2_260, at: early },
      { kind: 'payout', number: 'W1', cents: -500, balanceCents: 1_760 },
    ]);
  });

  it('is empty where nothing happened', async () => {
    const day = '2026-11-10';
    expect(await onTheMorningAfter(day, () => gateway.listBillLines(day, 'trade'))).toEqual([]);
    expect(await gateway.listBillLines(day, 'fund_flow')).toEqual([]);
  });

  it('is not there before the day is over, nor while the channel still makes it', async () => {
    const creating = { name: 'GatewayError', code: 'STATEMENT_CREATING' };
    for (const at of ['2026-11-12T15:59:59Z', '2026-11-13T01:59:59Z']) {
      now = new Date(at);
      await expect(gateway.listBillLines('2026-11-12', 'trade')).rejects.toMatchObject(creating);
    }
  });

  it('is not believed when its file is not the one that was named', async () => {
    now = new Date('2026-11-13T02:00:00Z');
    /** Hands on to the gateway, and changes an amount in the file. */
    const between: Server = createServer(async ({ url = '', headers }, response) => {
      const { authorization = '' } = headers;
      const answer = await fetch(`${sandbox.url}${url}`, { headers: { authorization } });
      const text = (await answer.text()).replaceAll('`12.30', '`12.31');
      response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(text);
    }).listen(0, '127.0.0.1');
    await once(between, 'listening');
    const { port } = between.address() as AddressInfo;
    const wary = new WechatGateway({ ...account, baseUrl: `http://127.0.0.1:${port}` }, clock);
    await expect(wary.listBillLines('2026-11-12', 'trade')).rejects.toThrow('not the file that was named');
    between.close();
  });
});
