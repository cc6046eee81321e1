/**
 * A word that is common is found among one's newest messages, and a rare one by the index of words. Which of them it is
 * shows when the newest are looked through: the planner has to guess, and reads half a table for a word that is in none.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { conversations, messages } from '../chat.tables.ts';
import { findMessages, type MessageRow } from './message.queries.ts';

/** So many of the newest are looked through before the index is asked. */
const newest = 10_000;

type Wanted = {
  /** Whose; for the index, the query says so as well. */
  owner: SQL;
  query: string;
  /** What else must hold of one that is found, called `m`. */
  holds: SQL;
  limit: number;
};
type Found = { id: number; conversationId: number };

/** The newest first. */
async function findNewest(db: Db, wanted: Wanted): Promise<Found[]> {
  const near = await listNear(db, wanted);
  return near.length === wanted.limit ? near : listIndexed(db, wanted);
}

/** Of the owner's newest, each of which is looked at. */
const listNear = (db: Db, { owner, query, holds, limit }: Wanted): Promise<Found[]> =>
  read(
    db,
    sql`select m.id, m.conversation_id from (
        select id, conversation_id, shop_id, search from ${messages} where ${owner} order by id desc limit ${newest}
      ) m where m.search @@ ${query}::tsquery and ${holds} order by m.id desc limit ${limit}`,
  );

/** Gathered before they are sorted, so that nobody walks by id. */
const listIndexed = (db: Db, { query, holds, limit }: Wanted): Promise<Found[]> =>
  read(
    db,
    sql`with m as materialized (
        select id, conversation_id, shop_id from ${messages} where ${messages.search} @@ ${query}::tsquery
      ) select m.id, m.conversation_id from m where ${holds} order by m.id desc limit ${limit}`,
  );

async function read(db: Db, statement: SQL): Promise<Found[]> {
  const { rows } = await db.execute<{ id: string; conversation_id: string }>(statement);
  return rows.map((row) => ({ id: Number(row.id), conversationId: Number(row.conversation_id) }));
}

type Asked = {
  shopperId: number;
  shopId: number | undefined;
  query: string;
  below: number | undefined;
  limit: number;
};

const largestId = Number.MAX_SAFE_INTEGER;

/** What a shopper sees of what is found, the newest first. */
export async function searchOwn(
  db: Db,
  { shopperId, shopId, query, below = largestId, limit }: Asked,
): Promise<MessageRow[]> {
  const ofShop = shopId === undefined ? sql`true` : sql`m.shop_id = ${shopId}`;
  const found = await findNewest(db, {
    owner: sql`shopper_id = ${shopperId} and id < ${below}`,
    query,
    holds: sql`m.id < ${below} and ${ofShop} and m.id > (
      select cleared_id from ${conversations} c where c.id = m.conversation_id)`,
    limit,
  });
  const rows = await findMessages(
    db,
    found.map(({ id }) => id),
  );
  return found.flatMap(({ id }) => rows.get(id) ?? []);
}

/** In so many conversations at most something is found: a word in more of them tells none apart. */
const mostFound = 100;

/** The conversations of a shop in which a message is found, by the newest such messages. */
export async function searchShop(db: Db, shopId: number, query: string): Promise<number[]> {
  const owner = sql`shop_id = ${shopId}`;
  const found = await findNewest(db, { owner, query, holds: sql`true`, limit: mostFound });
  return [...new Set(found.map(({ conversationId }) => conversationId))];
}
