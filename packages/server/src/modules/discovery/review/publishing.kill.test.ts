/** A node dies while people publish and the operator decides: each post and each decision is there whole, or not at all. */
import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { CallClient } from '@chengji/client-kit';
import { aGoods, aPostForm, aShopper, type Market, type Person, startNode } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { expect, vi } from 'vitest';

const rounds = 2;
/** Of an author: all rounds together stay below what one may publish in a day. */
const mostInRound = 20;

const it = marketTest.extend('marketOptions', { systemTime: Date.now });

type Form = Awaited<ReturnType<typeof aPostForm>>;
type Author = { person: Person; acknowledged: Map<string, number>; unanswered: string | null; sent: number };

/** Null of what was refused, which is an answer too. */
const orGone = (error: { kind?: string }) => (error.kind === 'refused' ? null : ('gone' as const));

/** Publishes what was not answered once more, as a client does, and goes on until so many or the node is gone. */
async function publishOn(client: CallClient, author: Author, form: Form, most: number): Promise<void> {
  while (author.sent < most) {
    author.unanswered ??= `publish-${author.person.id}-${author.sent}`;
    const idempotencyKey = author.unanswered;
    const answer = await client
      .call('POST /wanlshop/find/publish', { ...form, title: idempotencyKey }, { idempotencyKey })
      .catch(orGone);
    if (answer === 'gone') return;
    if (!answer) {
      await wait(200); // too many at once
      continue;
    }
    author.acknowledged.set(idempotencyKey, answer.id);
    author.unanswered = null;
    author.sent += 1;
  }
}

/** Decides what waits, in turn one way and the other, until the node is gone. */
async function decideOn(client: CallClient, decided: Map<number, boolean>): Promise<void> {
  for (let n = 0; ; n += 1) {
    const waiting = await client.call('GET /platform/posts/list', { limit: 5 }).catch(orGone);
    if (waiting === 'gone') return;
    const ids = waiting?.rows.map(({ id }) => id) ?? [];
    if (ids.length === 0) continue;
    const approve = n % 2 === 0;
    const input = { ids, approve, ...(!approve && { reason: '图片不清' }) };
    const answer = await client.call('POST /platform/posts/decide', input).catch(orGone);
    if (answer === 'gone') return;
    for (const id of answer?.done ?? []) decided.set(id, approve);
  }
}

const ask = async (market: Market, text: string, values: unknown[] = []): Promise<object[]> =>
  (await market.server.kernel.database.pool.query(text, values)).rows;

it('no post and no decision is half there after deaths in the middle', async ({ market, operator, shop }) => {
  const form = await aPostForm(market, [(await aGoods(shop)).id]);
  const authors: Author[] = [];
  for (let n = 0; n < 4; n += 1)
    authors.push({ person: await aShopper(market), acknowledged: new Map(), unanswered: null, sent: 0 });
  const decided = new Map<number, boolean>();
  const countSent = () => authors.reduce((sum, { sent }) => sum + sent, 0);
  for (let round = 0; round < rounds; round += 1) {
    const node = await startNode({ DATABASE_URL: market.databaseUrl, DATA_DIR: market.config.dataDir });
    const working = [
      ...authors.map((author) =>
        publishOn(node.client(author.person.token), author, form, (round + 1) * mostInRound),
      ),
      decideOn(node.client(operator.token), decided),
    ];
    const before = countSent();
    await vi.waitFor(() => {
      expect(countSent()).toBeGreaterThan(before);
      // in a later round all of them may be known authors, whose posts wait for nobody
      expect(decided.size).toBeGreaterThan(0);
    });
    await wait(randomInt(0, 500));
    await node.kill();
    await Promise.all(working);
  }
  for (const { person, acknowledged, unanswered, sent } of authors) {
    if (unanswered) {
      // whether it had been published when the node died is found out by sending it again
      await expect
        .poll(
          () =>
            person.client
              .call(
                'POST /wanlshop/find/publish',
                { ...form, title: unanswered },
                { idempotencyKey: unanswered },
              )
              .then(
                () => 'published',
                ({ key }: { key: string }) => key,
              ),
          { timeout: 240_000, interval: 1_000 },
        )
        .toBe('published');
    }
    const rows = (await ask(market, 'select id, title from posts where shopper_id = $1', [person.id])) as {
      id: string;
      title: string;
    }[];
    const stored = new Map(rows.map(({ id, title }) => [title, Number(id)]));
    expect(rows).toHaveLength(sent + (unanswered ? 1 : 0));
    for (const [key, id] of acknowledged) expect(stored.get(key)).toBe(id);
  }
  for (const [id, approved] of decided)
    expect(await ask(market, 'select state from posts where id = $1', [id])).toEqual([
      { state: approved ? 'shown' : 'refused' },
    ]);
  const half = await ask(
    market,
    `select 'without goods' as what, id from posts p where not exists (select from post_goods g where g.post_id = p.id)
     union all select 'without a reason', id from posts where state = 'refused' and (decision = '' or decided_at is null)
     union all select 'still waiting', id from posts where state <> 'reviewing' and waits_since is not null
     union all select 'not told', id from posts p where decided_at is not null
       and not exists (select from notices n where n.shopper_id = p.shopper_id and n.source = format('discovery.decided %s %s', p.id, p.version))
     union all select 'not counted', a.author_key from post_authors a where a.author_key > 0 and
       (a.posts, a.refused) <> (select count(*), count(*) filter (where p.state = 'refused') from posts p where p.author_key = a.author_key)`,
  );
  expect(half).toEqual([]);
});
