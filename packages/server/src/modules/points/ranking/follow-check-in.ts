import type { Context } from '../../../kernel/context.ts';
import { lockAccount } from '../account/account.queries.ts';
import { findLatest, findRows, sumPoints } from '../check-in/check-in.queries.ts';
import { countRow, endOfMonth, startOfMonth } from '../check-in/check-in.rules.ts';
import { deleteRank, lockRank, type Rank, type Shift, saveRank, shiftCounts } from './rank.queries.ts';

/**
 * Brings the ranking to where somebody stands by their days. What it stores is worked out anew each time, so an event
 * that is delivered twice, or late, changes nothing. The account is held: their days do not change meanwhile.
 */
export async function followCheckIn(ctx: Context, { shopperId }: { shopperId: number }): Promise<void> {
  await lockAccount(ctx.db, shopperId);
  const before = await lockRank(ctx.db, shopperId);
  const after = await computeRank(ctx, shopperId);
  if (after) await saveRank(ctx.db, after);
  else await deleteRank(ctx.db, shopperId);
  await shiftCounts(ctx.db, [
    ...toShifts(before, -1).filter((one) => !isAmong(one, toShifts(after, 1))),
    ...toShifts(after, 1).filter((one) => !isAmong(one, toShifts(before, -1))),
  ]);
}

async function computeRank({ db }: Context, shopperId: number): Promise<Rank | null> {
  const day = await findLatest(db, shopperId);
  const { latest } = await findRows(db, shopperId);
  if (day === null || latest === null) return null;
  const month = startOfMonth(day);
  return {
    shopperId,
    month,
    monthPoints: await sumPoints(db, shopperId, { from: month, to: endOfMonth(day) }),
    lastDay: latest.lastDay,
    rowDays: countRow(latest),
  };
}

const toShifts = (rank: Rank | null, people: 1 | -1): Shift[] =>
  rank
    ? [
        { board: 'month_points', period: rank.month, value: rank.monthPoints, people },
        { board: 'row', period: rank.lastDay, value: rank.rowDays, people },
      ]
    : [];

const isAmong = (one: Shift, others: readonly Shift[]): boolean =>
  others.some(
    (other) => other.board === one.board && other.period === one.period && other.value === one.value,
  );
