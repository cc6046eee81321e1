/** What nobody asks for and must be done all the same, now and then. */
import { removeKeysBefore } from '../http/idempotency/idempotency.queries.ts';
import type { Kernel } from '../kernel.ts';
import type { Module } from '../module.ts';
import { removePrivateUploads } from '../storage/remove-private-uploads.ts';
import { removeTaskFile } from '../tasks/task-file.ts';
import { forgetFile, listOldFiles } from '../tasks/tasks.queries.ts';
import { getRealTime } from '../time/clock.ts';
import { daysBefore, minuteMs } from '../time/durations.ts';

const everyMs = 10 * minuteMs;
/** What was exported tells of people: it is not kept for long. */
const fileLifeDays = 30;
const keyLifeDays = 7;
/** So many rows in one statement: nobody waits for it, and it never runs into its time-out. */
const rowsAtOnce = 10_000;
const filesAtOnce = 100;

/** Answers how to end it. */
export function startHousekeeping(kernel: Kernel, modules: readonly Module[]): () => void {
  const timer = setInterval(() => {
    runHousekeeping(kernel, modules).catch((error: unknown) =>
      kernel.log.error({ err: error }, 'housekeeping failed'),
    );
  }, everyMs);
  return () => clearInterval(timer);
}

/** Forgets old Idempotency-Keys, files of long work and private uploads that nothing refers to, by real time; and clears up the embedded database, which never does so by itself. */
export async function runHousekeeping(
  kernel: Pick<Kernel, 'db' | 'database' | 'services'>,
  modules: readonly Module[] = [],
): Promise<void> {
  const { db, database, services } = kernel;
  const oldKeys = daysBefore(getRealTime(), keyLifeDays);
  await inBatches(rowsAtOnce, (limit) => removeKeysBefore(db, oldKeys, limit));
  for (const { removeOld } of modules)
    if (removeOld) await inBatches(rowsAtOnce, (limit) => removeOld(db, limit));
  for (const task of await listOldFiles(db, fileLifeDays)) {
    await removeTaskFile(services.storage, task);
    await forgetFile(db, task.id);
  }
  await services.tempFiles.removeLeftovers();
  await services.storage.trimPictures();
  await inBatches(filesAtOnce, (limit) => removePrivateUploads(kernel, limit));
  if (database.embedded) await database.pool.query('vacuum analyze');
}

async function inBatches(size: number, remove: (limit: number) => Promise<number>): Promise<void> {
  while ((await remove(size)) === size);
}
