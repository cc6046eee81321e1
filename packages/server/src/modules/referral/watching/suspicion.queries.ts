import { countDistinct, desc, eq, inArray, isNull, max, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../../kernel/db/database.ts';
import { referralSuspicions, referrers } from '../referral.tables.ts';

export type Suspicion = typeof referralSuspicions.$inferInsert;

export async function addSuspicions(db: Db, rows: readonly Suspicion[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(referralSuspicions)
      .values([...rows])
      .onConflictDoNothing();
}

/** Of these, whose people share something. */
export async function listSuspicious(db: Db, headIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (headIds.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ headId: referralSuspicions.headId })
    .from(referralSuspicions)
    .where(inArray(referralSuspicions.headId, [...headIds]));
  return new Set(rows.map(({ headId }) => headId));
}

/** Those who share something below each referrer who is not blocked, most people first. */
export function listRings(db: Db, limit: number) {
  const { headId, kind, shopperId, otherId, seenAt } = referralSuspicions;
  const people = unionAll(
    db.select({ headId, kind, personId: shopperId, seenAt }).from(referralSuspicions),
    db.select({ headId, kind, personId: otherId, seenAt }).from(referralSuspicions),
  ).as('people');
  return db
    .select({
      headId: people.headId,
      kind: people.kind,
      people: countDistinct(people.personId),
      personIds: sql<number[]>`(array_agg(distinct ${people.personId}))[1:12]`.mapWith(
        (ids: (string | number)[]) => ids.map(Number),
      ),
      newestAt: max(people.seenAt),
    })
    .from(people)
    .innerJoin(referrers, eq(referrers.shopperId, people.headId))
    .where(isNull(referrers.blockedAt))
    .groupBy(people.headId, people.kind)
    .orderBy(desc(countDistinct(people.personId)), desc(max(people.seenAt)))
    .limit(limit);
}
