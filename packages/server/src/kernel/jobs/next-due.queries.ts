/** When the next deadline of every kind falls due: one statement, however many kinds there are. */
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db, Selected } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { deadlineFailures } from './failures.tables.ts';
import type { Job } from './job.ts';

/** Of one kind: when the next one falls due, and when one that failed is to be attempted again. */
export type NextDue = { at: Date | null; attemptAt: Date | null };

export type FindNextDue = (db: Db) => Promise<ReadonlyMap<Job, NextDue>>;

type Moment = string | null;
const toDate = (moment: Moment | undefined): Date | null => (moment ? new Date(moment) : null);

/** A name belongs to one text, and not every runner of a process has the same jobs. */
const toStatementName = (jobs: readonly Job[]): string =>
  `next_deadlines_${createHash('sha256')
    .update(jobs.map(({ name }) => name).join())
    .digest('hex')
    .slice(0, 12)}`;

/**
 * Asked once a second, and by a clock that is moved forward at each of its stops. It has no values: it is planned once
 * for all times, which takes several times as long as asking, and by the indexes of the deadlines.
 */
export function createFindNextDue(jobs: readonly Job[]): FindNextDue {
  const find = prepared(toStatementName(jobs), (db) =>
    db
      .select({
        next: toList(jobs.map(({ nextDueSql }) => nextDueSql ?? sql`null`)),
        attempts: findNextAttempts(jobs),
      })
      .from(sql`(values (1)) as one`),
  );
  return async (db) => {
    const [row] = await find(db);
    const all = new Map<Job, NextDue>();
    for (const [index, job] of jobs.entries()) {
      const at = job.nextDueSql ? toDate(row?.next[index]) : await job.nextDue(db);
      all.set(job, { at, attemptAt: toDate(row?.attempts[index]) });
    }
    return all;
  };
}

/** In the order of the jobs, each by the index. */
function findNextAttempts(jobs: readonly Job[]) {
  const { job, nextAttemptAt } = deadlineFailures;
  const names = sql.raw(jobs.map(({ name }) => `'${name}'`).join());
  return sql<Moment[]>`(
    select json_agg((select min(${nextAttemptAt}) from ${deadlineFailures} where ${job} = name) order by place)
    from unnest(array[${names}]::text[]) with ordinality as jobs (name, place))`;
}

/** As JSON, for the driver reads no array of moments. */
const toList = (all: Selected[]) => sql<Moment[]>`to_json(array[${sql.join(all, sql`, `)}]::timestamptz[])`;
