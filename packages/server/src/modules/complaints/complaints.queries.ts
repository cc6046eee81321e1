import { and, count, desc, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { complaintCases, complaintDays, complaints } from './complaint.tables.ts';

export type ComplaintRow = typeof complaints.$inferSelect;
export type CaseRow = typeof complaintCases.$inferSelect;
export type OwnComplaint = { complaint: ComplaintRow; case: CaseRow };

type Opening = Pick<
  CaseRow,
  'type' | 'targetId' | 'shopId' | 'personId' | 'title' | 'image' | 'newestAt' | 'dueAt'
>;

/** Joins the open case of the target, or opens one; answers it. */
export async function joinCase(db: Db, opening: Opening): Promise<CaseRow> {
  const [row] = await db
    .insert(complaintCases)
    .values({ ...opening, state: 'submitted', count: 1 })
    .onConflictDoUpdate({
      target: [complaintCases.type, complaintCases.targetId],
      targetWhere: sql`ended_at is null`,
      set: {
        count: sql`${complaintCases.count} + 1`,
        newestAt: sql`greatest(${complaintCases.newestAt}, excluded.newest_at)`,
      },
    })
    .returning();
  if (!row) throw new Error('a complaint joined no case');
  return row;
}

/** How many complaints of open cases there are about each of these targets. */
export async function countComplaintsAbout(
  db: Db,
  type: CaseRow['type'],
  targetIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: complaintCases.targetId, count: complaintCases.count })
    .from(complaintCases)
    .where(
      and(
        eq(complaintCases.type, type),
        inArray(complaintCases.targetId, [...targetIds]),
        isNull(complaintCases.endedAt),
      ),
    );
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Null when this person has complained of it already. */
export async function insertComplaint(db: Db, row: Omit<ComplaintRow, 'id'>): Promise<ComplaintRow | null> {
  const [inserted] = await db
    .insert(complaints)
    .values(row)
    .onConflictDoNothing({ target: [complaints.caseId, complaints.shopperId] })
    .returning();
  return inserted ?? null;
}

/** Counts one more of a day unless there are as many as may be; answers whether there was room. */
export async function claimDay(
  db: Db,
  { shopperId, day, most }: { shopperId: number; day: string; most: number },
): Promise<boolean> {
  const claimed = await db
    .insert(complaintDays)
    .values({ shopperId, day, complaints: 1 })
    .onConflictDoUpdate({
      target: [complaintDays.shopperId, complaintDays.day],
      set: { complaints: sql`${complaintDays.complaints} + 1` },
      setWhere: lt(complaintDays.complaints, most),
    })
    .returning({ complaints: complaintDays.complaints });
  return claimed.length === 1;
}

/** The newest first, before this id. */
export const listOwnRows = (
  db: Db,
  shopperId: number,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<OwnComplaint[]> =>
  db
    .select({ complaint: complaints, case: complaintCases })
    .from(complaints)
    .innerJoin(complaintCases, eq(complaintCases.id, complaints.caseId))
    .where(and(eq(complaints.shopperId, shopperId), before ? lt(complaints.id, before) : undefined))
    .orderBy(desc(complaints.id))
    .limit(limit);

export async function findOwnRow(db: Db, shopperId: number, id: number): Promise<OwnComplaint | null> {
  const [row] = await db
    .select({ complaint: complaints, case: complaintCases })
    .from(complaints)
    .innerJoin(complaintCases, eq(complaintCases.id, complaints.caseId))
    .where(and(eq(complaints.shopperId, shopperId), eq(complaints.id, id)));
  return row ?? null;
}

/** Of these cases, the newest first. */
export const listOfCase = (db: Db, caseId: number, limit: number): Promise<ComplaintRow[]> =>
  db.select().from(complaints).where(eq(complaints.caseId, caseId)).orderBy(desc(complaints.id)).limit(limit);

/** Who complained in a case, each with their complaint. */
export const listComplainers = (db: Db, caseId: number): Promise<{ id: number; shopperId: number }[]> =>
  db
    .select({ id: complaints.id, shopperId: complaints.shopperId })
    .from(complaints)
    .where(eq(complaints.caseId, caseId))
    .orderBy(complaints.id);

/** How often each of these people complained since then. */
export async function countSince(
  db: Db,
  shopperIds: readonly number[],
  since: Date,
): Promise<Map<number, number>> {
  const rows = await db
    .select({ shopperId: complaints.shopperId, complaints: count() })
    .from(complaints)
    .where(and(inArray(complaints.shopperId, [...shopperIds]), gte(complaints.createdAt, since)))
    .groupBy(complaints.shopperId);
  return new Map(rows.map(({ shopperId, complaints: number }) => [shopperId, number]));
}

/** The reasons of each case, the most frequent first. */
export async function listReasons(
  db: Db,
  caseIds: readonly number[],
): Promise<Map<number, { zh: string; en: string }[]>> {
  const rows = await db
    .select({ caseId: complaints.caseId, zh: complaints.reasonZh, en: complaints.reasonEn })
    .from(complaints)
    .where(inArray(complaints.caseId, [...caseIds]))
    .groupBy(complaints.caseId, complaints.reasonZh, complaints.reasonEn)
    .orderBy(desc(count()), complaints.reasonZh);
  const byCase = new Map<number, { zh: string; en: string }[]>();
  for (const { caseId, zh, en } of rows) byCase.set(caseId, [...(byCase.get(caseId) ?? []), { zh, en }]);
  return byCase;
}
