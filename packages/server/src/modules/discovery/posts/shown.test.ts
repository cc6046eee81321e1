import {
  aCategory,
  aPost,
  aShopFixture,
  getRefusalKey,
  type Market,
  type Person,
  type ShopFixture,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

let shop: ShopFixture;
it.beforeEach(async ({ market }) => {
  shop = await aShopFixture(market);
});

const suspend = (operator: Person) =>
  operator.client.call('POST /platform/shops/suspend', { id: shop.id, reason: '整改' });
const resume = (operator: Person) => operator.client.call('POST /platform/shops/resume', { id: shop.id });
const read = (market: Market, id: number) => market.client().call('GET /wanlshop/find/details', { id });
const feeds = async (market: Market) => {
  const list = (input: { category_id?: number; shop_id?: number }) =>
    market.client().call('GET /wanlshop/find/list', { ...input, limit: 50 });
  const all = [{}, { category_id: shop.categoryId }, { shop_id: shop.id }];
  return Promise.all(all.map(async (input) => (await list(input)).rows.map(({ id }) => id)));
};
const postingShops = async (market: Market) =>
  (await market.client().call('GET /wanlshop/find/shops')).rows.map(({ id }) => id);

describe('the posts of a suspended shop', () => {
  it('are nowhere to be read, and all there again when it resumes', async ({ market, operator }) => {
    const id = await aPost(market, shop);
    await suspend(operator);
    await market.settle();
    for (const ids of await feeds(market)) expect(ids).not.toContain(id);
    expect(await postingShops(market)).not.toContain(shop.id);
    expect(await getRefusalKey(read(market, id))).toBe('discovery.post_gone');
    expect(await getRefusalKey(market.client().call('GET /wanlshop/find/comments', { id }))).toBe(
      'discovery.post_gone',
    );
    await resume(operator);
    await market.settle();
    for (const ids of await feeds(market)) expect(ids).toContain(id);
    expect(await postingShops(market)).toContain(shop.id);
    expect((await read(market, id)).id).toBe(id);
  });

  it('follow the shop as it stands, however late the news comes', async ({ market, operator }) => {
    const id = await aPost(market, shop);
    await suspend(operator);
    await resume(operator);
    await market.settle();
    expect((await read(market, id)).id).toBe(id);
    await suspend(operator);
    await resume(operator);
    await suspend(operator);
    await market.settle();
    expect(await getRefusalKey(read(market, id))).toBe('discovery.post_gone');
  });

  it('take no other shop’s with them', async ({ market, operator }) => {
    const other = await aShopFixture(market);
    const [mine, theirs] = [await aPost(market, shop), await aPost(market, other)];
    await suspend(operator);
    await market.settle();
    expect(await getRefusalKey(read(market, mine))).toBe('discovery.post_gone');
    expect((await read(market, theirs)).id).toBe(theirs);
  });
});

it('a post whose topic is taken away stays among all, without one', async ({ market, operator }) => {
  const categoryId = await aCategory(market);
  const id = await aPost(market, shop, { categoryId });
  await operator.client.call('POST /platform/categories/delete', { id: categoryId });
  expect((await read(market, id)).category).toBeNull();
  const [all] = await feeds(market);
  expect(all).toContain(id);
});
