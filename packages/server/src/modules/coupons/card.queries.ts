/** The cards of a person: held, used for an order, and given back by one. */
import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { prepared } from '../../kernel/db/prepared.ts';
import { cards, cardUses } from './coupon.tables.ts';

export type CardRecord = typeof cards.$inferSelect;

const { placeholder } = sql;

/** Of several cards of one coupon, which are as good as each other, the chosen one, else the first to end. */
const selectForCheckout = prepared('cards_for_checkout', (db) =>
  db
    .selectDistinctOn([cards.couponId])
    .from(cards)
    .where(
      and(
        eq(cards.shopperId, placeholder('shopperId')),
        eq(cards.state, 'unused'),
        gt(cards.validTo, placeholder('now')),
        sql`(${cards.shopId} is null or ${cards.shopId} = any(${placeholder('shopIds')}::bigint[]))`,
      ),
    )
    .orderBy(
      cards.couponId,
      sql`${cards.id} = any(${placeholder('chosen')}::bigint[]) desc`,
      sql`${cards.validFrom} > ${placeholder('now')}`,
      cards.validTo,
      cards.id,
    ),
);

export const listCardsForCheckout = (
  db: Db,
  asked: { shopperId: number; shopIds: number[]; chosen: number[]; now: Date },
): Promise<CardRecord[]> => selectForCheckout(db, asked);

/** Marks those of these cards as used that may be; answers which. */
export async function markUsed(
  db: Db,
  use: { shopperId: number; cards: readonly { cardId: number; orderId: number }[]; now: Date },
): Promise<{ id: number; couponId: number }[]> {
  const column = (pick: (one: { cardId: number; orderId: number }) => number): SQL =>
    sql`${sql.param(use.cards.map(pick))}::bigint[]`;
  const { rows } = await db.execute<{ id: string; coupon_id: string }>(sql`
    with mine as (
      select id from ${cards}
      where id = any(${column(({ cardId }) => cardId)}) and shopper_id = ${use.shopperId}
        and state = 'unused' and valid_from <= ${use.now} and valid_to > ${use.now}
      order by id for update)
    update ${cards} set state = 'used', used_at = ${use.now}, order_id = use.order_id
    from mine, unnest(${column(({ cardId }) => cardId)}, ${column(({ orderId }) => orderId)})
      as use (card_id, order_id)
    where ${cards}.id = mine.id and use.card_id = mine.id
    returning ${cards}.id, ${cards}.coupon_id`);
  return rows.map(({ id, coupon_id }) => ({ id: Number(id), couponId: Number(coupon_id) }));
}

export async function insertUses(db: Db, uses: (typeof cardUses.$inferInsert)[]): Promise<void> {
  await db.insert(cardUses).values(uses);
}

/** Locks the cards that took something off these orders, in the order of their ids. */
export async function lockCardsOf(db: Db, orderIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .select({ id: cards.id })
    .from(cards)
    .where(
      sql`${cards.id} in (
        select card_id from ${cardUses}
        where order_id = any(${sql.param([...orderIds])}::bigint[]) and returned_at is null)`,
    )
    .orderBy(cards.id)
    .for('update');
  return rows.map(({ id }) => id);
}

export async function markUsesReturned(db: Db, orderIds: readonly number[], now: Date): Promise<void> {
  await db
    .update(cardUses)
    .set({ returnedAt: now })
    .where(
      sql`${cardUses.orderId} = any(${sql.param([...orderIds])}::bigint[]) and ${cardUses.returnedAt} is null`,
    );
}

/** Frees those of these cards that no order holds any more; one whose time is over meanwhile is expired. */
export async function freeCards(db: Db, cardIds: readonly number[], now: Date): Promise<void> {
  await db
    .update(cards)
    .set({
      state: sql`case when ${cards.validTo} <= ${now} then 'expired' else 'unused' end`,
      usedAt: null,
      orderId: null,
    })
    .where(
      sql`${cards.id} = any(${sql.param([...cardIds])}::bigint[]) and ${cards.state} = 'used' and not exists (
        select from ${cardUses} where card_id = ${cards.id} and returned_at is null)`,
    );
}
