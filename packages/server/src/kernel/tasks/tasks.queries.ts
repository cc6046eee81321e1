import type { TaskKind, TaskState } from '@chengji/contract';
import { and, arrayContained, count, desc, eq, gt, inArray, notInArray, or, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import type { Batch, Task } from './task.ts';
import { exportKinds } from './task-access.rules.ts';
import { tasks } from './tasks.tables.ts';

const isUnfinished = inArray(tasks.state, ['waiting', 'running']);
/** A node that says nothing for so long is dead. */
const until = sql`now() + interval '5 seconds'`;

export type NewTask = Pick<
  typeof tasks.$inferInsert,
  'kind' | 'shopId' | 'staffId' | 'rights' | 'language' | 'name' | 'input' | 'fileName' | 'createdAt'
>;

export async function insertTask(db: Db, task: NewTask): Promise<Task> {
  const [row] = await db
    .insert(tasks)
    .values({ ...task, state: 'waiting' })
    .returning();
  if (!row) throw new Error('a task was not inserted');
  return row;
}

export const countUnfinished = (db: Db, shopId: number): Promise<number> =>
  db.$count(tasks, and(eq(tasks.shopId, shopId), isUnfinished));

/**
 * Takes the task that waited longest for its turn and that nobody is at. The tasks of one shop are done one
 * after the other, in the order they were started.
 */
export async function claimTask(db: Db, claim: string): Promise<Task | null> {
  const [row] = await db
    .update(tasks)
    .set({ claim, state: 'running', claimedUntil: until })
    .where(
      eq(
        tasks.id,
        sql`(select id from tasks as next
          where state in ('waiting', 'running') and (claimed_until is null or claimed_until < now())
            and not exists (select from tasks as earlier where earlier.shop_id = next.shop_id
              and earlier.id < next.id and earlier.state in ('waiting', 'running'))
          order by advanced_at limit 1 for update skip locked)`,
      ),
    )
    .returning();
  return row ?? null;
}

const isOurs = ({ id, claim }: Pick<Task, 'id' | 'claim'>) =>
  and(eq(tasks.id, id), eq(tasks.claim, claim ?? ''), eq(tasks.state, 'running'));

export async function keepClaim(db: Db, task: Task): Promise<void> {
  await db.update(tasks).set({ claimedUntil: until }).where(isOurs(task));
}

/** Another task may have its turn; with seconds, this one not before they are over. */
export async function releaseClaim(db: Db, task: Task, seconds = 0): Promise<void> {
  const claimedUntil = sql`now() + make_interval(secs => ${seconds})`;
  await db.update(tasks).set({ claim: null, claimedUntil, advancedAt: sql`now()` }).where(isOurs(task));
}

/** Keeps how far a task came; null when it is no longer this node's, or was cancelled. */
export async function keepBatch(
  db: Db,
  task: Task,
  { at, done, total, isLast, part }: Batch,
  now: Date,
): Promise<Task | null> {
  const [row] = await db
    .update(tasks)
    .set({
      at,
      done,
      total,
      attempts: 0,
      claimedUntil: until,
      ...(part ? { parts: task.parts + 1 } : {}),
      ...(isLast ? { state: 'done' as const, endedAt: now } : {}),
    })
    .where(isOurs(task))
    .returning();
  return row ?? null;
}

export async function countFailedAttempt(db: Db, task: Task): Promise<number> {
  const [row] = await db
    .update(tasks)
    .set({ attempts: sql`${tasks.attempts} + 1` })
    .where(isOurs(task))
    .returning({ attempts: tasks.attempts });
  return row?.attempts ?? 0;
}

export async function failTask(db: Db, task: Task, failure: Task['failure'], endedAt: Date): Promise<void> {
  await db.update(tasks).set({ state: 'failed', failure, endedAt }).where(isOurs(task));
}

/** Null when it had ended. */
export async function cancelUnfinished(db: Db, id: number, endedAt: Date): Promise<Task | null> {
  const [row] = await db
    .update(tasks)
    .set({ state: 'cancelled', endedAt })
    .where(and(eq(tasks.id, id), isUnfinished))
    .returning();
  return row ?? null;
}

/** Those that ended a while ago and still have a file; by the database's clock. */
export const listOldFiles = (db: Db, days: number): Promise<Task[]> =>
  db
    .select()
    .from(tasks)
    .where(
      and(
        gt(tasks.parts, 0),
        notInArray(tasks.state, ['waiting', 'running']),
        sql`${tasks.advancedAt} < now() - make_interval(days => ${days})`,
      ),
    )
    .limit(100);

export async function forgetFile(db: Db, id: number): Promise<void> {
  await db.update(tasks).set({ parts: 0 }).where(eq(tasks.id, id));
}

export async function findTask(db: Db, id: number): Promise<Task | null> {
  const [row] = await db.select().from(tasks).where(eq(tasks.id, id));
  return row ?? null;
}

export async function findTasks(db: Db, ids: readonly number[]): Promise<Map<number, Task>> {
  const rows = await db
    .select()
    .from(tasks)
    .where(inArray(tasks.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

export type TaskFilter = {
  shopId: number;
  staffId: number;
  rights: readonly string[];
  kind: TaskKind | undefined;
  state: TaskState | undefined;
};

export async function listTasks(
  db: Db,
  { shopId, staffId, rights, kind, state }: TaskFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: Task[]; total: number }> {
  const where = and(
    eq(tasks.shopId, shopId),
    rights.includes('*') ? undefined : arrayContained(tasks.rights, [...rights]),
    or(notInArray(tasks.kind, [...exportKinds]), eq(tasks.staffId, staffId)),
    kind && eq(tasks.kind, kind),
    state && eq(tasks.state, state),
  );
  const [counted] = await db.select({ total: count() }).from(tasks).where(where);
  const rows = await db.select().from(tasks).where(where).orderBy(desc(tasks.id)).limit(limit).offset(offset);
  return { rows, total: counted?.total ?? 0 };
}
