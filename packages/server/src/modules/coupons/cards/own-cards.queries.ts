/** A person's wallet of cards. */
import type { CardState } from '@chengji/contract';
import { and, asc, count, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { prepared } from '../../../kernel/db/prepared.ts';
import { cards, cardUses } from '../coupon.tables.ts';
import type { CardRecord } from './card.queries.ts';

export async function insertCard(db: Db, row: typeof cards.$inferInsert): Promise<CardRecord> {
  const [inserted] = await db.insert(cards).values(row).returning();
  if (!inserted) throw new Error('a card was not inserted');
  return inserted;
}

export async function findOwnCard(db: Db, shopperId: number, id: number): Promise<CardRecord | null> {
  const [row] = await db
    .select()
    .from(cards)
    .where(and(eq(cards.id, id), eq(cards.shopperId, shopperId)));
  return row ?? null;
}

/** The state that counts now: one whose time is over has expired, whether or not its deadline has fired. */
const isNow = (state: CardState, now: Date): SQL => {
  if (state === 'used') return sql`${cards.state} = 'used'`;
  return state === 'unused'
    ? sql`(${cards.state} = 'unused' and ${cards.validTo} > ${now})`
    : sql`(${cards.state} = 'expired' or (${cards.state} = 'unused' and ${cards.validTo} <= ${now}))`;
};

const lists = {
  unused: { by: cards.validTo, turn: asc, goesOn: sql`>` },
  used: { by: cards.usedAt, turn: desc, goesOn: sql`<` },
  expired: { by: cards.validTo, turn: desc, goesOn: sql`<` },
};

/** Unused ones by what ends first, others by what was used or ended last. */
export function listOwnCards(
  db: Db,
  shopperId: number,
  state: CardState,
  page: { now: Date; after: readonly number[] | undefined; limit: number },
): Promise<CardRecord[]> {
  const { by, turn, goesOn } = lists[state];
  const [afterMs = 0, afterId] = page.after ?? [];
  return db
    .select()
    .from(cards)
    .where(
      and(
        eq(cards.shopperId, shopperId),
        isNow(state, page.now),
        page.after &&
          sql`(${by}, ${cards.id}) ${goesOn} (${new Date(afterMs)}::timestamptz, ${afterId}::bigint)`,
      ),
    )
    .orderBy(turn(by), turn(cards.id))
    .limit(page.limit);
}

export async function countOwnCards(
  db: Db,
  shopperId: number,
  now: Date,
): Promise<Record<CardState, number>> {
  const of = (state: CardState) => sql<number>`count(*) filter (where ${isNow(state, now)})`.mapWith(Number);
  const [row] = await db
    .select({ unused: of('unused'), used: of('used'), expired: of('expired') })
    .from(cards)
    .where(eq(cards.shopperId, shopperId));
  return row ?? { unused: 0, used: 0, expired: 0 };
}

const selectUnused = prepared('count_unused_cards', (db) =>
  db
    .select({ number: count() })
    .from(cards)
    .where(
      and(
        eq(cards.shopperId, sql.placeholder('shopperId')),
        eq(cards.state, 'unused'),
        sql`${cards.validTo} > ${sql.placeholder('now')}`,
      ),
    ),
);

export async function countUnused(db: Db, shopperId: number, now: Date): Promise<number> {
  const [row] = await selectUnused(db, { shopperId, now });
  return row?.number ?? 0;
}

/** What was used belongs to the orders it was used for. */
export async function clearCards(db: Db, shopperId: number): Promise<void> {
  const unbound = and(eq(cards.shopperId, shopperId), ne(cards.state, 'used'));
  await db
    .delete(cardUses)
    .where(inArray(cardUses.cardId, db.select({ id: cards.id }).from(cards).where(unbound)));
  await db.delete(cards).where(unbound);
}
