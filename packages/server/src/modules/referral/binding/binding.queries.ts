import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { referralBindings, referralCodes } from '../referral.tables.ts';

export type Binding = typeof referralBindings.$inferSelect;

export async function findCode(db: Db, shopperId: number): Promise<string | null> {
  const [row] = await db
    .select({ code: referralCodes.code })
    .from(referralCodes)
    .where(eq(referralCodes.shopperId, shopperId));
  return row?.code ?? null;
}

/** Gives somebody a code; false where they have one, or somebody else has this one. */
export async function claimCode(db: Db, shopperId: number, code: string): Promise<boolean> {
  const rows = await db
    .insert(referralCodes)
    .values({ shopperId, code })
    .onConflictDoNothing()
    .returning({ code: referralCodes.code });
  return rows.length > 0;
}

export async function findHolder(db: Db, code: string): Promise<number | null> {
  const [row] = await db
    .select({ id: referralCodes.shopperId })
    .from(referralCodes)
    .where(eq(referralCodes.code, code));
  return row?.id ?? null;
}

export async function findBinding(db: Db, shopperId: number): Promise<Binding | null> {
  const [row] = await db.select().from(referralBindings).where(eq(referralBindings.shopperId, shopperId));
  return row ?? null;
}

export async function findBindings(
  db: Db,
  shopperIds: readonly number[],
): Promise<ReadonlyMap<number, Binding>> {
  if (shopperIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(referralBindings)
    .where(inArray(referralBindings.shopperId, [...shopperIds]));
  return new Map(rows.map((row) => [row.shopperId, row]));
}

/** Binds somebody once and for ever; false where they are bound. */
export async function claimBinding(db: Db, row: typeof referralBindings.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(referralBindings)
    .values(row)
    .onConflictDoNothing({ target: referralBindings.shopperId })
    .returning({ id: referralBindings.id });
  return rows.length > 0;
}

/** Those whom somebody brought, or whom they brought in turn; the latest first. */
export const listPeople = (
  db: Db,
  shopperId: number,
  page: { level: number; before?: number | undefined; limit: number; offset?: number },
): Promise<Binding[]> =>
  db
    .select()
    .from(referralBindings)
    .where(
      and(
        eq(page.level === 1 ? referralBindings.referrerId : referralBindings.secondId, shopperId),
        page.before === undefined ? undefined : lt(referralBindings.id, page.before),
      ),
    )
    .orderBy(desc(referralBindings.id))
    .limit(page.limit)
    .offset(page.offset ?? 0);
