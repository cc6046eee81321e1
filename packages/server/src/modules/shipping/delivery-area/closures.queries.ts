import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { prepared } from '../../../kernel/db/prepared.ts';
import { shippingClosures } from '../shipping.tables.ts';

type Kind = (typeof shippingClosures.$inferSelect)['kind'];

const selectClosed = prepared('shipping_closures_of_kind', (db) =>
  db
    .select({ code: shippingClosures.code })
    .from(shippingClosures)
    .where(eq(shippingClosures.kind, sql.placeholder('kind'))),
);

/** What the operator has switched off: a handful of carriers, or of regions. */
export async function listClosed(db: Db, kind: Kind): Promise<Set<string>> {
  return new Set((await selectClosed(db, { kind })).map(({ code }) => code));
}

/** Answers whether it was the other way before. */
export async function setClosed(db: Db, kind: Kind, code: string, isClosed: boolean): Promise<boolean> {
  const changed = isClosed
    ? await db
        .insert(shippingClosures)
        .values({ kind, code })
        .onConflictDoNothing()
        .returning({ code: shippingClosures.code })
    : await db
        .delete(shippingClosures)
        .where(and(eq(shippingClosures.kind, kind), eq(shippingClosures.code, code)))
        .returning({ code: shippingClosures.code });
  return changed.length === 1;
}
