/** Bills with refunds and payouts, and of a channel that does not answer; over real HTTP. */
import { asCents } from '@chengji/contract/money';
import { aBuyer, aTrade, getRefusalKey, getSandbox, type Market, payBySandbox } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { platform } from '../../ledger/index.ts';
import {
  payoutOutcomePort,
  refundOutcomePort,
  refundPart,
  startPayout,
  type WechatAccount,
} from '../index.ts';
import { countDifferences, findBill, listDifferences } from './bill.queries.ts';
import { getNextBillDay, toBillDay, toBillPeriod } from './bill-days.rules.ts';

const it = marketTest.extend(
  'account',
  { scope: 'file' },
  ({ market }) =>
    market.context().services.sandboxAccount as { -readonly [K in keyof WechatAccount]: WechatAccount[K] },
);

const daySeconds = 86_400;
let day = '';

/** One payment, a part of it given back and a payout, all of one day at the channel, from noon on. */
it.beforeAll(async ({ market }) => {
  const { ports } = market.context().services;
  ports.provide(refundOutcomePort, { kind: 'refund', onDone: async () => {}, onFailed: async () => {} });
  ports.provide(payoutOutcomePort, { kind: 'withdrawal', onDone: async () => {}, onFailed: async () => {} });
  await getSandbox(market).behave('never');
  const midnight = toBillPeriod(getNextBillDay(toBillDay(market.now()))).from.getTime();
  await market.advance((midnight - market.now().getTime()) / 1_000 + daySeconds / 2);
  day = toBillDay(market.now());
  const buyer = await aBuyer(market);
  const { tradeNo } = await aTrade(market, buyer, { price: '30.00' });
  const cents = asCents(100);
  await refundPart(market.context(), {
    paymentNo: await payBySandbox(market, buyer, tradeNo),
    refundNo: 'part-1',
    kind: 'refund',
    cents,
    reason: '部分退款',
    from: [{ account: platform('escrow'), cents }],
  });
  const payout = { outNo: 'W77', kind: 'withdrawal', channel: 'sandbox', openid: 'o-7' } as const;
  await startPayout(market.context(), { ...payout, cents: asCents(500), title: '余额提现' });
  await market.advance(1_200);
});

async function getBill(market: Market, of: string) {
  const { db } = market.context();
  const bill = await findBill(db, 'sandbox', of);
  if (!bill) throw new Error(`no bill of ${of}`);
  return { ...bill, ...(await countDifferences(db, bill.id)) };
}
const listFound = async (market: Market, of: string) =>
  listDifferences(market.context().db, (await getBill(market, of)).id, { limit: 100, offset: 0 });

/** Its deadline falls due once more. */
async function fetchAgain(market: Market, of: string): Promise<void> {
  await market
    .context()
    .db.execute(
      sql`update channel_bills set fetch_at = ${market.now()} where channel = 'sandbox' and day = ${of}`,
    );
  await market.advance(1);
}

describe('a channel’s bill', () => {
  it('is asked for until the channel answers, and staff are told that it does not', async ({
    market,
    account,
    operator,
  }) => {
    const { baseUrl } = account;
    account.baseUrl = 'http://127.0.0.1:9';
    await market.advance(daySeconds * 2);
    expect(await getBill(market, day)).toMatchObject({ fetchedAt: null, failure: 'UNANSWERED' });
    const fetched = operator.client.call('POST /platform/ledger/fetch_bill', { channel: 'sandbox', day });
    expect(await getRefusalKey(fetched)).toBe('payments.channel_silent');
    account.baseUrl = baseUrl;
    await market.advance(3_600);
    expect(await getBill(market, day)).toMatchObject({ failure: '', nextAttemptAt: null });
  });

  it('of each missed day is fetched in turn, and a clock that is moved stops for none', async ({
    market,
  }) => {
    expect(await getBill(market, getNextBillDay(day))).toMatchObject({ fetchedAt: null });
    await market.advance(1);
    const next = await getBill(market, getNextBillDay(day));
    expect(next.fetchedAt).not.toBeNull();
    expect(next.theirCount).toBe(0);
  });

  it('lists refunds and payouts too', async ({ market }) => {
    expect(await getBill(market, day)).toMatchObject({
      matchedCount: 3,
      theirCents: 3_000 - 100 - 500,
      ourCents: 3_000 - 100 - 500,
      total: 0,
    });
  });

  it('has no refund missing that ended here after midnight, as it is on the bill of the day before', async ({
    market,
  }) => {
    const { from } = toBillPeriod(getNextBillDay(day));
    await market
      .context()
      .db.execute(sql`update payment_refunds set done_at = ${new Date(from.getTime() + 60_000)}`);
    await fetchAgain(market, getNextBillDay(day));
    expect(await getBill(market, getNextBillDay(day))).toMatchObject({ total: 0 });
  });

  it('has what ended here missing that no bill lists', async ({ market }) => {
    const { from } = toBillPeriod(day);
    await market.context().db.execute(sql`
      insert into payment_payouts (out_no, kind, channel, openid, cents, title, state, next_attempt_at, created_at, ended_at)
      values ('W78', 'withdrawal', 'sandbox', 'o-7', 700, '', 'done', ${from}, ${from}, ${new Date(from.getTime() + 43_200_000)})`);
    await fetchAgain(market, day);
    expect(await listFound(market, day)).toMatchObject([
      { kind: 'missing_there', subject: 'payout', number: 'W78', ourCents: -700, theirCents: null },
    ]);
  });

  it('differs no more once it is fetched again and the number is gone', async ({ market }) => {
    await market.context().db.execute(sql`delete from payment_payouts where out_no = 'W78'`);
    await fetchAgain(market, day);
    expect(await listFound(market, day)).toMatchObject([{ number: 'W78', state: 'settled' }]);
    expect((await getBill(market, day)).open).toBe(0);
  });
});
