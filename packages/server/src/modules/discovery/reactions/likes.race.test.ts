import { aPost, aShopper, type Market, type Person } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { Refusal } from '../../../kernel/refusal.ts';
import { likePost } from '../index.ts';
import { forgetShopper } from '../people/leave.ts';
import { deletePost } from '../posts/delete-post.ts';
import { takePostDown } from '../review/take-post-down.ts';
import { sharePost } from './react.ts';

const it = marketTest.extend('people', { scope: 'file' }, async ({ market }) => {
  const people: Person[] = [];
  for (let n = 0; n < 12; n += 1) people.push(await aShopper(market));
  return people;
});

const as = (market: Market, person: Person | undefined) =>
  market.context({ kind: 'shopper', id: person?.id ?? 0, sessionId: 0 });

/** The same each time it is run: which of many shoppers does what next. */
function* draw(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state >> 8;
  }
}

/** The figure of a post beside its rows, and what its author is to be told. */
async function count({ server }: Market, id: number) {
  const { rows } = await server.kernel.database.pool.query(
    `select likes as said, (select count(*)::int from post_likes where post_id = p.id) as counted,
       (select count(*)::int from news_items where post_id = p.id and kind = 'likes') as news from posts p where id = $1`,
    [id],
  );
  return rows[0] as { said: number; counted: number; news: number };
}

const outcome = (doing: Promise<unknown>): Promise<string> =>
  doing.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof Refusal) return error.key;
      throw error;
    },
  );

describe('the likes of a post', () => {
  it('are its rows after a thousand likes and their opposite at random on two nodes', async ({
    market,
    node,
    people,
    shop,
  }) => {
    const id = await aPost(market, shop);
    const random = draw(20_260);
    const next = (below: number) => random.next().value % below;
    const last = new Map<Person | undefined, boolean>();
    // each person's own in their order, as a phone sends them; people beside each other
    const lanes = people.map(async (person, lane) => {
      for (let n = 0; n < 84; n += 1) {
        const liked = next(2) === 0;
        const answer = await likePost(as((lane + n) % 2 ? market : node, person), { id, liked });
        last.set(person, liked);
        expect(answer.liked).toBe(liked);
      }
    });
    await Promise.all(lanes);
    const likers = [...last.values()].filter(Boolean).length;
    // a shop that nobody is linked to is told all the same: who is linked later reads it
    expect(await count(market, id)).toEqual({ said: likers, counted: likers, news: likers });
  });

  it('are its rows though each taps twice at once, and the same person on two phones', async ({
    market,
    node,
    people,
    shop,
  }) => {
    const id = await aPost(market, shop);
    await Promise.all(
      people.flatMap((person, n) => [
        likePost(as(market, person), { id, liked: true }),
        likePost(as(node, person), { id, liked: n % 2 === 0 }),
        likePost(as(market, person), { id, liked: true }),
      ]),
    );
    const { said, counted } = await count(market, id);
    expect(said).toBe(counted);
  });

  it('at the moment the post is deleted or taken down are taken or refused, never half', async ({
    market,
    node,
    people,
    shop,
  }) => {
    const [host] = people;
    for (const end of ['deleted', 'taken down'] as const) {
      const id = await aPost(market, shop, { shopId: null, shopperId: host?.id ?? 0 });
      const ending = () =>
        end === 'deleted'
          ? deletePost(as(node, host), { id })
          : takePostDown(market.context(), { id, reason: '搬运不实' });
      const liking = people
        .slice(1)
        .map((person) => outcome(likePost(as(market, person), { id, liked: true })));
      const [ended, ...liked] = await Promise.all([outcome(ending()), ...liking]);
      expect(ended).toBe('done');
      const { said, counted } = await count(market, id);
      expect([said, counted]).toEqual(Array(2).fill(liked.filter((one) => one === 'done').length));
      expect(await outcome(likePost(as(market, people[1]), { id, liked: true }))).toBe('discovery.post_gone');
    }
  });

  it('of somebody whose account closes meanwhile go, with what they like at that moment', async ({
    market,
    shop,
    people,
  }) => {
    const leaving = await aShopper(market);
    const ids = [await aPost(market, shop), await aPost(market, shop), await aPost(market, shop)];
    for (const id of ids) await likePost(as(market, leaving), { id, liked: true });
    await Promise.all([
      forgetShopper(market.context(), leaving.id),
      ...ids.map((id) => likePost(as(market, leaving), { id, liked: false })),
      ...ids.map((id) => likePost(as(market, people[0]), { id, liked: true })),
    ]);
    for (const id of ids) expect(await count(market, id)).toMatchObject({ said: 1, counted: 1 });
  });
});

describe('the shares of a post', () => {
  it('are all counted, by visitors as well, until it is taken down', async ({
    market,
    node,
    people,
    shop,
  }) => {
    const id = await aPost(market, shop);
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        sharePost(n % 2 ? market.context() : as(node, people[n % 12]), { id }),
      ),
    );
    expect(await sharePost(market.context(), { id })).toEqual({ shares: 21 });
    await takePostDown(market.context(), { id, reason: '搬运不实' });
    expect(await outcome(sharePost(market.context(), { id }))).toBe('discovery.post_gone');
    const { rows } = await market.server.kernel.database.pool.query(
      'select shares from posts where id = $1',
      [id],
    );
    expect(rows[0].shares).toBe(21);
  });
});
