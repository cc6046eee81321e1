import { and, desc, eq, getTableColumns, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { conversations, messages } from '../chat.tables.ts';
import type { MessageRow } from './message.queries.ts';

const { search, ...columns } = getTableColumns(messages);

type Asked = {
  shopperId: number;
  shopId: number | undefined;
  query: string;
  below: number | undefined;
  limit: number;
};

/** What a shopper sees of what is found, the newest first. */
export const searchOwn = (db: Db, asked: Asked): Promise<MessageRow[]> =>
  db
    .select(columns)
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(
      and(
        eq(messages.shopperId, asked.shopperId),
        asked.shopId === undefined ? undefined : eq(messages.shopId, asked.shopId),
        asked.below === undefined ? undefined : lt(messages.id, asked.below),
        sql`${search} @@ ${asked.query}::tsquery`,
        gt(messages.id, conversations.clearedId),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(asked.limit);

/** So many of the newest messages that are found say which conversations are: a common word is in nearly all. */
const mostLookedAt = 2_000;

/** Selects the conversations of a shop in which a message is found. */
export function selectFoundOfShop(db: Db, shopId: number, query: string) {
  const found = db
    .select({ conversationId: messages.conversationId })
    .from(messages)
    .where(and(eq(messages.shopId, shopId), sql`${search} @@ ${query}::tsquery`))
    .orderBy(desc(messages.id))
    .limit(mostLookedAt)
    .as('found');
  return db.selectDistinct({ id: found.conversationId }).from(found);
}
