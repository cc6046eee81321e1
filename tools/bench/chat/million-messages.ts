/**
 * `node tools/bench/chat/million-messages.ts`: a shop with a million messages, half of them in one conversation. Opening that
 * conversation must cost what opening a short one does, and a search over one's own must not feel how many there are.
 */
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { toTokens } from '../../../packages/server/src/kernel/search/words.rules.ts';
import { wordsWithEra } from '../../../packages/server/src/modules/chat/chat.tables.ts';
import {
  aShopFixture,
  aShopper,
  type Person,
  startMarket,
  writeToShop,
  writeToShopper,
} from '../../../packages/testkit/src/index.ts';
import { openCluster } from '../../../packages/testkit/src/postgres/cluster.ts';
import { withProgress } from '../../setup/progress.mjs';
import { median } from '../report.ts';

const messages = Number(process.env.BENCH_MESSAGES ?? 1_000_000);
const others = 2_000;
const rounds = 20;
/** All of them together are fewer than one may ask in a minute. */
const searchRounds = 7;
const most = { ratio: 1.2, searchMs: 100 };

/** In every second message, in one of a hundred, in one of fifty thousand, in none, and in a quarter of the older half. */
const words = { common: '请问', some: '发票', rare: '贵阳', none: '火星', old: '预售' };
const things = ['红茶', '脐橙', '大米', '核桃', '蜂蜜', '耳机', '键盘', '台灯', '雨伞', '背包'];
const asked = [
  '什么时候发货',
  '有没有小一号的',
  '可以退吗',
  '好的谢谢',
  '多少钱',
  '包邮吗',
  '是今年的吗',
  '在哪里买',
];

function* listTexts(): Generator<string> {
  for (const thing of things)
    for (const question of asked) {
      yield `${thing}${question}`;
      yield `${words.common}${thing}${question}`;
    }
}

const readSql = (expression: SQL): string => new PgDialect().sqlToQuery(expression).sql;

/** Cut to words by the market's own rules, once for each text there is. */
async function fill(client: pg.Client, of: { shopId: number; bigId: number }): Promise<void> {
  const texts = [...listTexts()];
  const rows = [...texts, words.old, `${texts[1]} ${words.some}`, `${texts[1]} ${words.rare}`];
  await client.query('create temp table texts (n int primary key, text text, tokens text[])');
  for (const [n, text] of rows.entries())
    await client.query('insert into texts values ($1, $2, $3)', [n, text, toTokens([text])]);
  await client.query(
    `insert into shoppers (username, nickname, mobile, joined_at)
     select 'many' || n, '顾客' || n, 'many' || n, now() from generate_series(1, ${others}) n`,
  );
  await client.query(
    `insert into chat_conversations (shopper_id, shop_id, last_at)
     select id, ${of.shopId}, now() from shoppers where username like 'many%'`,
  );
  await client.query(
    `create temp table talks as select row_number() over (order by id)::int as n, id, shopper_id
       from chat_conversations where shopper_id in (select id from shoppers where username like 'many%')
     union all select 0, id, shopper_id from chat_conversations where id = ${of.bigId}`,
  );
  await client.query('create unique index on talks (n); analyze talks; analyze texts');
  await client.query('set session_replication_role = replica; drop index chat_messages_words');
  await client.query(
    `insert into chat_messages (conversation_id, shopper_id, shop_id, from_shop, client_msg_id, type, content, sent_at, search)
     select o.id, o.shopper_id, ${of.shopId}, i % 3 = 0, 'filled-' || i, 'text', jsonb_build_object('text', t.text),
       now() - (${messages} - i) * interval '10 seconds',
       array_to_tsvector(t.tokens || array['#' || o.shopper_id, '@${of.shopId}'])
     from generate_series(1, ${messages}) i
     join talks o on o.n = case when i % 2 = 0 then 0 else 1 + (i / 2) % ${others} end
     join texts t on t.n = case when i % 50021 < 2 then ${rows.length - 1} when i % 101 < 2 then ${rows.length - 2}
       when i <= ${messages / 2} and i % 4 = 0 then ${rows.length - 3}
       else (i * 7919::bigint) % ${texts.length} end`,
  );
  await client.query(
    `create index chat_messages_words on chat_messages using gin (${readSql(wordsWithEra)})`,
  );
  await client.query('set session_replication_role = origin');
  await client.query(
    `update chat_conversations c set last_message_id = m.id, waiting_since = now() from (
       select conversation_id, max(id) as id from chat_messages group by 1) m where m.conversation_id = c.id`,
  );
  await client.query('vacuum analyze chat_messages, chat_conversations, shoppers');
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};

const cluster = await openCluster({ autovacuum: 'on', shared_buffers: '512MB' });
const databaseUrl = cluster.url.replace(/\/[^/]*$/, '/messages');
try {
  const owner = new pg.Client({ connectionString: cluster.url });
  await owner.connect();
  await owner.query('create database messages');
  await owner.end();
  const market = await startMarket({
    databaseUrl,
    environment: { RATE_LIMIT: '0' },
    settings: { 'chat.burst_messages': 100 },
  });
  const shop = await aShopFixture(market);
  const [talker, brief] = [await aShopper(market), await aShopper(market)];
  for (const one of [talker, brief])
    for (let n = 0; n < 30; n += 1) {
      await writeToShop(one, shop);
      await writeToShopper(shop.seller, one);
    }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    'select id from chat_conversations where shopper_id = $1',
    [talker.id],
  );
  await withProgress(`Writing ${messages.toLocaleString('en')} messages`, () =>
    fill(client, { shopId: shop.id, bigId: Number(rows[0]?.id) }),
  );
  await client.end();

  const sides: [string, (one: Person) => Promise<unknown>][] = [
    ['by the shopper', (one) => one.client.call('GET /wanlshop/chat/history', { user_id: shop.id })],
    ['by the shop', (one) => shop.seller.client.call('GET /seller/chat/history', { user_id: one.id })],
  ];
  let isSlow = false;
  for (const [side, open] of sides) {
    const [small, large]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      small.push(await timed(() => open(brief)));
      large.push(await timed(() => open(talker)));
    }
    const ratio = median(large) / median(small);
    isSlow ||= ratio > most.ratio;
    console.log(
      `opened ${side}: ${median(small).toFixed(1)} ms of 60 messages, ${median(large).toFixed(1)} ms of ${(messages / 2).toLocaleString('en')}: ${ratio.toFixed(2)} times`,
    );
  }
  const searches: [string, (keyword: string) => Promise<number>][] = [
    [
      'a shopper’s search',
      async (keyword) => (await talker.client.call('GET /wanlshop/chat/search', { keyword })).rows.length,
    ],
    [
      'a shop’s search',
      async (keyword) => (await shop.seller.client.call('GET /seller/chat/list', { keyword })).total,
    ],
  ];
  for (const [who, search] of searches)
    for (const [kind, keyword] of [
      ...Object.entries(words),
      ['two words', `${words.common} ${words.rare}`] as const,
      ['two common words', `${words.common} ${words.old}`] as const,
    ]) {
      const found = await search(keyword);
      const times: number[] = [];
      for (let round = 0; round < searchRounds; round += 1) times.push(await timed(() => search(keyword)));
      isSlow ||= median(times) > most.searchMs;
      console.log(
        `${who}, ${kind}: ${found} found in ${median(times).toFixed(1)} ms, at most ${Math.max(...times).toFixed(1)} ms`,
      );
    }
  await market.stop();
  if (isSlow) throw new Error(`it took more than ${most.ratio} times, or ${most.searchMs} ms`);
} finally {
  await cluster.stop();
}
