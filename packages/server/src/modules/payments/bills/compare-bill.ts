import type { BilledKind } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import type { FundLine } from '../channels/gateway.ts';
import {
  type BillFigures,
  type ChannelBillRow,
  insertBill,
  isFirstBill,
  lockBill,
  settleOthers,
  storeDifferences,
  storeFigures,
} from './bill.queries.ts';
import { computeFetchTime, getNextBillDay, toBillPeriod, toEndedPeriod } from './bill-days.rules.ts';
import { findBooked, listUnlisted, markBilled } from './booked.queries.ts';
import {
  type Booked,
  compareNumber,
  type Difference,
  groupLines,
  type Listed,
  toKey,
  toUnlisted,
} from './compare-bill.rules.ts';

/** So many numbers in one statement; between two others get their turn. */
const numbersAtOnce = 1_000;

const billedKinds: readonly BilledKind[] = ['payment', 'refund', 'payout'];

/** Holds every line of a channel's bill against what is booked, and keeps what differs. Run again it finds the same. */
export async function compareBill(
  ctx: Context,
  bill: ChannelBillRow,
  lines: readonly FundLine[],
): Promise<void> {
  const startedAt = ctx.clock.now();
  const { listed, others } = groupLines(lines);
  const booked = await findAllBooked(ctx, bill, listed);
  const found = listed.flatMap((one) => compareNumber(one, booked.get(toKey(one))) ?? []);
  const unlisted = (await findUnlisted(ctx, bill, listed)).map(toUnlisted);
  const ours = [
    ...[...booked.values()].map(({ cents }) => cents),
    ...unlisted.map(({ ourCents }) => ourCents),
  ];
  const fetchedAt = ctx.clock.now();
  await storeComparison(ctx, bill, [...found, ...unlisted], {
    fetchedAt,
    tookMs: Math.max(0, fetchedAt.getTime() - startedAt.getTime()),
    theirCount: listed.length,
    theirCents: sum(listed.map(({ cents }) => cents)),
    ourCount: ours.filter((cents) => cents !== null).length,
    ourCents: sum(ours.map((cents) => cents ?? 0)),
    matchedCount: listed.length - found.length,
    otherCount: others.count,
    otherCents: others.cents,
  });
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function* inBatches<T>(all: readonly T[]): Generator<T[]> {
  for (let from = 0; from < all.length; from += numbersAtOnce) yield all.slice(from, from + numbersAtOnce);
}

const listNumbers = (listed: readonly Listed[], kind: BilledKind): string[] =>
  listed.filter(({ subject }) => subject === kind).map(({ number }) => number);

/** Set against the lines in batches; notes of refunds and payouts that they were listed. */
async function findAllBooked(
  { db }: Context,
  { channel, day }: ChannelBillRow,
  listed: readonly Listed[],
): Promise<Map<string, Booked>> {
  const booked = new Map<string, Booked>();
  for (const kind of billedKinds)
    for (const numbers of inBatches(listNumbers(listed, kind)))
      for (const one of await findBooked(db, channel, kind, numbers)) booked.set(toKey(one), one);
  for (const refund of inBatches(listNumbers(listed, 'refund')))
    await markBilled(db, day, { refund, payout: [] });
  for (const payout of inBatches(listNumbers(listed, 'payout')))
    await markBilled(db, day, { refund: [], payout });
  return booked;
}

async function findUnlisted({ db }: Context, bill: ChannelBillRow, listed: readonly Listed[]) {
  const paid = toBillPeriod(bill.day);
  const ended = toEndedPeriod(paid, await isFirstBill(db, bill));
  const numbers = listed.map(({ number }) => number);
  return listUnlisted(db, { channel: bill.channel, numbers, paid, ended });
}

const storeComparison = (
  ctx: Context,
  { id, channel, day }: ChannelBillRow,
  differences: readonly Difference[],
  figures: BillFigures,
): Promise<void> =>
  transact(ctx, async (ctx) => {
    await lockBill(ctx.db, id);
    for (const batch of inBatches(differences)) await storeDifferences(ctx.db, id, batch);
    await settleOthers(ctx.db, id, differences);
    await storeFigures(ctx.db, id, figures);
    const nextDay = getNextBillDay(day);
    const fetchAt = computeFetchTime(nextDay, ctx.services.settings.get('ledger.bill_hour'));
    await insertBill(ctx.db, { channel, day: nextDay, fetchAt });
  });
