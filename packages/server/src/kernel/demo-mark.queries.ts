import type { Db } from './db/database.ts';
import { demoMark } from './demo-mark.tables.ts';

const onlyRow = 1;

/** When the demo market was made in this database; null when it was not, or not to the end. */
export async function findDemoMadeAt(db: Db): Promise<Date | null> {
  const [row] = await db.select().from(demoMark);
  return row?.madeAt ?? null;
}

/** Set by whoever makes the demo market; production never starts on this database again. */
export async function markDemoMade(db: Db, madeAt: Date): Promise<void> {
  await db.insert(demoMark).values({ id: onlyRow, madeAt }).onConflictDoNothing();
}
