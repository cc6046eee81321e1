import { aCategory, aGoods, aPost, aShopFixture, aShopper, type Market } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { weighFor } from '../index.ts';
import { qualitySeconds } from './rank.rules.ts';
import { rankPosts, weighForReaders } from './rank-posts.ts';
import { listWeights, removeOldHidden } from './rounds.queries.ts';

const query = ({ server }: Market, text: string, values: unknown[] = []) =>
  server.kernel.database.pool.query(text, values);
const like = (client: ReturnType<Market['client']>, id: number) =>
  client.call('POST /wanlshop/find/like', { id, liked: true });

describe('what is near to a person', () => {
  it('is what they looked at and liked, not what they posted themselves', async ({ market }) => {
    const [looked, liked, own] = [
      await aShopFixture(market),
      await aShopFixture(market),
      await aShopFixture(market),
    ];
    const ming = await aShopper(market);
    const goods = await aGoods(looked);
    await query(
      market,
      'insert into footprints (shopper_id, goods_id, day, seen_at) values ($1, $2, current_date, $3)',
      [ming.id, goods.id, market.now()],
    );
    await like(ming.client, await aPost(market, liked));
    await like(ming.client, await aPost(market, own, { shopId: null, shopperId: ming.id }));
    const weights = await weighFor(market.context(), ming.id);
    expect(weights.map(({ categoryId, reason }) => [categoryId, reason])).toEqual([
      [liked.categoryId, 'liked'],
      [looked.categoryId, 'viewed'],
    ]);
  });

  it('is less what they are not interested in, for a month', async ({ market, shop }) => {
    const categoryId = await aCategory(market);
    const ming = await aShopper(market);
    const [liked, hidden] = [
      await aPost(market, shop, { categoryId }),
      await aPost(market, shop, { categoryId }),
    ];
    await like(ming.client, liked);
    await ming.client.call('POST /wanlshop/find/not_interested', { id: hidden });
    expect(await weighFor(market.context(), ming.id)).toEqual([]);
    const longAgo = new Date(market.now().getTime() - 31 * 86_400_000);
    await query(market, 'update hidden_posts set created_at = $2 where shopper_id = $1', [ming.id, longAgo]);
    expect((await weighFor(market.context(), ming.id)).map((weight) => weight.categoryId)).toEqual([
      categoryId,
    ]);
  });

  it('is weighed for who reads the feed, once until it is time again, and the last three are kept', async ({
    market,
    shop,
  }) => {
    const ming = await aShopper(market);
    await like(ming.client, await aPost(market, shop));
    const { feedReaders } = market.server.kernel.services;
    const read = async () => {
      await ming.client.call('GET /wanlshop/find/list', {});
      feedReaders.add(ming.id);
      await weighForReaders(market.context());
    };
    const list = () => listWeights(market.server.kernel.db, ming.id);
    await read();
    await expect.poll(list).toHaveLength(1);
    const [first] = await list();
    await read();
    expect((await list()).map(({ id }) => id)).toEqual([first?.id]);
    for (let n = 0; n < 4; n += 1) {
      await query(
        market,
        `update feed_weights set made_at = made_at - interval '1 hour' where shopper_id = $1`,
        [ming.id],
      );
      await read();
    }
    const kept = await list();
    expect(kept).toHaveLength(3);
    expect(kept.map(({ id }) => id)).not.toContain(first?.id);
    const { rows } = await query(market, 'select from feed_weights where shopper_id = $1', [ming.id]);
    expect(rows).toHaveLength(3);
  });
});

describe('a round of ranks', () => {
  const readRound = async (market: Market): Promise<number> =>
    (await query(market, 'select round from feed_rounds')).rows[0]?.round ?? 0;
  const finishRound = async (market: Market): Promise<void> => {
    await query(market, `update feed_rounds set begun_at = begun_at - interval '1 hour'`);
    expect(await rankPosts(market.context())).toBe(true);
  };

  it('computes what changed into the column nobody reads, then into the other', async ({ market, shop }) => {
    await rankPosts(market.context());
    const id = await aPost(market, shop);
    await query(market, 'update posts set likes = 3, comments = 2, shares = 1, rank_due = 2 where id = $1', [
      id,
    ]);
    const read = async () => {
      const { rows } = await query(
        market,
        `select rank_even::int, rank_odd::int, rank_due, extract(epoch from created_at)::float as at from posts where id = $1`,
        [id],
      );
      return rows[0];
    };
    const { at, rank_even: before } = await read();
    const rank = Math.round(at + qualitySeconds * Math.log(1 + 3 + 2 * 2 + 3 * 1));
    const round = await readRound(market);
    await finishRound(market);
    expect(await readRound(market)).toBe(round + 1);
    const [next, other] = (round + 1) % 2 === 0 ? ['rank_even', 'rank_odd'] : ['rank_odd', 'rank_even'];
    expect(await read()).toMatchObject({ [next as string]: rank, [other as string]: before, rank_due: 1 });
    await finishRound(market);
    expect(await read()).toMatchObject({ rank_even: rank, rank_odd: rank, rank_due: 0 });
  });

  it('is begun by one of two nodes that ask at once', async ({ market }) => {
    await rankPosts(market.context());
    await query(market, `update feed_rounds set begun_at = begun_at - interval '1 hour'`);
    const round = await readRound(market);
    const begun = await Promise.all([rankPosts(market.context()), rankPosts(market.context())]);
    expect(begun.filter(Boolean).length).toBeLessThanOrEqual(1);
    expect(await readRound(market)).toBe(round + 1);
  });
});

it('what was hidden over a year ago is forgotten', async ({ market, shop }) => {
  const ming = await aShopper(market);
  const [old, young] = [await aPost(market, shop), await aPost(market, shop)];
  for (const id of [old, young]) await ming.client.call('POST /wanlshop/find/not_interested', { id });
  await query(
    market,
    `update hidden_posts set created_at = now() - interval '13 months' where post_id = $1`,
    [old],
  );
  await removeOldHidden(market.server.kernel.db, 100);
  const { rows } = await query(market, 'select post_id::int as id from hidden_posts where shopper_id = $1', [
    ming.id,
  ]);
  expect(rows).toEqual([{ id: young }]);
});
