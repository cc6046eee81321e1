import type { WithdrawalState } from '@chengji/contract';
import { and, asc, count, desc, eq, inArray, isNull, lt, lte, min, sql, sum } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { type Owner, type OwnerKind, toOwner } from '../owner.rules.ts';
import { listStages, openStages, type WithdrawalMove, withdrawalMoves } from './withdrawal.states.ts';
import { withdrawalApprovals, withdrawalDays, withdrawalLog, withdrawals } from './withdrawal.tables.ts';

export type WithdrawalRow = typeof withdrawals.$inferSelect;
export type NewWithdrawal = Omit<typeof withdrawals.$inferInsert, 'id'>;
export type LogRow = Omit<typeof withdrawalLog.$inferSelect, 'id'>;
export type ApprovalRow = typeof withdrawalApprovals.$inferSelect;

const isOfOwner = ({ kind, id }: Owner) => and(eq(withdrawals.ownerKind, kind), eq(withdrawals.ownerId, id));

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

type Day = { owner: Owner; day: string };

/** Counts an amount towards a day unless the day has no room for it; answers whether it had. */
export async function claimDay(
  db: Db,
  { owner, day }: Day,
  { cents, most }: { cents: number; most: number },
): Promise<boolean> {
  const total = sql`${withdrawalDays.cents} + excluded.cents`;
  const claimed = await db
    .insert(withdrawalDays)
    .values({ ownerKind: owner.kind, ownerId: owner.id, day, cents })
    .onConflictDoUpdate({
      target: [withdrawalDays.ownerKind, withdrawalDays.ownerId, withdrawalDays.day],
      set: { cents: total },
      setWhere: lte(total, most),
    })
    .returning({ cents: withdrawalDays.cents });
  return claimed.length === 1;
}

const isDay = ({ owner, day }: Day) =>
  and(
    eq(withdrawalDays.ownerKind, owner.kind),
    eq(withdrawalDays.ownerId, owner.id),
    eq(withdrawalDays.day, day),
  );

export async function releaseDay(db: Db, day: Day, cents: number): Promise<void> {
  await db
    .update(withdrawalDays)
    .set({ cents: sql`${withdrawalDays.cents} - ${cents}` })
    .where(isDay(day));
}

export async function getDayCents(db: Db, day: Day): Promise<number> {
  const [row] = await db.select({ cents: withdrawalDays.cents }).from(withdrawalDays).where(isDay(day));
  return row?.cents ?? 0;
}

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

const hasState = (state: WithdrawalState | undefined) =>
  state ? inArray(withdrawals.stage, [...listStages(state)]) : undefined;

/** An owner's, the newest first, before this id. */
export const listOwnWithdrawals = (
  db: Db,
  owner: Owner,
  {
    state,
    before,
    limit,
  }: { state?: WithdrawalState | undefined; before?: number | undefined; limit: number },
): Promise<WithdrawalRow[]> =>
  db
    .select()
    .from(withdrawals)
    .where(and(isOfOwner(owner), hasState(state), before ? lt(withdrawals.id, before) : undefined))
    .orderBy(desc(withdrawals.id))
    .limit(limit);

export type Filter = {
  owner?: Owner | undefined;
  ownerKind?: WithdrawalRow['ownerKind'] | undefined;
  state?: WithdrawalState | undefined;
  step?: WithdrawalRow['stage'] | undefined;
  /** A withdrawal's number, a batch's, or the bank's reference. */
  keyword?: string | undefined;
};

const matches = ({ owner, ownerKind, state, step, keyword }: Filter) =>
  and(
    owner ? isOfOwner(owner) : undefined,
    ownerKind ? eq(withdrawals.ownerKind, ownerKind) : undefined,
    hasState(state),
    step ? eq(withdrawals.stage, step) : undefined,
    keyword
      ? sql`${keyword} in (${withdrawals.withdrawalNo}, ${withdrawals.batchNo}, ${withdrawals.reference})`
      : undefined,
  );

/** A page of the filtered list: what is open the oldest first, as it waits longest, otherwise the newest. */
export async function listWithdrawalPage(
  db: Db,
  filter: Filter,
  { limit, offset, oldestFirst }: { limit: number; offset: number; oldestFirst: boolean },
): Promise<{ rows: WithdrawalRow[]; total: number }> {
  const rows = await db
    .select()
    .from(withdrawals)
    .where(matches(filter))
    .orderBy(oldestFirst ? asc(withdrawals.id) : desc(withdrawals.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(withdrawals).where(matches(filter));
  return { rows, total: counted?.total ?? 0 };
}

/** How many there are in each stage. */
export async function countByStage(db: Db): Promise<Map<WithdrawalRow['stage'], number>> {
  const rows = await db
    .select({ stage: withdrawals.stage, withdrawals: count() })
    .from(withdrawals)
    .groupBy(withdrawals.stage);
  return new Map(rows.map(({ stage, withdrawals: number }) => [stage, number]));
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
