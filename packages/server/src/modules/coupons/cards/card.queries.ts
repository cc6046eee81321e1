/** The cards of a person: held, used for an order, and given back by one. */

import type { Cents } from '@chengji/contract/money';
import { and, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { prepared } from '../../../kernel/db/prepared.ts';
import { cards, cardUses } from '../coupon.tables.ts';

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

/** The platform's card that takes something off these orders of one trade; null when none does. */
export async function findPlatformCard(db: Db, orderIds: readonly number[]): Promise<CardRecord | null> {
  const used = db
    .select({ id: cardUses.cardId })
    .from(cardUses)
    .where(and(inArray(cardUses.orderId, [...orderIds]), isNull(cardUses.returnedAt)));
  const [card] = await db
    .select()
    .from(cards)
    .where(and(inArray(cards.id, used), isNull(cards.shopId)));
  return card ?? null;
}

/**
 * What a card takes off these orders from now on, and what every card's use of them says the order costs. An
 * order that it takes nothing off any more does not hold it.
 */
export async function changeUses(
  db: Db,
  cardId: number,
  uses: readonly { orderId: number; cents: Cents; orderCents: Cents }[],
  now: Date,
): Promise<void> {
  const column = (pick: (use: (typeof uses)[number]) => number): SQL =>
    sql`${sql.param(uses.map(pick))}::bigint[]`;
  const changed = sql`unnest(${column(({ orderId }) => orderId)}, ${column(({ cents }) => cents)},
    ${column(({ orderCents }) => orderCents)}) as changed (order_id, cents, order_cents)`;
  await db.execute(sql`
    insert into ${cardUses} (card_id, order_id, coupon_id, cents, order_cents, used_at, returned_at)
    select ${cards}.id, changed.order_id, ${cards}.coupon_id, changed.cents, changed.order_cents, ${now},
      case when changed.cents = 0 then ${now}::timestamptz end
    from ${cards}, ${changed} where ${cards}.id = ${cardId}
    on conflict (card_id, order_id) do update set cents = excluded.cents, returned_at = excluded.returned_at`);
  await db.execute(sql`
    update ${cardUses} set order_cents = changed.order_cents from ${changed}
    where ${cardUses}.order_id = changed.order_id and ${cardUses}.returned_at is null`);
  await db
    .update(cards)
    .set({ orderId: uses.find(({ cents }) => cents > 0)?.orderId ?? null })
    .where(eq(cards.id, cardId));
}

/** Locks the cards that took something off these orders, in the order of their ids. */
export async function lockCards(db: Db, orderIds: readonly number[]): Promise<number[]> {
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
