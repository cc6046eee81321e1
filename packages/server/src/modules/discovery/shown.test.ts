import {
  aCategory,
  anOperator,
  aPost,
  aShopFixture,
  getRefusalKey,
  type Market,
  type ShopFixture,
  startMarket,
} from '@chengji/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let market: Market;
let operator: Awaited<ReturnType<typeof anOperator>>;
let shopFixture: ShopFixture;
beforeAll(async () => {
  market = await startMarket();
  operator = await anOperator(market);
});
beforeEach(async () => {
  shopFixture = await aShopFixture(market);
});
afterAll(() => market.stop());

const suspend = () =>
  operator.client.call('POST /platform/shops/suspend', { id: shopFixture.shopId, reason: '整改' });
const resume = () => operator.client.call('POST /platform/shops/resume', { id: shopFixture.shopId });
const read = (id: number) => market.client().call('GET /wanlshop/find/details', { id });
const feeds = async () => {
  const list = (input: { category_id?: number; shop_id?: number }) =>
    market.client().call('GET /wanlshop/find/list', { ...input, limit: 50 });
  const all = [{}, { category_id: shopFixture.categoryId }, { shop_id: shopFixture.shopId }];
  return Promise.all(all.map(async (input) => (await list(input)).rows.map(({ id }) => id)));
};
const postingShops = async () =>
  (await market.client().call('GET /wanlshop/find/shops')).rows.map(({ id }) => id);

describe('the posts of a suspended shop', () => {
  it('are nowhere to be read, and all there again when it resumes', async () => {
    const id = await aPost(market, shopFixture);
    await suspend();
    await market.settle();
    for (const ids of await feeds()) expect(ids).not.toContain(id);
    expect(await postingShops()).not.toContain(shopFixture.shopId);
    expect(await getRefusalKey(read(id))).toBe('discovery.post_gone');
    expect(await getRefusalKey(market.client().call('GET /wanlshop/find/comments', { id }))).toBe(
      'discovery.post_gone',
    );
    await resume();
    await market.settle();
    for (const ids of await feeds()) expect(ids).toContain(id);
    expect(await postingShops()).toContain(shopFixture.shopId);
    expect((await read(id)).id).toBe(id);
  });

  it('follow the shop as it stands, however late the news comes', async () => {
    const id = await aPost(market, shopFixture);
    await suspend();
    await resume();
    await market.settle();
    expect((await read(id)).id).toBe(id);
    await suspend();
    await resume();
    await suspend();
    await market.settle();
    expect(await getRefusalKey(read(id))).toBe('discovery.post_gone');
  });

  it('take no other shop’s with them', async () => {
    const other = await aShopFixture(market);
    const [mine, theirs] = [await aPost(market, shopFixture), await aPost(market, other)];
    await suspend();
    await market.settle();
    expect(await getRefusalKey(read(mine))).toBe('discovery.post_gone');
    expect((await read(theirs)).id).toBe(theirs);
  });
});

it('a post whose topic is taken away stays among all, without one', async () => {
  const categoryId = await aCategory(market);
  const id = await aPost(market, shopFixture, { categoryId });
  await operator.client.call('POST /platform/categories/delete', { id: categoryId });
  expect((await read(id)).category).toBeNull();
  const [all] = await feeds();
  expect(all).toContain(id);
});
