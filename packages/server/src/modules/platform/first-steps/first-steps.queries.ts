import { eq } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { hiddenFirstSteps } from './first-steps.tables.ts';

export const isHiddenFor = async (db: Db, staffId: number): Promise<boolean> =>
  (await db.$count(hiddenFirstSteps, eq(hiddenFirstSteps.staffId, staffId))) > 0;

export async function hideFor(db: Db, staffId: number, hiddenAt: Date): Promise<void> {
  await db.insert(hiddenFirstSteps).values({ staffId, hiddenAt }).onConflictDoNothing();
}
