import { explainQuery, toPlanCost, writeToShop } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { Db } from '../../kernel/db/database.ts';
import { findConversation, listOwn, sumUnread } from './conversations/conversation.queries.ts';
import { listOfInbox } from './inbox/inbox.queries.ts';
import { findSent, listStretch } from './messages/message.queries.ts';
import { listIndexed, searchOwn } from './messages/search.queries.ts';
import { toEraQuery } from './messages/search.rules.ts';

const filled = 3_000;
const inOne = 30_000;
/** So many of the oldest have a word that was never said again. */
const withOldWord = 10_000;
/** What a page may cost: reading the tables it is of costs several times as much. */
const pageCost = 300;

let shopId = 0;
let shopperId = 0;
let conversationId = 0;

/** Many conversations of one shop, and one of very many messages. */
it.beforeAll(async ({ market, shop, shopper }) => {
  shopId = shop.id;
  shopperId = shopper.id;
  await writeToShop(shopper, shop);
  const { db } = market.server.kernel;
  conversationId = (await findConversation(db, { shopperId, shopId }))?.id ?? 0;
  await db.execute(
    sql.raw(`
    set session_replication_role = replica;
    insert into chat_conversations (shopper_id, shop_id, last_at, last_message_id, waiting_since, shop_unread)
    select 1000 + n, ${shopId}, now(), 1000000 + n, case when n % 50 = 0 then now() end, case when n % 50 = 0 then 1 else 0 end
      from generate_series(1, ${filled}) n;
    insert into chat_conversations (shopper_id, shop_id, last_at, last_message_id)
    select ${shopperId}, 1000 + n, now(), 2000000 + n from generate_series(1, ${filled}) n;
    insert into chat_messages (conversation_id, shopper_id, shop_id, from_shop, client_msg_id, type, content, sent_at, search)
    select case when n % 2 = 0 then ${conversationId} else 10000 + n end, ${shopperId}, ${shopId}, false, 'filled-' || n, 'text',
      '{"text":"x"}', now(),
      case when n <= ${withOldWord} then array_to_tsvector(array['旧', '#${shopperId}', '@${shopId}']) end
      from generate_series(1, ${inOne}) n;
    set session_replication_role = origin`),
  );
  await db.execute(sql.raw('vacuum analyze chat_conversations, chat_messages'));
});

const stretch = (bounds: { before?: number; after?: number }) => (db: Db) =>
  listStretch(db, conversationId, { above: 0, before: undefined, after: undefined, limit: 51, ...bounds });
const inbox = { staffId: 1, keyword: '', foundIds: [] };

describe('among many conversations and messages', () => {
  it.for<[string, (db: Db) => Promise<unknown>]>([
    ['the newest messages of a long conversation', stretch({})],
    ['those before one in its middle', stretch({ before: inOne / 2 })],
    ['those after one in its middle', stretch({ after: inOne / 2 })],
    [
      'what was sent under an id',
      (db) => findSent(db, { conversationId, fromShop: false, clientMsgId: 'filled-10' }),
    ],
    ['a page of one’s own conversations', (db) => listOwn(db, shopperId, { below: undefined, limit: 21 })],
    ['a page of them far down', (db) => listOwn(db, shopperId, { below: 2_001_000, limit: 21 })],
    [
      'the page of who waits',
      (db) => listOfInbox(db, { ...inbox, shopId, tab: 'waiting' }, { offset: 0, limit: 20 }),
    ],
    ['the page of all', (db) => listOfInbox(db, { ...inbox, shopId, tab: 'all' }, { offset: 0, limit: 20 })],
    [
      'the page of what is unread',
      (db) => listOfInbox(db, { ...inbox, shopId, tab: 'unread' }, { offset: 0, limit: 20 }),
    ],
  ])('%s comes off an index', async ([_, ask], { market }) => {
    const plan = await explainQuery(market, ask);
    expect(plan, plan).not.toContain('Seq Scan');
    expect(toPlanCost(plan), plan).toBeLessThan(pageCost);
  });

  it('a word that was common long ago is found off the index of words, the newest first, page by page', async ({
    market,
  }) => {
    const { db } = market.server.kernel;
    const { rows } = await db.execute<{ id: string }>(
      sql`select id from chat_messages where conversation_id = ${conversationId} and search is not null order by id desc limit 42`,
    );
    const newest = rows.map(({ id }) => Number(id));
    const asked = { shopperId, query: "'旧'", limit: 21 };
    const find = async (db: Db, below?: number) =>
      (await searchOwn(db, { ...asked, shopId: undefined, below })).map(({ id }) => id);
    expect(await find(db)).toEqual(newest.slice(0, 21));
    expect(await find(db, newest[20])).toEqual(newest.slice(21));
    const ofShop = await searchOwn(db, { ...asked, shopId, below: undefined });
    expect(ofShop.map(({ id }) => id)).toEqual(newest.slice(0, 21));
    expect(await searchOwn(db, { ...asked, query: "'新'", shopId, below: undefined })).toEqual([]);
    const wanted = {
      owner: { side: 'shopper', id: shopperId },
      holds: sql`true`,
      above: 0,
      below: 1e9,
    } as const;
    const plan = await explainQuery(market, (db) =>
      listIndexed(db, { ...wanted, query: asked.query, limit: 21 }, toEraQuery(wanted.owner, 0, 1)),
    );
    expect(plan).toContain('chat_messages_words');
    expect(plan, plan).not.toContain('Seq Scan on chat_messages');
  });

  it('what is unread of one’s own is summed by oneself', async ({ market }) => {
    const plan = await explainQuery(market, (db) => sumUnread(db, shopperId));
    expect(plan, plan).toContain('chat_conversations_to_read');
  });
});
