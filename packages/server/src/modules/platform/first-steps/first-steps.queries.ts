import { eq } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { hiddenFirstSteps, hiddenShopFirstSteps } from './first-steps.tables.ts';

type Staff = { kind: 'seller' | 'platform'; staffId: number };

const tables = { platform: hiddenFirstSteps, seller: hiddenShopFirstSteps };

export const isHiddenFor = async (db: Db, { kind, staffId }: Staff): Promise<boolean> =>
  (await db.$count(tables[kind], eq(tables[kind].staffId, staffId))) > 0;

export async function hideFor(db: Db, { kind, staffId }: Staff, hiddenAt: Date): Promise<void> {
  await db.insert(tables[kind]).values({ staffId, hiddenAt }).onConflictDoNothing();
}
