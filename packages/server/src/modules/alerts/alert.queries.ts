import type { AlertKind } from '@chengji/contract';
import { and, count, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { alertMarks, alerts } from './alert.tables.ts';

export type AlertRow = typeof alerts.$inferSelect;
export type NewAlert = Omit<AlertRow, 'id'>;
type Reader = { side: 'seller' | 'platform'; staffId: number };
/** Alerts of a shop that somebody may know of. */
type Scope = { shopId: number; kinds: readonly AlertKind[] };

const inScope = ({ shopId, kinds }: Scope) =>
  and(eq(alerts.shopId, shopId), inArray(alerts.kind, [...kinds]));

/** Writes an alert unless there is one of its source; answers whether it did. */
export async function insertAlert(db: Db, row: NewAlert): Promise<boolean> {
  const inserted = await db.insert(alerts).values(row).onConflictDoNothing().returning({ id: alerts.id });
  return inserted.length > 0;
}

export const listAlerts = (
  db: Db,
  scope: Scope,
  { beforeId, limit }: { beforeId: number | undefined; limit: number },
): Promise<AlertRow[]> =>
  db
    .select()
    .from(alerts)
    .where(and(inScope(scope), beforeId === undefined ? undefined : lt(alerts.id, beforeId)))
    .orderBy(desc(alerts.id))
    .limit(limit);

/** Nobody reads on: more than `most` are not counted. */
export async function countAlertsAfter(db: Db, scope: Scope, seenId: number, most: number): Promise<number> {
  const unseen = db
    .select({ id: alerts.id })
    .from(alerts)
    .where(and(inScope(scope), gt(alerts.id, seenId)))
    .limit(most)
    .as('unseen');
  const [row] = await db.select({ unseen: count() }).from(unseen);
  return row?.unseen ?? 0;
}

export async function findSeenId(db: Db, { side, staffId }: Reader): Promise<number> {
  const [row] = await db
    .select({ seenId: alertMarks.seenId })
    .from(alertMarks)
    .where(and(eq(alertMarks.side, side), eq(alertMarks.staffId, staffId)));
  return row?.seenId ?? 0;
}

/** The mark only moves on: of two consoles of one person, the one that saw more counts. */
export async function moveMark(db: Db, { side, staffId }: Reader, seenId: number): Promise<void> {
  await db
    .insert(alertMarks)
    .values({ side, staffId, seenId })
    .onConflictDoUpdate({
      target: [alertMarks.side, alertMarks.staffId],
      set: { seenId: sql`greatest(${alertMarks.seenId}, excluded.seen_id)` },
    });
}

/** The newest there is: nobody has seen what is still to come. */
export async function findNewestId(db: Db, shopId: number): Promise<number> {
  const [row] = await db
    .select({ id: alerts.id })
    .from(alerts)
    .where(eq(alerts.shopId, shopId))
    .orderBy(desc(alerts.id))
    .limit(1);
  return row?.id ?? 0;
}
