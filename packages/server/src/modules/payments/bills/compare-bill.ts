import type { BilledKind } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import type { FundLine, TradeLine } from '../channels/gateway.ts';
import {
  type BillFigures,
  type ChannelBillRow,
  findFirstDay,
  insertBill,
  lockBill,
  settleOthers,
  storeDifferences,
  storeFigures,
} from './bill.queries.ts';
import { type BillTimes, computeFetchTime, getNextBillDay, toBillTimes } from './bill-days.rules.ts';
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
import { settleOtherDays } from './settle-differences.ts';

/** So many numbers in one statement; between two others get their turn. */
const numbersAtOnce = 1_000;

const billedKinds: readonly BilledKind[] = ['payment', 'refund', 'payout'];

/** What a channel lists of a day: what was traded, and how the merchant's money moved. */
export type BillOfDay = { trades: readonly TradeLine[]; funds: readonly FundLine[] };

/**
 * Holds every line of a channel's two bills of a day against what is booked, and keeps what differs; what differed on
 * other days and does no more is settled. Run again it finds the same.
 */
export async function compareBill(
  ctx: Context,
  bill: ChannelBillRow,
  { trades, funds }: BillOfDay,
): Promise<void> {
  const startedAt = ctx.clock.now();
  const { listed, others } = groupLines(trades, funds);
  const times = toBillTimes(bill.day, await findFirstDay(ctx.db, bill.channel));
  const booked = await findAllBooked(ctx, bill, listed);
  const found = listed.flatMap((one) => compareNumber(one, booked.get(toKey(one)), times) ?? []);
  const unlisted = await compareUnlisted(ctx, bill, listed, times);
  const differs = new Set(found.map(toKey));
  const moved = listed.filter((one) => one.fund !== null || differs.has(toKey(one)));
  const ours = [
    ...moved.map((one) => booked.get(toKey(one))?.cents ?? null),
    ...unlisted.map(({ ourCents }) => ourCents),
  ];
  const fetchedAt = ctx.clock.now();
  await storeComparison(ctx, bill, [...found, ...unlisted], {
    fetchedAt,
    tookMs: Math.max(0, fetchedAt.getTime() - startedAt.getTime()),
    theirCount: moved.length,
    theirCents: sum(moved.map(({ fund }) => fund?.cents ?? 0)),
    ourCount: ours.filter((cents) => cents !== null).length,
    ourCents: sum(ours.map((cents) => cents ?? 0)),
    matchedCount: moved.length - found.length,
    otherCount: others.count,
    otherCents: others.cents,
  });
  await settleOtherDays(ctx, bill, listed);
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
  for (const batch of inBatches(listed)) {
    const funds = batch.filter(({ fund }) => fund !== null);
    await markBilled(db, day, {
      refund: listNumbers(funds, 'refund'),
      payout: listNumbers(funds, 'payout'),
      trade: listNumbers(
        batch.filter(({ trade }) => trade !== null),
        'refund',
      ),
    });
  }
  return booked;
}

/** What is booked of the day and on neither bill. */
async function compareUnlisted(
  { db }: Context,
  { channel }: ChannelBillRow,
  listed: readonly Listed[],
  times: BillTimes,
): Promise<Difference[]> {
  const numbers = listed.map(({ number }) => number);
  const unlisted = await listUnlisted(db, { channel, numbers, ...times });
  return unlisted.flatMap((one) => compareNumber(toUnlisted(one), one, times) ?? []);
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
    const nextAttemptAt = computeFetchTime(nextDay, ctx.services.settings.get('ledger.bill_hour'));
    await insertBill(ctx.db, { channel, day: nextDay, nextAttemptAt });
  });
