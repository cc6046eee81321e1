/** The sums of all accounts at the cost of what was booked lately: folded days, and the tail beside them. */
import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { selectDay } from '../../kernel/time/market-days.queries.ts';
import { ledgerEntries, ledgerSums, ledgerTail, ledgerTransfers } from './ledger.tables.ts';

/** How one fund stands: an account of the market, or those of all people or shops of one kind. */
export type FundSum = { fund: string; cents: number; todayCents: number; entries: number };

/** `shopper:7:available` is `shopper:available`, an account of the market its own name. */
const toFund = (account: SQLWrapper): SQL<string> => sql<string>`regexp_replace(${account}, ':[0-9]+:', ':')`;

/** One statement, so that what is folded meanwhile is counted here or there. */
export async function sumFunds(db: Db, { zone, today }: { zone: string; today: string }): Promise<FundSum[]> {
  const day = selectDay(zone, ledgerTransfers.bookedAt);
  const tail = db
    .select({
      fund: toFund(ledgerEntries.account).as('fund'),
      cents: sql<number>`${ledgerEntries.cents}`.as('cents'),
      entries: sql<number>`1::bigint`.as('entries'),
      isToday: sql<boolean>`${day} >= ${today}`.as('is_today'),
    })
    .from(ledgerTail)
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerTail.transferId))
    .innerJoin(ledgerEntries, eq(ledgerEntries.transferId, ledgerTail.transferId));
  const folded = db
    .select({
      fund: ledgerSums.fund,
      cents: ledgerSums.cents,
      entries: ledgerSums.entries,
      isToday: sql<boolean>`${ledgerSums.day} >= ${today}::date`.as('is_today'),
    })
    .from(ledgerSums);
  const all = folded.unionAll(tail).as('every');
  return db
    .select({
      fund: sql<string>`fund`,
      cents: sql<number>`sum(cents)`.mapWith(Number),
      todayCents: sql<number>`coalesce(sum(cents) filter (where is_today), 0)`.mapWith(Number),
      entries: sql<number>`sum(entries)`.mapWith(Number),
    })
    .from(all)
    .groupBy(sql`fund`)
    .orderBy(sql`fund`);
}

/**
 * Takes up to `limit` transfers into the sums of their days; answers how many it were. Of several at once each takes
 * others; the sums are written in one order, so that none waits for another in a ring.
 */
export async function foldTail(db: Db, zone: string, limit: number): Promise<number> {
  const { rows } = await db.execute<{ taken: string }>(sql`
    with taken as (
      delete from ${ledgerTail} where transfer_id in (
        select transfer_id from ${ledgerTail} order by transfer_id limit ${limit} for update skip locked)
      returning transfer_id),
    moved as (
      select ${toFund(ledgerEntries.account)} as fund,
        ${selectDay(zone, ledgerTransfers.bookedAt)}::date as day, sum(${ledgerEntries.cents}) as cents, count(*) as entries
      from taken
      join ${ledgerTransfers} on ${ledgerTransfers.id} = taken.transfer_id
      join ${ledgerEntries} on ${ledgerEntries.transferId} = taken.transfer_id
      group by 1, 2),
    folded as (
      insert into ${ledgerSums} (fund, day, cents, entries)
      select fund, day, cents, entries from moved order by fund, day
      on conflict (fund, day) do update set
        cents = ${ledgerSums.cents} + excluded.cents, entries = ${ledgerSums.entries} + excluded.entries)
    select count(*) as taken from taken`);
  return Number(rows[0]?.taken ?? 0);
}

/** Whether more transfers than this wait to be folded. */
export async function isTailLonger(db: Db, than: number): Promise<boolean> {
  const rows = await db.select({ id: ledgerTail.transferId }).from(ledgerTail).offset(than).limit(1);
  return rows.length > 0;
}

/** The first fund whose folded days and tail are not the sum of its entries. */
export async function findWrongSum(db: Db): Promise<string | null> {
  const { rows } = await db.execute<{ fund: string }>(sql`
    with held as (
      select ${toFund(ledgerEntries.account)} as fund, sum(${ledgerEntries.cents}) as cents
      from ${ledgerEntries} group by 1),
    summed as (
      select fund, sum(cents) as cents from (
        select fund, cents from ${ledgerSums}
        union all
        select ${toFund(ledgerEntries.account)}, ${ledgerEntries.cents}
        from ${ledgerTail} join ${ledgerEntries} using (transfer_id)) as every
      group by 1)
    select fund from held full join summed using (fund)
    where coalesce(held.cents, 0) <> coalesce(summed.cents, 0) order by fund limit 1`);
  return rows[0]?.fund ?? null;
}
