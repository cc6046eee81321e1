import { and, eq, lte } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { shops } from '../shops.tables.ts';

const named = { name: shops.name, endsOn: shops.licenceEndsOn };

/** Clears the deadline of a warning that is due; null when another node did, or another day was entered. */
export async function takeLicenceWarning(db: Db, id: number, now: Date) {
  const [row] = await db
    .update(shops)
    .set({ licenceWarnDueAt: null })
    .where(and(eq(shops.id, id), lte(shops.licenceWarnDueAt, now)))
    .returning(named);
  return row ?? null;
}

/** The same once it has ended. */
export async function takeLicenceOver(db: Db, id: number, now: Date) {
  const [row] = await db
    .update(shops)
    .set({ licenceOverDueAt: null, licenceWarnDueAt: null })
    .where(and(eq(shops.id, id), lte(shops.licenceOverDueAt, now)))
    .returning(named);
  return row ?? null;
}
