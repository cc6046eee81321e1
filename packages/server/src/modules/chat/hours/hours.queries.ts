import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { prepared } from '../../../kernel/db/prepared.ts';
import { awaySaid, chatHours } from '../chat.tables.ts';

export type HoursRow = typeof chatHours.$inferSelect;

const selectHours = prepared('chat_hours_of_shop', (db) =>
  db
    .select()
    .from(chatHours)
    .where(eq(chatHours.shopId, sql.placeholder('shopId'))),
);

export async function findHours(db: Db, shopId: number): Promise<HoursRow | null> {
  const [row] = await selectHours(db, { shopId });
  return row ?? null;
}

/** Takes them, with a row of what they are by default where none was saved. */
export async function lockHours(db: Db, initial: HoursRow): Promise<HoursRow> {
  await db.insert(chatHours).values(initial).onConflictDoNothing();
  const [row] = await db.select().from(chatHours).where(eq(chatHours.shopId, initial.shopId)).for('update');
  if (!row) throw new Error('the hours were not stored');
  return row;
}

export async function updateHours(db: Db, { shopId, ...hours }: HoursRow): Promise<void> {
  await db.update(chatHours).set(hours).where(eq(chatHours.shopId, shopId));
}

/** Notes that it is said; false where it was, that day. */
export async function claimAway(db: Db, conversationId: number, day: string): Promise<boolean> {
  const { rowCount } = await db.insert(awaySaid).values({ conversationId, day }).onConflictDoNothing();
  return (rowCount ?? 0) > 0;
}
