/** How many withdrawals there are and what they come to: open ones, those that arrived, those that are late. */
import { and, asc, count, eq, inArray, isNull, lt, min, sql, sum } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { type Owner, type OwnerKind, toOwner } from '../owner.rules.ts';
import { isOfOwner, type WithdrawalRow } from './withdrawal.queries.ts';
import { openStages } from './withdrawal.states.ts';
import { withdrawals } from './withdrawal.tables.ts';

/** Open ones, and what those that arrived came to in all. */
export async function sumWithdrawals(
  db: Db,
  owner: Owner,
): Promise<{ open: number; withdrawnCents: number }> {
  const isOpen = inArray(withdrawals.stage, [...openStages]);
  const [row] = await db
    .select({
      open: sql<number>`count(*) filter (where ${isOpen})`.mapWith(Number),
      withdrawnCents: sql<number>`coalesce(sum(${withdrawals.amountCents})
        filter (where ${withdrawals.stage} = 'successed'), 0)`.mapWith(Number),
    })
    .from(withdrawals)
    .where(isOfOwner(owner));
  return row ?? { open: 0, withdrawnCents: 0 };
}

/** Of those asked for before this one: how many arrived, and what they came to. */
export async function sumPaidBefore(db: Db, row: WithdrawalRow): Promise<{ count: number; cents: number }> {
  const [paid] = await db
    .select({ count: count(), cents: sum(withdrawals.amountCents).mapWith(Number) })
    .from(withdrawals)
    .where(and(isOfOwner(toOwner(row)), eq(withdrawals.stage, 'successed'), lt(withdrawals.id, row.id)));
  return { count: paid?.count ?? 0, cents: paid?.cents ?? 0 };
}

/** Those that wait to be approved or sent, what they come to, and since when the oldest does. */
export async function sumWaitingWithdrawals(db: Db) {
  const [row] = await db
    .select({
      count: count(),
      cents: sum(withdrawals.amountCents).mapWith(Number),
      oldestAt: min(withdrawals.createdAt),
    })
    .from(withdrawals)
    .where(inArray(withdrawals.stage, ['waiting', 'approved']));
  return { count: row?.count ?? 0, cents: row?.cents ?? 0, oldestAt: row?.oldestAt ?? null };
}

/**
 * Open past the day they were promised for, with staff or at the bank, the oldest first, and how many there are. What a
 * channel pays out is for payments to say.
 */
export async function listOverdueWithdrawals(
  db: Db,
  now: Date,
  limit: number,
): Promise<{ rows: WithdrawalRow[]; count: number }> {
  const isOverdue = and(
    inArray(withdrawals.stage, [...openStages]),
    isNull(withdrawals.channel),
    lt(withdrawals.dueAt, now),
  );
  const rows = await db
    .select()
    .from(withdrawals)
    .where(isOverdue)
    .orderBy(asc(withdrawals.createdAt))
    .limit(limit);
  return { rows, count: await db.$count(withdrawals, isOverdue) };
}

/** What is frozen for withdrawals that are not over, by whose they are. */
export async function sumFrozen(db: Db): Promise<Record<OwnerKind, { count: number; cents: number }>> {
  const rows = await db
    .select({
      kind: withdrawals.ownerKind,
      count: count(),
      cents: sum(withdrawals.amountCents).mapWith(Number),
    })
    .from(withdrawals)
    .where(inArray(withdrawals.stage, ['waiting', 'approved', 'sent']))
    .groupBy(withdrawals.ownerKind);
  const of = (kind: OwnerKind) => rows.find((row) => row.kind === kind) ?? { count: 0, cents: 0 };
  return { shopper: of('shopper'), shop: of('shop') };
}
