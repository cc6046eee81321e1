import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { prepared } from '../../kernel/db/prepared.ts';
import { campaigns } from './campaigns/campaign.tables.ts';
import { canBuy } from './list-groups.queries.ts';
import { seats, teams } from './teams/team.tables.ts';

/** Written out: only so may the index of teams that formed be used by a prepared statement. */
const hasFormed = sql`${teams.state} in ('success', 'auto') and ${teams.endedAt} >= ${sql.placeholder('since')}`;

const selectPeople = prepared('count_formed_since', (db) =>
  db
    .select({ people: sql<number>`coalesce(sum(${teams.paid}), 0)::int` })
    .from(teams)
    .where(hasFormed),
);

/** How many people's team formed since then. */
export async function countFormedSince(db: Db, since: Date): Promise<number> {
  const [row] = await selectPeople(db, { since });
  return row?.people ?? 0;
}

const latest = 3;

const selectLatest = prepared('list_latest_formed', (db) => {
  const formed = db
    .select({ id: teams.id, endedAt: teams.endedAt })
    .from(teams)
    .where(hasFormed)
    .orderBy(desc(teams.endedAt))
    .limit(latest)
    .as('formed');
  return db
    .select({ shopperId: seats.shopperId })
    .from(formed)
    .innerJoin(seats, and(eq(seats.teamId, formed.id), eq(seats.state, 'paid')))
    .orderBy(desc(formed.endedAt), desc(seats.id));
});

/** The last three people whose team formed since then. */
export async function listLatestFormed(db: Db, since: Date): Promise<number[]> {
  const rows = await selectLatest(db, { since });
  return [...new Set(rows.map(({ shopperId }) => shopperId))].slice(0, latest);
}

const selectTopCategories = prepared('list_group_categories', (db) =>
  db
    .selectDistinct({ id: sql<number | null>`${campaigns.categoryIds}[1]` })
    .from(campaigns)
    .where(canBuy),
);

/** The top categories that have a goods to buy in a team. */
export async function listGroupCategories(db: Db, now: Date): Promise<number[]> {
  const rows = await selectTopCategories(db, { now });
  return rows.flatMap(({ id }) => (id === null ? [] : [Number(id)]));
}
