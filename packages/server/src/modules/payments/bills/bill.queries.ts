import type { BillDifferenceKind, BilledKind, PayChannel } from '@chengji/contract';
import { and, asc, count, eq, gt, inArray, isNotNull, min, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { billDifferences, channelBills } from './bill.tables.ts';
import type { Difference } from './compare-bill.rules.ts';

export type ChannelBillRow = typeof channelBills.$inferSelect;
export type DifferenceRow = typeof billDifferences.$inferSelect;

/** The bill of a day, to be fetched at a time; one that is there already stays as it is. */
export async function insertBill(
  db: Db,
  bill: Pick<ChannelBillRow, 'channel' | 'day' | 'nextAttemptAt'>,
): Promise<void> {
  await db.insert(channelBills).values(bill).onConflictDoNothing();
}

/** Whether a bill of the channel waits to be fetched by itself. */
export async function hasDueBill(db: Db, channel: PayChannel): Promise<boolean> {
  const rows = await db
    .select({ id: channelBills.id })
    .from(channelBills)
    .where(and(eq(channelBills.channel, channel), isNotNull(channelBills.nextAttemptAt)))
    .limit(1);
  return rows.length > 0;
}

export async function findBillById(db: Db, id: number): Promise<ChannelBillRow | null> {
  const [row] = await db.select().from(channelBills).where(eq(channelBills.id, id));
  return row ?? null;
}

export async function findBill(db: Db, channel: PayChannel, day: string): Promise<ChannelBillRow | null> {
  const [row] = await db
    .select()
    .from(channelBills)
    .where(and(eq(channelBills.channel, channel), eq(channelBills.day, day)));
  return row ?? null;
}

/** The first day of a channel that was compared. */
export async function findFirstDay(db: Db, channel: PayChannel): Promise<string | null> {
  const [row] = await db
    .select({ day: min(channelBills.day) })
    .from(channelBills)
    .where(and(eq(channelBills.channel, channel), isNotNull(channelBills.fetchedAt)));
  return row?.day ?? null;
}

export async function storeFailure(db: Db, id: number, failure: string): Promise<void> {
  await db.update(channelBills).set({ failure }).where(eq(channelBills.id, id));
}

/** Takes the row: one comparison is stored after the other. */
export async function lockBill(db: Db, id: number): Promise<void> {
  await db.select({ id: channelBills.id }).from(channelBills).where(eq(channelBills.id, id)).for('update');
}

export type BillFigures = Pick<
  ChannelBillRow,
  | 'fetchedAt'
  | 'tookMs'
  | 'theirCount'
  | 'theirCents'
  | 'ourCount'
  | 'ourCents'
  | 'matchedCount'
  | 'otherCount'
  | 'otherCents'
>;

export async function storeFigures(db: Db, id: number, figures: BillFigures): Promise<void> {
  await db
    .update(channelBills)
    .set({ ...figures, nextAttemptAt: null, failure: '' })
    .where(eq(channelBills.id, id));
}

const isUnseen = inArray(billDifferences.state, ['open', 'waiting']);

const added = (column: { name: string }) => sql.raw(`excluded.${column.name}`);

/** Stores them; one that was repaired stays as it was, one that had settled is open again. */
export async function storeDifferences(
  db: Db,
  billId: number,
  differences: readonly Difference[],
): Promise<void> {
  if (differences.length === 0) return;
  const changes = {
    kind: added(billDifferences.kind),
    channelNo: added(billDifferences.channelNo),
    ourCents: added(billDifferences.ourCents),
    theirCents: added(billDifferences.theirCents),
    tradeCents: added(billDifferences.tradeCents),
    ourState: added(billDifferences.ourState),
    state: sql`'open'`,
  };
  await db
    .insert(billDifferences)
    .values(differences.map((difference) => ({ ...difference, billId })))
    .onConflictDoUpdate({
      target: [billDifferences.billId, billDifferences.subject, billDifferences.number],
      set: changes,
      setWhere: inArray(billDifferences.state, ['open', 'settled']),
    });
}

/** Those of the bill that are not among the numbers differ no more. */
export async function settleOthers(
  db: Db,
  billId: number,
  stay: readonly Pick<Difference, 'subject' | 'number'>[],
): Promise<void> {
  const numbers = stay.map(({ subject, number }) => `${subject} ${number}`);
  await db
    .update(billDifferences)
    .set({ state: 'settled' })
    .where(
      and(
        eq(billDifferences.billId, billId),
        isUnseen,
        sql`${billDifferences.subject} || ' ' || ${billDifferences.number} <> all(${sql.param(numbers)}::text[])`,
      ),
    );
}

const net = sql<number>`sum(coalesce(${billDifferences.theirCents}, 0) - coalesce(${billDifferences.ourCents}, 0))`;

/** A page of a bill's differences, those first that nobody has seen to. */
export const listDifferences = (
  db: Db,
  billId: number,
  { limit, offset }: Record<'limit' | 'offset', number>,
): Promise<DifferenceRow[]> =>
  db
    .select()
    .from(billDifferences)
    .where(eq(billDifferences.billId, billId))
    .orderBy(sql`${isUnseen} desc`, asc(billDifferences.id))
    .limit(limit)
    .offset(offset);

/** Of a bill: all, and those that nobody has seen to, by their kinds. */
export async function countDifferences(db: Db, billId: number) {
  const ofKind = (kind: BillDifferenceKind) =>
    sql<number>`(count(*) filter (where ${billDifferences.kind} = ${kind} and ${isUnseen}))::int`;
  const [row] = await db
    .select({
      total: count(),
      netCents: sql<number>`coalesce(${net} filter (where ${isUnseen}), 0)`.mapWith(Number),
      open: sql<number>`(count(*) filter (where ${isUnseen}))::int`,
      missing_here: ofKind('missing_here'),
      missing_there: ofKind('missing_there'),
      different: ofKind('different'),
      twice: ofKind('twice'),
    })
    .from(billDifferences)
    .where(eq(billDifferences.billId, billId));
  return row ?? { total: 0, netCents: 0, open: 0, missing_here: 0, missing_there: 0, different: 0, twice: 0 };
}

/** Of all days, those that nobody has seen to; by channel. */
export const sumUnseen = (db: Db) =>
  db
    .select({ channel: channelBills.channel, count: count(), cents: net.mapWith(Number) })
    .from(billDifferences)
    .innerJoin(channelBills, eq(channelBills.id, billDifferences.billId))
    .where(isUnseen)
    .groupBy(channelBills.channel);

const selectDifferences = (db: Db) =>
  db
    .select({ difference: billDifferences, channel: channelBills.channel, day: channelBills.day })
    .from(billDifferences)
    .innerJoin(channelBills, eq(channelBills.id, billDifferences.billId));

/** A difference with its bill. */
export type BilledDifference = Awaited<ReturnType<typeof selectDifferences>>[number];

export async function findDifferences(db: Db, ids: readonly number[]): Promise<BilledDifference[]> {
  if (ids.length === 0) return [];
  return selectDifferences(db).where(inArray(billDifferences.id, [...ids]));
}

/** Takes the row: one decides about a difference after the other. */
export async function lockDifference(db: Db, id: number): Promise<BilledDifference | null> {
  const [row] = await selectDifferences(db)
    .where(eq(billDifferences.id, id))
    .for('update', { of: billDifferences });
  return row ?? null;
}

/** Those of a number that nobody has seen to. */
export const listUnseenOfNumber = (
  db: Db,
  subject: BilledKind,
  number: string,
): Promise<BilledDifference[]> =>
  selectDifferences(db)
    .where(and(eq(billDifferences.subject, subject), eq(billDifferences.number, number), isUnseen))
    .orderBy(asc(billDifferences.id));

type OfOthers = Pick<ChannelBillRow, 'channel'> & Record<'billId' | 'after' | 'limit', number>;

/** Those on a channel's other bills than this one that nobody has seen to, in pages. */
export const listUnseenOfOthers = (
  db: Db,
  { channel, billId, after, limit }: OfOthers,
): Promise<BilledDifference[]> =>
  selectDifferences(db)
    .where(
      and(
        eq(channelBills.channel, channel),
        ne(billDifferences.billId, billId),
        gt(billDifferences.id, after),
        isUnseen,
      ),
    )
    .orderBy(asc(billDifferences.id))
    .limit(limit);

/** Changes it if nobody has repaired it meanwhile; answers whether it did. */
export async function claimDifference(
  db: Db,
  id: number,
  change: Partial<Pick<DifferenceRow, 'kind' | 'ourCents' | 'ourState' | 'state'>>,
  from: readonly DifferenceRow['state'][],
): Promise<boolean> {
  const changed = await db
    .update(billDifferences)
    .set(change)
    .where(and(eq(billDifferences.id, id), inArray(billDifferences.state, [...from])))
    .returning({ id: billDifferences.id });
  return changed.length === 1;
}

/** A number that was counted among the differences of a bill is booked here after all. */
export async function addToBooked(
  db: Db,
  billId: number,
  { count: booked, cents, matched }: Record<'count' | 'cents' | 'matched', number>,
): Promise<void> {
  await db
    .update(channelBills)
    .set({
      ourCount: sql`${channelBills.ourCount} + ${booked}`,
      ourCents: sql`${channelBills.ourCents} + ${cents}`,
      matchedCount: sql`${channelBills.matchedCount} + ${matched}`,
    })
    .where(eq(channelBills.id, billId));
}
