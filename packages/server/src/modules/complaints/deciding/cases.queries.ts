import type { ComplaintType, PlatformComplaintTab } from '@chengji/contract';
import { and, asc, count, desc, eq, inArray, isNull, min, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { type ComplaintMove, complaintMoves } from '../complaint.states.ts';
import { complaintCases } from '../complaint.tables.ts';
import type { CaseRow } from '../complaints.queries.ts';

const endedStates = ['upheld', 'dismissed'] as const;

/** With `ended_at`, so that each is read off the index of its tab. */
const tabs: Record<PlatformComplaintTab, SQL | undefined> = {
  submitted: and(eq(complaintCases.state, 'submitted'), sql`ended_at is null`),
  processing: and(eq(complaintCases.state, 'processing'), sql`ended_at is null`),
  ended: sql`ended_at is not null`,
};

type Filter = {
  type: ComplaintType | undefined;
  targetId: number | undefined;
  keyword: string | undefined;
};

const matches = ({ type, targetId, keyword }: Filter) =>
  and(
    type ? eq(complaintCases.type, type) : undefined,
    targetId === undefined ? undefined : eq(complaintCases.targetId, targetId),
    keyword ? sql`position(lower(${keyword}) in lower(${complaintCases.title})) > 0` : undefined,
  );

export const listCaseRows = (
  db: Db,
  { tab, ...filter }: { tab: PlatformComplaintTab } & Filter,
  { limit, offset }: { limit: number; offset: number },
): Promise<CaseRow[]> =>
  db
    .select()
    .from(complaintCases)
    .where(and(tabs[tab], matches(filter)))
    .orderBy(
      ...(tab === 'ended'
        ? [desc(complaintCases.endedAt), desc(complaintCases.id)]
        : [asc(complaintCases.dueAt), asc(complaintCases.id)]),
    )
    .limit(limit)
    .offset(offset);

export async function countCases(db: Db, filter: Filter): Promise<Record<PlatformComplaintTab, number>> {
  const inTab = (tab: PlatformComplaintTab) =>
    sql<number>`count(*) filter (where ${tabs[tab]})`.mapWith(Number);
  const [row] = await db
    .select({ submitted: inTab('submitted'), processing: inTab('processing'), ended: inTab('ended') })
    .from(complaintCases)
    .where(matches(filter));
  return row ?? { submitted: 0, processing: 0, ended: 0 };
}

/** Targets that wait for an answer, and when the first is due. */
export async function sumOpenCases(db: Db): Promise<{ count: number; oldestDueAt: Date | null }> {
  const [row] = await db
    .select({ count: count(), oldestDueAt: min(complaintCases.dueAt) })
    .from(complaintCases)
    .where(isNull(complaintCases.endedAt));
  return { count: row?.count ?? 0, oldestDueAt: row?.oldestDueAt ?? null };
}

export async function findCase(db: Db, id: number): Promise<CaseRow | null> {
  const [row] = await db.select().from(complaintCases).where(eq(complaintCases.id, id));
  return row ?? null;
}

/** Takes the row: one member of staff decides after the other, and nobody joins meanwhile. */
export async function lockCase(db: Db, id: number): Promise<CaseRow | null> {
  const [row] = await db.select().from(complaintCases).where(eq(complaintCases.id, id)).for('update');
  return row ?? null;
}

type Change = Partial<
  Pick<CaseRow, 'takenBy' | 'decidedBy' | 'answer' | 'notice' | 'measures' | 'silenceDays' | 'endedAt'>
>;

/** Makes the move; null when another came first. */
export async function claimMove(
  db: Db,
  id: number,
  move: ComplaintMove,
  change: Change,
): Promise<CaseRow | null> {
  const { from, to } = complaintMoves[move];
  const [row] = await db
    .update(complaintCases)
    .set({ ...change, state: to })
    .where(and(eq(complaintCases.id, id), inArray(complaintCases.state, [...from])))
    .returning();
  return row ?? null;
}

/** How cases against the same shop, or the same person, ended. */
export async function sumRecord(
  db: Db,
  { shopId, personId }: Pick<CaseRow, 'shopId' | 'personId'>,
): Promise<{ upheld: number; dismissed: number; warnings: number }> {
  const none = { upheld: 0, dismissed: 0, warnings: 0 };
  const accused =
    shopId === null
      ? personId !== null && eq(complaintCases.personId, personId)
      : eq(complaintCases.shopId, shopId);
  if (!accused) return none;
  const counted = (what: SQL) => sql<number>`count(*) filter (where ${what})`.mapWith(Number);
  const [row] = await db
    .select({
      upheld: counted(sql`state = 'upheld'`),
      dismissed: counted(sql`state = 'dismissed'`),
      warnings: counted(sql`'warn' = any(measures)`),
    })
    .from(complaintCases)
    .where(and(accused, inArray(complaintCases.state, [...endedStates])));
  return row ?? none;
}
