import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import type { Owner } from '../owner.rules.ts';
import { type WithdrawalMove, withdrawalMoves } from './withdrawal.states.ts';
import { withdrawalApprovals, withdrawalLog, withdrawals } from './withdrawal.tables.ts';

export type WithdrawalRow = typeof withdrawals.$inferSelect;
export type NewWithdrawal = Omit<typeof withdrawals.$inferInsert, 'id'>;
export type LogRow = Omit<typeof withdrawalLog.$inferSelect, 'id'>;
export type ApprovalRow = typeof withdrawalApprovals.$inferSelect;

export const isOfOwner = ({ kind, id }: Owner) =>
  and(eq(withdrawals.ownerKind, kind), eq(withdrawals.ownerId, id));

/** Null when the owner used the key before. */
export async function insertWithdrawal(db: Db, row: NewWithdrawal): Promise<WithdrawalRow | null> {
  const [inserted] = await db
    .insert(withdrawals)
    .values(row)
    .onConflictDoNothing({ target: [withdrawals.ownerKind, withdrawals.ownerId, withdrawals.key] })
    .returning();
  return inserted ?? null;
}

export async function findWithdrawalByKey(db: Db, owner: Owner, key: string): Promise<WithdrawalRow | null> {
  const [row] = await db
    .select()
    .from(withdrawals)
    .where(and(isOfOwner(owner), eq(withdrawals.key, key)));
  return row ?? null;
}

export async function findWithdrawal(db: Db, id: number): Promise<WithdrawalRow | null> {
  const [row] = await db.select().from(withdrawals).where(eq(withdrawals.id, id));
  return row ?? null;
}

export async function findOwnWithdrawal(
  db: Db,
  owner: Owner,
  by: { id: number } | { withdrawalNo: string },
): Promise<WithdrawalRow | null> {
  const named = 'id' in by ? eq(withdrawals.id, by.id) : eq(withdrawals.withdrawalNo, by.withdrawalNo);
  const [row] = await db
    .select()
    .from(withdrawals)
    .where(and(isOfOwner(owner), named));
  return row ?? null;
}

/** Those of these numbers, of all owners. */
export const listByNumbers = async (db: Db, numbers: readonly string[]): Promise<WithdrawalRow[]> =>
  numbers.length === 0
    ? []
    : db
        .select()
        .from(withdrawals)
        .where(inArray(withdrawals.withdrawalNo, [...numbers]));

/** Takes the row: one member of staff, or one answer of the bank, decides after the other. */
export async function lockWithdrawal(
  db: Db,
  by: { id: number } | { withdrawalNo: string },
): Promise<WithdrawalRow | null> {
  const named = 'id' in by ? eq(withdrawals.id, by.id) : eq(withdrawals.withdrawalNo, by.withdrawalNo);
  const [row] = await db.select().from(withdrawals).where(named).for('update');
  return row ?? null;
}

type Change = Partial<
  Pick<WithdrawalRow, 'attempt' | 'batchNo' | 'channel' | 'reference' | 'failure' | 'reason' | 'endedAt'>
>;

/** Makes the move; null when another came first. */
export async function claimMove(
  db: Db,
  id: number,
  move: WithdrawalMove,
  change: Change = {},
): Promise<WithdrawalRow | null> {
  const { from, to } = withdrawalMoves[move];
  const [row] = await db
    .update(withdrawals)
    .set({ ...change, stage: to })
    .where(and(eq(withdrawals.id, id), inArray(withdrawals.stage, [...from])))
    .returning();
  return row ?? null;
}

/** Approved ones that go out by the bank, and that nobody holds; these, or the oldest of all. */
export const lockSendable = (
  db: Db,
  ids: readonly number[] | undefined,
  limit: number,
): Promise<WithdrawalRow[]> =>
  db
    .select()
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.stage, 'approved'),
        eq(withdrawals.kind, 'manual'),
        ids ? inArray(withdrawals.id, [...ids]) : undefined,
      ),
    )
    .orderBy(asc(withdrawals.id))
    .limit(limit)
    .for('update', { skipLocked: true });

export const listBatch = (db: Db, batchNo: string): Promise<WithdrawalRow[]> =>
  db.select().from(withdrawals).where(eq(withdrawals.batchNo, batchNo)).orderBy(asc(withdrawals.id));

/** False when this person approved this attempt before. */
export async function insertApproval(db: Db, row: ApprovalRow): Promise<boolean> {
  const added = await db
    .insert(withdrawalApprovals)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: withdrawalApprovals.withdrawalId });
  return added.length === 1;
}

/** Of the attempt that is under way. */
export const listApprovals = async (db: Db, ids: readonly number[]): Promise<ApprovalRow[]> =>
  ids.length === 0
    ? []
    : (
        await db
          .select({ approval: withdrawalApprovals })
          .from(withdrawalApprovals)
          .innerJoin(
            withdrawals,
            and(
              eq(withdrawals.id, withdrawalApprovals.withdrawalId),
              eq(withdrawals.attempt, withdrawalApprovals.attempt),
            ),
          )
          .where(inArray(withdrawalApprovals.withdrawalId, [...ids]))
          .orderBy(asc(withdrawalApprovals.approvedAt))
      ).map(({ approval }) => approval);

export async function insertLog(db: Db, rows: readonly LogRow[]): Promise<void> {
  if (rows.length > 0) await db.insert(withdrawalLog).values([...rows]);
}

export const listLog = async (db: Db, ids: readonly number[]): Promise<LogRow[]> =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(withdrawalLog)
        .where(inArray(withdrawalLog.withdrawalId, [...ids]))
        .orderBy(asc(withdrawalLog.id));
