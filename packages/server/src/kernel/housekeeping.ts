/** What nobody asks for and must be done all the same, now and then. */
import { removeKeysBefore } from './http/idempotency.queries.ts';
import type { Kernel } from './kernel.ts';

const everyMs = 10 * 60_000;
const keyLifeMs = 7 * 24 * 60 * 60_000;

/** Answers how to end it. */
export function startHousekeeping(kernel: Kernel): () => void {
  const timer = setInterval(() => {
    keepHouse(kernel).catch((error: unknown) => kernel.log.error({ err: error }, 'housekeeping failed'));
  }, everyMs);
  return () => clearInterval(timer);
}

/** Forgets old Idempotency-Keys, by real time; and clears up the embedded database, which never does so by itself. */
export async function keepHouse({ db, database }: Pick<Kernel, 'db' | 'database'>): Promise<void> {
  await removeKeysBefore(db, new Date(Date.now() - keyLifeMs));
  if (database.embedded) await database.pool.query('vacuum analyze');
}
