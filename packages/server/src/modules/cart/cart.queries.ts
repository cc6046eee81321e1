import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { prepared } from '../../kernel/db/prepared.ts';
import { cartLines } from './cart.tables.ts';

export type CartLineRecord = typeof cartLines.$inferSelect;

const { placeholder } = sql;

/** Any number, so long as nothing else locks by it. */
const cartLock = 7_420_211;

const takeLock = prepared('lock_cart', (db) =>
  db
    .select({
      locked: sql`pg_advisory_xact_lock(${sql.raw(String(cartLock))}, ${placeholder('shopperId')}::int)`,
    })
    .from(sql`(values (1)) as one`),
);

/** Until the transaction ends nobody else changes this shopper's cart: its size is counted before it grows. */
export const lockCart = (db: Db, shopperId: number) => takeLock(db, { shopperId });

const selectLines = prepared('list_cart_lines', (db) =>
  db
    .select()
    .from(cartLines)
    .where(eq(cartLines.shopperId, placeholder('shopperId')))
    .orderBy(desc(cartLines.addedAt), desc(cartLines.skuId)),
);

/** The newest first. */
export const listCartLines = (db: Db, shopperId: number): Promise<CartLineRecord[]> =>
  selectLines(db, { shopperId });

const onLineThere = {
  target: [cartLines.shopperId, cartLines.skuId],
  set: {
    number: sql`excluded.number`,
    checked: sql`excluded.checked`,
    fromPostId: sql`excluded.from_post_id`,
  },
};

/** Adds lines, or gives those that are there already this number and choice. */
export async function putCartLines(db: Db, lines: readonly CartLineRecord[]): Promise<void> {
  if (lines.length === 0) return;
  await db
    .insert(cartLines)
    .values([...lines])
    .onConflictDoUpdate(onLineThere);
}

const upsertLine = prepared('put_cart_line', (db) =>
  db
    .insert(cartLines)
    .values({
      shopperId: placeholder('shopperId'),
      skuId: placeholder('skuId'),
      goodsId: placeholder('goodsId'),
      number: placeholder('number'),
      addedPriceCents: placeholder('addedPriceCents'),
      checked: placeholder('checked'),
      fromPostId: placeholder('fromPostId'),
      addedAt: placeholder('addedAt'),
    })
    .onConflictDoUpdate(onLineThere),
);

/** One line, as `putCartLines` does. */
export const putCartLine = (db: Db, line: CartLineRecord) => upsertLine(db, line);

export async function updateNumber(db: Db, shopperId: number, skuId: number, number: number): Promise<void> {
  await db
    .update(cartLines)
    .set({ number })
    .where(and(eq(cartLines.shopperId, shopperId), eq(cartLines.skuId, skuId)));
}

export async function removeFromCart(db: Db, shopperId: number, skuIds: readonly number[]): Promise<void> {
  await db
    .delete(cartLines)
    .where(and(eq(cartLines.shopperId, shopperId), inArray(cartLines.skuId, [...skuIds])));
}

export async function emptyCart(db: Db, shopperId: number): Promise<void> {
  await db.delete(cartLines).where(eq(cartLines.shopperId, shopperId));
}
