/**
 * The index of words knows no order, and a word may be in half of a long conversation. So it also knows the era of each
 * message, so many ids at a time: what is common is looked for in the newest era first, and in older ones as far as it
 * takes. No search reads more messages than there are in one era, or are asked for at once.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { conversations, messages, wordsWithEra } from '../chat.tables.ts';
import { findMessages, type MessageRow } from './message.queries.ts';
import { eraBits, type Owner, toEraQuery, toMark } from './search.rules.ts';

/** So many of the newest are looked through before the index is asked: most searches end there. */
const newest = 1_000;
/** Found at once; where there are more, the newer half is looked at by itself. */
const mostRead = 500;
/** Asked for in one question. */
const mostEras = 8;

type Wanted = {
  owner: Owner;
  /** The words, as a tsquery. */
  query: string;
  /** Above the one and below the other. */
  above: number;
  below: number;
  /** What else must hold of one that is found, called `m`. */
  holds: SQL;
  limit: number;
};
type Found = { id: number; conversationId: number };

/** The newest first. */
async function findNewest(db: Db, wanted: Wanted): Promise<Found[]> {
  const near = await listNear(db, wanted);
  if (near.length === wanted.limit) return near;
  const all = await listIndexed(db, wanted, `'${toMark(wanted.owner)}'`);
  if (all.isComplete) return all.found;
  return findByEra(db, wanted);
}

/** The eras of the owner's messages. */
async function findByEra(db: Db, wanted: Wanted): Promise<Found[]> {
  const { first, last } = await findBounds(db, wanted);
  return findInEras(db, wanted, toEra(first), toEra(last));
}

const toEra = (id: number): number => Math.floor(id / 2 ** eraBits);

/** From the newest era back, more of them at a time as long as there is little. */
async function findInEras(db: Db, wanted: Wanted, first: number, last: number): Promise<Found[]> {
  const found: Found[] = [];
  for (
    let to = last, size = 1;
    to >= first && found.length < wanted.limit;
    size = Math.min(mostEras, size * 2)
  ) {
    const from = Math.max(first, to - size + 1);
    const rest = { ...wanted, limit: wanted.limit - found.length };
    const these = await listIndexed(db, rest, toEraQuery(wanted.owner, from, to), from === to);
    found.push(...(these.isComplete ? these.found : await findInEras(db, rest, from, to)));
    to = from - 1;
  }
  return found;
}

const ownedBy = ({ side, id }: Owner): SQL =>
  side === 'shop' ? sql`shop_id = ${id}` : sql`shopper_id = ${id}`;

/** Where one’s messages begin and end. */
async function findBounds(db: Db, { owner, above, below }: Wanted): Promise<{ first: number; last: number }> {
  const own = sql`select id from ${messages} where ${ownedBy(owner)} and id > ${above} and id < ${below}`;
  const { rows } = await db.execute<{ first: string | null; last: string | null }>(
    sql`select (${own} order by id limit 1) as first, (${own} order by id desc limit 1) as last`,
  );
  return { first: Number(rows[0]?.first ?? 0), last: Number(rows[0]?.last ?? -1) };
}

/** Of the owner's newest, each of which is looked at. */
async function listNear(db: Db, { owner, query, above, below, holds, limit }: Wanted): Promise<Found[]> {
  const rows = await read(
    db,
    sql`select m.id, m.conversation_id from (
        select id, conversation_id, shop_id, search from ${messages}
        where ${ownedBy(owner)} and id > ${above} and id < ${below} order by id desc limit ${newest}
      ) m where m.search @@ ${query}::tsquery and ${holds} order by m.id desc limit ${limit}`,
  );
  return rows.map(toFound);
}

/** Read before they are sorted or cut off, so that nobody walks by id; not complete where there are more than are read. */
export async function listIndexed(
  db: Db,
  { query, above, below, holds, limit }: Wanted,
  eras: string,
  isAll = false,
): Promise<{ found: Found[]; isComplete: boolean }> {
  const most = isAll ? sql`` : sql`limit ${mostRead + 1}`;
  const rows = await read(
    db,
    sql`with every as materialized (
        select id, conversation_id, shop_id from ${messages}
        where ${wordsWithEra} @@ ${`${query} & (${eras})`}::tsquery
      ), found as materialized (
        select * from every where id > ${above} and id < ${below} ${most}
      ), m as (
        select id, conversation_id from found m where ${holds} order by id desc limit ${limit}
      ) select id, conversation_id, (select count(*) from found)::int as read from m
      union all select 0, 0, (select count(*) from found)::int where not exists (select from m)
      order by id desc`,
  );
  return {
    found: rows.filter(({ id }) => Number(id) > 0).map(toFound),
    isComplete: isAll || (rows[0]?.read ?? 0) <= mostRead,
  };
}

type Row = { id: string; conversation_id: string; read: number };

const read = async (db: Db, statement: SQL): Promise<Row[]> => (await db.execute<Row>(statement)).rows;

const toFound = ({ id, conversation_id }: Row): Found => ({
  id: Number(id),
  conversationId: Number(conversation_id),
});

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
    owner: { side: 'shopper', id: shopperId },
    query: shopId === undefined ? query : `${query} & '${toMark({ side: 'shop', id: shopId })}'`,
    above: await findCleared(db, shopperId, shopId),
    below,
    holds: sql`${ofShop} and m.id > (
      select cleared_id from ${conversations} c where c.id = m.conversation_id)`,
    limit,
  });
  const rows = await findMessages(
    db,
    found.map(({ id }) => id),
  );
  return found.flatMap(({ id }) => rows.get(id) ?? []);
}

/** Up to there nothing is seen in any of the conversations searched. */
async function findCleared(db: Db, shopperId: number, shopId: number | undefined): Promise<number> {
  const ofShop = shopId === undefined ? sql`true` : sql`shop_id = ${shopId}`;
  const { rows } = await db.execute<{ cleared: string | null }>(
    sql`select min(cleared_id) as cleared from ${conversations} where shopper_id = ${shopperId} and ${ofShop}`,
  );
  return Number(rows[0]?.cleared ?? 0);
}

/** In so many conversations at most something is found: a word in more of them tells none apart. */
const mostFound = 100;

/** The conversations of a shop in which a message is found, by the newest such messages. */
export async function searchShop(db: Db, shopId: number, query: string): Promise<number[]> {
  const found = await findNewest(db, {
    owner: { side: 'shop', id: shopId },
    query,
    above: 0,
    below: largestId,
    holds: sql`true`,
    limit: mostFound,
  });
  return [...new Set(found.map(({ conversationId }) => conversationId))];
}
