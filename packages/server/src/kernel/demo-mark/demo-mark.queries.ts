import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { demoMark } from './demo-mark.tables.ts';

const onlyRow = 1;

/** How far the demo market came in this database; null where it was never begun. */
export async function findDemoMark(db: Db): Promise<'begun' | 'made' | null> {
  const [row] = await db.select().from(demoMark);
  if (!row) return null;
  return row.madeAt ? 'made' : 'begun';
}

/** Set before the first row of the demo market; production never starts on this database again. */
export async function markDemoBegun(db: Db, begunAt: Date): Promise<void> {
  await db.insert(demoMark).values({ id: onlyRow, begunAt });
}

/** Set after the last. */
export async function markDemoMade(db: Db, madeAt: Date): Promise<void> {
  await db.update(demoMark).set({ madeAt }).where(eq(demoMark.id, onlyRow));
}
