import { and, asc, desc, eq, getTableColumns, gt, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { prepared } from '../../../kernel/db/prepared.ts';
import { messages } from '../chat.tables.ts';
import type { KeptContent } from './content.types.ts';

const { search: _search, ...columns } = getTableColumns(messages);

export type MessageRow = Omit<typeof messages.$inferSelect, 'search'>;
export type NewMessage = Omit<MessageRow, 'id' | 'recalledAt' | 'type' | 'content'> & {
  kept: KeptContent;
  tokens: readonly string[];
};

const { placeholder } = sql;

/** A tsvector of exactly these tokens, which the app has cut. */
const toVector = (tokens: readonly string[]): SQL =>
  sql`array_to_tsvector(${sql.param([...tokens])}::text[])`;

export async function insertMessage(db: Db, { kept, tokens, ...row }: NewMessage): Promise<MessageRow> {
  const [inserted] = await db
    .insert(messages)
    .values({ ...row, ...kept, search: tokens.length > 0 ? toVector(tokens) : null })
    .returning(columns);
  if (!inserted) throw new Error('the message was not stored');
  return inserted;
}

const selectSent = prepared('chat_message_sent', (db) =>
  db
    .select(columns)
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, placeholder('conversationId')),
        eq(messages.fromShop, placeholder('fromShop')),
        eq(messages.clientMsgId, placeholder('clientMsgId')),
      ),
    ),
);

/** What one side sent under this id of its client’s making. */
export async function findSent(
  db: Db,
  sent: Pick<MessageRow, 'conversationId' | 'fromShop' | 'clientMsgId'>,
): Promise<MessageRow | null> {
  const [row] = await selectSent(db, sent);
  return row ?? null;
}

export async function findMessage(db: Db, id: number): Promise<MessageRow | null> {
  const [row] = await db.select(columns).from(messages).where(eq(messages.id, id));
  return row ?? null;
}

export const findMessages = async (db: Db, ids: readonly number[]): Promise<Map<number, MessageRow>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select(columns)
    .from(messages)
    .where(inArray(messages.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
};

type Stretch = {
  /** What lies up to there is no longer seen. */
  above: number;
  before: number | undefined;
  after: number | undefined;
  limit: number;
};

/** The newest, those before a message, or the first after one; always the oldest first. */
export async function listStretch(
  db: Db,
  conversationId: number,
  { above, before, after, limit }: Stretch,
): Promise<MessageRow[]> {
  const isForward = after !== undefined;
  const rows = await db
    .select(columns)
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        gt(messages.id, Math.max(above, after ?? 0)),
        before === undefined ? undefined : lt(messages.id, before),
      ),
    )
    .orderBy(isForward ? asc(messages.id) : desc(messages.id))
    .limit(limit);
  return isForward ? rows : rows.reverse();
}

/** Takes its content away if it was sent since; answers whether it did. */
export async function recall(
  db: Db,
  id: number,
  { since, now }: { since: Date; now: Date },
): Promise<boolean> {
  const { rowCount } = await db
    .update(messages)
    .set({ content: null, masked: null, search: null, recalledAt: now })
    .where(and(eq(messages.id, id), isNull(messages.recalledAt), sql`${messages.sentAt} >= ${since}`));
  return (rowCount ?? 0) > 0;
}

/** When the first of the shopper’s messages was sent that no person of the shop has answered; null where there is none. */
export async function findWaitingSince(db: Db, conversationId: number): Promise<Date | null> {
  const answered = db
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        messages.fromShop,
        sql`not ${messages.isAutomatic}`,
        isNull(messages.recalledAt),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(1);
  const [row] = await db
    .select({ sentAt: messages.sentAt })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        sql`not ${messages.fromShop}`,
        isNull(messages.recalledAt),
        sql`${messages.id} > coalesce((${answered}), 0)`,
      ),
    )
    .orderBy(asc(messages.id))
    .limit(1);
  return row?.sentAt ?? null;
}
