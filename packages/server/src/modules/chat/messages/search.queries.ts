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
