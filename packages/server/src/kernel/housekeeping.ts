/** What nobody asks for and must be done all the same, now and then. */
import { removeKeysBefore } from './http/idempotency.queries.ts';
import type { Kernel } from './kernel.ts';
import { removeTaskFile } from './tasks/task-file.ts';
import { forgetFile, listOldFiles } from './tasks/tasks.queries.ts';

const everyMs = 10 * 60_000;
/** What was exported tells of people: it is not kept for long. */
const fileLifeDays = 30;
const keyLifeMs = 7 * 24 * 60 * 60_000;

/** Answers how to end it. */
export function startHousekeeping(kernel: Kernel): () => void {
  const timer = setInterval(() => {
    keepHouse(kernel).catch((error: unknown) => kernel.log.error({ err: error }, 'housekeeping failed'));
  }, everyMs);
  return () => clearInterval(timer);
}

/** Forgets old Idempotency-Keys and files of long work, by real time; and clears up the embedded database, which never does so by itself. */
export async function keepHouse({
  db,
  database,
  services,
}: Pick<Kernel, 'db' | 'database' | 'services'>): Promise<void> {
  await removeKeysBefore(db, new Date(Date.now() - keyLifeMs));
  for (const task of await listOldFiles(db, fileLifeDays)) {
    await removeTaskFile(services.storage, task);
    await forgetFile(db, task.id);
  }
  await services.tempFiles.removeLeftovers();
  await services.storage.trimPictures();
  if (database.embedded) await database.pool.query('vacuum analyze');
}
