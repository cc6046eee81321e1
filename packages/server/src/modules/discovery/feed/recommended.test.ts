import {
  aCategory,
  aGoods,
  aPost,
  aShopFixture,
  aShopper,
  getRefusalKey,
  type Market,
  nextRound,
  type Person,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { weighFor } from '../index.ts';

type Asked = { cursor?: string; limit?: number; feed?: 'recommended' | 'following'; goods_id?: number };
const page = ({ client }: Person | { client: ReturnType<Market['client']> }, input: Asked = {}) =>
  client.call('GET /wanlshop/find/list', input);
const like = ({ client }: Person, id: number) => client.call('POST /wanlshop/find/like', { id, liked: true });

async function scroll(person: Person, input: Asked = {}, between = async () => {}): Promise<number[]> {
  const ids: number[] = [];
  for (let cursor: string | undefined; ; ) {
    const { rows, next } = await page(person, { ...input, ...(cursor && { cursor }) });
    ids.push(...rows.map(({ id }) => id));
    if (next === null) return ids;
    cursor = next;
    await between();
  }
}

describe('the recommended feed', () => {
  it('brings what is near to a person forward, says why, and leaves others as it is', async ({
    market,
    shop,
  }) => {
    const other = await aShopFixture(market);
    const tea = await aCategory(market);
    const near = await aPost(market, shop, { categoryId: tea });
    const liked = await aPost(market, shop, { categoryId: tea });
    await market.advance(3_600);
    const far = await aPost(market, other, { categoryId: await aCategory(market) });
    const ming = await aShopper(market);
    await like(ming, liked);
    expect((await page(ming)).rows.slice(0, 1)).toMatchObject([{ id: far, reason: { kind: 'new' } }]);
    await weighFor(market.context(), ming.id);
    const { rows } = await page(ming);
    expect(rows.slice(0, 2).map(({ id }) => id)).toEqual([liked, near]);
    expect(rows[1]?.reason?.kind).toBe('liked');
    expect(rows[1]?.reason?.category).not.toBe('');
    expect((await page({ client: market.client() })).rows[0]?.id).toBe(far);
  });

  it('leaves out what somebody is not interested in, for them alone', async ({ market, shop }) => {
    const id = await aPost(market, shop);
    const [ming, lin] = [await aShopper(market), await aShopper(market)];
    await ming.client.call('POST /wanlshop/find/not_interested', { id });
    expect(await scroll(ming)).not.toContain(id);
    expect(await scroll(lin)).toContain(id);
  });

  it('stays as it is while one scrolls, though posts come, go and are liked, and ranks are computed', async ({
    market,
  }) => {
    const shops = [await aShopFixture(market), await aShopFixture(market), await aShopFixture(market)];
    const made: number[] = [];
    for (let n = 0; n < 24; n += 1) {
      await market.advance(60);
      const shop = shops[n % 3];
      if (shop) made.push(await aPost(market, shop, { goodsIds: [1] }));
    }
    const ming = await aShopper(market);
    const before = new Set(await scroll(ming, { limit: 50 }));
    let step = 0;
    const seen = await scroll(ming, { limit: 5 }, async () => {
      step += 1;
      const [post, shop] = [made[(step * 7) % 24], shops[step % 3]];
      if (post) await like(await aShopper(market), post);
      if (shop) await aPost(market, shop, { goodsIds: [1] });
      if (step === 2) await nextRound(market);
    });
    expect(new Set(seen).size).toBe(seen.length);
    for (const id of before) expect(seen).toContain(id);
  });

  it('goes on after two rounds, and takes no cursor of another list', async ({ market, shopper }) => {
    const { next } = await page(shopper, { limit: 1 });
    const cursor = next ?? '';
    await nextRound(market);
    await nextRound(market);
    await nextRound(market);
    expect((await page(shopper, { cursor })).rows.length).toBeGreaterThan(0);
    expect(await getRefusalKey(page(shopper, { cursor, goods_id: 1 }))).toBe('common.bad_cursor');
  });
});

describe('the feed of whom one follows', () => {
  it('holds their posts, of people and shops, the newest first', async ({ market, shop }) => {
    const [ming, lin] = [await aShopper(market), await aShopper(market)];
    const [ofShop, ofLin] = [
      await aPost(market, shop),
      await aPost(market, shop, { shopId: null, shopperId: lin.id }),
    ];
    await aPost(market, await aShopFixture(market));
    expect((await page(ming, { feed: 'following' })).rows).toEqual([]);
    for (const who of [{ kind: 'shop' as const, id: shop.id }, { id: lin.id }])
      await ming.client.call('POST /wanlshop/find/follow', { ...who, followed: true });
    const ids = await scroll(ming, { feed: 'following', limit: 1 });
    expect(ids.slice(0, 2)).toEqual([ofLin, ofShop]);
    const visitor = page({ client: market.client() }, { feed: 'following' });
    expect(await getRefusalKey(visitor)).toBe('common.login_required');
  });
});

it('the feed of a goods holds the posts that show it', async ({ market, shop, shopper }) => {
  const goods = await aGoods(shop);
  const id = await aPost(market, shop, { goodsIds: [goods.id] });
  await aPost(market, shop);
  expect(await scroll(shopper, { goods_id: goods.id })).toEqual([id]);
});
