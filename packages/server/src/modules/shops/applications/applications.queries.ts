import { and, asc, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { toPattern } from '../../../kernel/db/pattern.ts';
import { shopApplicationLog, shopApplications } from './applications.tables.ts';

export type Application = typeof shopApplications.$inferSelect;
export type ApplicationState = Application['state'];
type NewMove = typeof shopApplicationLog.$inferInsert;

export type ApplicationFilter = {
  type?: Application['type'] | undefined;
  keyword?: string | undefined;
};

export async function findNewestApplication(db: Db, shopperId: number): Promise<Application | null> {
  const [row] = await db
    .select()
    .from(shopApplications)
    .where(eq(shopApplications.shopperId, shopperId))
    .orderBy(desc(shopApplications.id))
    .limit(1);
  return row ?? null;
}

export async function findApplication(db: Db, id: number): Promise<Application | null> {
  const [row] = await db.select().from(shopApplications).where(eq(shopApplications.id, id));
  return row ?? null;
}

/** Of every document that the person's applications hold. */
export async function listDocumentNames(db: Db, shopperId: number): Promise<string[]> {
  const rows = await db
    .select({ documents: shopApplications.documents })
    .from(shopApplications)
    .where(eq(shopApplications.shopperId, shopperId));
  return rows.flatMap(({ documents }) => documents.map(({ name }) => name));
}

/** Takes the application, so that a second decision finds it decided. */
export async function lockApplication(db: Db, id: number): Promise<Application | null> {
  const [row] = await db.select().from(shopApplications).where(eq(shopApplications.id, id)).for('update');
  return row ?? null;
}

export async function insertApplication(
  db: Db,
  row: typeof shopApplications.$inferInsert,
): Promise<Application> {
  const [inserted] = await db.insert(shopApplications).values(row).returning();
  if (!inserted) throw new Error('the application was not stored');
  return inserted;
}

/** Moves an application out of this state; null when it is not in it any more. */
export async function moveApplication(
  db: Db,
  id: number,
  from: ApplicationState,
  change: Partial<typeof shopApplications.$inferInsert>,
): Promise<Application | null> {
  const [row] = await db
    .update(shopApplications)
    .set(change)
    .where(and(eq(shopApplications.id, id), eq(shopApplications.state, from)))
    .returning();
  return row ?? null;
}

/** Sends a rejected application in again; null when it is not rejected any more. */
export const resubmitApplication = (
  db: Db,
  id: number,
  change: Partial<typeof shopApplications.$inferInsert>,
): Promise<Application | null> =>
  moveApplication(db, id, 'rejected', {
    ...change,
    submissions: sql`${shopApplications.submissions} + 1` as unknown as number,
  });

export async function insertMove(db: Db, row: NewMove): Promise<void> {
  await db.insert(shopApplicationLog).values(row);
}

export const listMoves = (db: Db, applicationId: number) =>
  db
    .select()
    .from(shopApplicationLog)
    .where(eq(shopApplicationLog.applicationId, applicationId))
    .orderBy(desc(shopApplicationLog.id));

const matches = ({ type, keyword }: ApplicationFilter): SQL | undefined =>
  and(
    type && eq(shopApplications.type, type),
    keyword
      ? or(
          ilike(shopApplications.name, toPattern(keyword)),
          ilike(shopApplications.nameEn, toPattern(keyword)),
          ilike(shopApplications.company, toPattern(keyword)),
          eq(shopApplications.mobile, keyword),
        )
      : undefined,
  );

/** Those that wait, the longest first; those decided, the newest first. */
export const listApplications = (
  db: Db,
  state: ApplicationState,
  filter: ApplicationFilter,
  page: { limit: number; offset: number },
): Promise<Application[]> =>
  db
    .select()
    .from(shopApplications)
    .where(and(eq(shopApplications.state, state), matches(filter)))
    .orderBy(
      state === 'pending' ? asc(shopApplications.submittedAt) : desc(shopApplications.decidedAt),
      asc(shopApplications.id),
    )
    .limit(page.limit)
    .offset(page.offset);

export async function countApplications(
  db: Db,
  filter: ApplicationFilter,
): Promise<Record<ApplicationState, number>> {
  const rows = await db
    .select({ state: shopApplications.state, applications: count() })
    .from(shopApplications)
    .where(matches(filter))
    .groupBy(shopApplications.state);
  const counted = { pending: 0, rejected: 0, approved: 0 };
  for (const { state, applications } of rows) counted[state] = applications;
  return counted;
}

/** What waits to be decided: how many of each type, and since when the oldest does. */
export const listWaiting = (db: Db) =>
  db
    .select({
      type: shopApplications.type,
      applications: count(),
      oldestAt: sql`min(${shopApplications.submittedAt})`.mapWith(shopApplications.submittedAt),
    })
    .from(shopApplications)
    .where(eq(shopApplications.state, 'pending'))
    .groupBy(shopApplications.type);
