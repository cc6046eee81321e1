/** A day of 10,000 payments against its two bills over real HTTP: what was planted is found and nothing else. */
import type { BillDifference } from '@chengji/contract';
import { anOperator, aShopper, getRefusalKey, type SandboxPaid, withSandboxDay } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { checkLedger } from '../../ledger/index.ts';
import { toBillDay } from '../../payments/bills/bill-days.rules.ts';

const payments = 10_000;
/** So many of each kind, somewhere in the day. */
const planted = 5;

const toCents = (n: number) => 1_000 + (n % 500);
const toNumber = (n = 0) => `DAY${n}`;
/** The places of the first, second … kind. */
const pick = (kind: number) => Array.from({ length: planted }, (_, index) => 97 + index * 1_999 + kind * 400);
const closed = pick(0);
const unlisted = pick(1);
/** Of those, the ones that one of the two bills lists all the same. */
const [tradeOnly, tradeOnlyToo, fundFlowOnly] = unlisted;
const other = pick(2);
const unknown = Array.from({ length: planted }, (_, index) => ({ number: `NOBODY${index}`, cents: 4_990 }));

const atGateway: SandboxPaid[] = [
  ...Array.from({ length: payments }, (_, index) => index + 1)
    .filter((n) => !unlisted.includes(n))
    .map((n) => ({ number: toNumber(n), cents: toCents(n) - (other.includes(n) ? 10 : 0) })),
  ...[tradeOnly, tradeOnlyToo, fundFlowOnly].map((n = 0) => ({
    number: toNumber(n),
    cents: toCents(n),
    onlyOn: n === fundFlowOnly ? ('fund_flow' as const) : ('trade' as const),
  })),
  ...unknown,
];

const it = marketTest
  .extend('marketOptions', { modules: withSandboxDay(atGateway) })
  .extend('clerk', { scope: 'file' }, ({ market }) => anOperator(market, 'finance'));

let day = '';

it.beforeAll(async ({ market }) => {
  const { id } = await aShopper(market);
  const now = market.now();
  day = toBillDay(now);
  await market.context().db.execute(sql`
    insert into payments (payment_no, payer_id, payable_kind, reference, channel, openid, state, amount_cents,
      channel_no, created_at, expires_at, next_query_at, paid_at)
    select 'DAY' || n, ${id}, 'trade', 'T' || n, 'sandbox', '',
      case when n = any(${sql.param(closed)}::int[]) then 'closed' else 'paid' end, 1000 + n % 500,
      '42' || n, ${now}, ${now}, ${now}, case when n = any(${sql.param(closed)}::int[]) then null else ${now}::timestamptz end
    from generate_series(1, ${payments}) as n`);
  await market.advance(38 * 3_600);
});

const listPlanted = (): string[] =>
  [
    ...closed.map((n) => `missing_here ${toNumber(n)} closed`),
    ...unknown.map(({ number }) => `missing_here ${number} unknown`),
    ...unlisted.map((n) => `missing_there ${toNumber(n)} paid`),
    ...other.map((n) => `different ${toNumber(n)} paid`),
  ].toSorted();

const toText = ({ kind, number, our_state }: BillDifference) => `${kind} ${number} ${our_state}`;
const isOnOneBill = ({ theirs, trade }: BillDifference) => (theirs === null) !== (trade === null);

describe('a day of 10,000 payments', () => {
  it('differs from its bills in what was planted, and in nothing else', async ({ clerk }) => {
    const bill = await clerk.client.call('GET /platform/ledger/bill', {
      channel: 'sandbox',
      day,
      limit: 100,
    });
    expect(bill.rows.map(toText).toSorted()).toEqual(listPlanted());
    const ofOneBill = bill.rows.filter(isOnOneBill).map(({ number, trade }) => [number, trade !== null]);
    expect(ofOneBill.toSorted()).toEqual(
      [
        [toNumber(tradeOnly), true],
        [toNumber(tradeOnlyToo), true],
        [toNumber(fundFlowOnly), false],
      ].toSorted(),
    );
    expect(bill).toMatchObject({
      total: 4 * planted,
      matched: payments - 3 * planted,
      theirs: { count: payments + 3 },
      ours: { count: payments - planted },
      counts: { missing_here: 2 * planted, missing_there: planted, different: planted, twice: 0 },
    });
  });

  it('is repaired once, however often each repair is run', async ({ market, clerk }) => {
    const { rows } = await clerk.client.call('GET /platform/ledger/bill', {
      channel: 'sandbox',
      day,
      limit: 100,
    });
    const keys: string[] = [];
    for (const { id, ways, difference } of rows) {
      const [way = 'book'] = ways;
      const repair = () =>
        clerk.client.call('POST /platform/ledger/repair', { id, way, reason: '渠道账单已核对' });
      const { key } = await repair();
      if (difference !== '0.00') keys.push(key);
      expect(await getRefusalKey(repair())).toBe('radar.repaired');
    }
    const { rows: written } = await market.context().db.execute<{ key: string; entries: string }>(sql`
      select key, count(*) as entries from ledger_transfers join ledger_entries on transfer_id = ledger_transfers.id
      group by key`);
    expect(written.map(({ key }) => key).toSorted()).toEqual(keys.toSorted());
    expect(written.every(({ entries }) => Number(entries) === 2)).toBe(true);
    expect((await checkLedger(market.context().db)).imbalance).toBeUndefined();
  });

  it('has nothing left to be seen to when its bill is fetched again', async ({ clerk }) => {
    await clerk.client.call('POST /platform/ledger/fetch_bill', { channel: 'sandbox', day });
    const bill = await clerk.client.call('GET /platform/ledger/bill', { channel: 'sandbox', day });
    expect(bill).toMatchObject({ open: 0, matched: payments - 2 * planted });
  });
});
