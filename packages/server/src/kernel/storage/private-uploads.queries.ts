import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { privateUploads } from './private-uploads.tables.ts';

/** Much longer than anyone is at a form. */
const removable = sql`now() + interval '24 hours'`;

/** Notes files that are about to be kept; they are removed after a day unless they are claimed. */
export async function insertPrivateUploads(db: Db, names: readonly string[]): Promise<void> {
  await db.insert(privateUploads).values(names.map((name) => ({ name, removableAt: removable })));
}

/**
 * Keeps the files, in the transaction that writes who refers to them; with a task, until it ended. False when one
 * of them is not there, or is being removed.
 */
export async function claimPrivateUploads(
  db: Db,
  names: readonly string[],
  taskId: number | null = null,
): Promise<boolean> {
  const wanted = [...new Set(names)];
  if (wanted.length === 0) return true;
  const rows = await db
    .update(privateUploads)
    .set({ state: 'claimed', taskId })
    .where(and(inArray(privateUploads.name, wanted), ne(privateUploads.state, 'removing')))
    .returning({ name: privateUploads.name });
  return rows.length === wanted.length;
}

/** Nobody refers to them any more. */
export async function releasePrivateUploads(db: Db, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await db
    .update(privateUploads)
    .set({ state: 'unclaimed', removableAt: removable })
    .where(and(inArray(privateUploads.name, [...names]), eq(privateUploads.state, 'claimed')));
}

/** Marks some that nobody needs, and answers their names; those that an earlier sweep left marked are among them. */
export async function markRemovableUploads(db: Db, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    update private_uploads set state = 'removing' where name in (
      select name from private_uploads as upload
      where (state <> 'claimed' or task_id is not null)
        and case state
          when 'unclaimed' then removable_at <= now()
          when 'claimed' then exists (
            select from tasks where tasks.id = upload.task_id and tasks.state not in ('waiting', 'running'))
          else true end
      order by removable_at limit ${limit} for update skip locked)
    returning name`);
  return rows.map(({ name }) => name);
}

export async function deletePrivateUploads(db: Db, names: readonly string[]): Promise<void> {
  await db.delete(privateUploads).where(inArray(privateUploads.name, [...names]));
}
