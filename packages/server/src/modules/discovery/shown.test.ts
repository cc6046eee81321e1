import {
  aCategory,
  anOperator,
  aPost,
  aStall,
  type Market,
  refusalOf,
  type Stall,
  startMarket,
} from '@chengji/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let market: Market;
let operator: Awaited<ReturnType<typeof anOperator>>;
let stall: Stall;
beforeAll(async () => {
  market = await startMarket();
  operator = await anOperator(market);
});
beforeEach(async () => {
  stall = await aStall(market);
});
afterAll(() => market.stop());

const suspend = () =>
  operator.client.call('POST /platform/shops/suspend', { id: stall.shopId, reason: '整改' });
const resume = () => operator.client.call('POST /platform/shops/resume', { id: stall.shopId });
const read = (id: number) => market.client().call('GET /wanlshop/find/details', { id });
const feeds = async () => {
  const list = (input: { category_id?: number; shop_id?: number }) =>
    market.client().call('GET /wanlshop/find/list', { ...input, limit: 50 });
  const all = [{}, { category_id: stall.categoryId }, { shop_id: stall.shopId }];
  return Promise.all(all.map(async (input) => (await list(input)).rows.map(({ id }) => id)));
};
const postingShops = async () =>
  (await market.client().call('GET /wanlshop/find/shops')).rows.map(({ id }) => id);

describe('the posts of a suspended shop', () => {
  it('are nowhere to be read, and all there again when it resumes', async () => {
    const id = await aPost(market, stall);
    await suspend();
    await market.settle();
    for (const ids of await feeds()) expect(ids).not.toContain(id);
    expect(await postingShops()).not.toContain(stall.shopId);
    expect(await refusalOf(read(id))).toBe('discovery.post_gone');
    expect(await refusalOf(market.client().call('GET /wanlshop/find/comments', { id }))).toBe(
      'discovery.post_gone',
    );
    await resume();
    await market.settle();
    for (const ids of await feeds()) expect(ids).toContain(id);
    expect(await postingShops()).toContain(stall.shopId);
    expect((await read(id)).id).toBe(id);
  });

  it('follow the shop as it stands, however late the news comes', async () => {
    const id = await aPost(market, stall);
    await suspend();
    await resume();
    await market.settle();
    expect((await read(id)).id).toBe(id);
    await suspend();
    await resume();
    await suspend();
    await market.settle();
    expect(await refusalOf(read(id))).toBe('discovery.post_gone');
  });

  it('take no other shop’s with them', async () => {
    const other = await aStall(market);
    const [mine, theirs] = [await aPost(market, stall), await aPost(market, other)];
    await suspend();
    await market.settle();
    expect(await refusalOf(read(mine))).toBe('discovery.post_gone');
    expect((await read(theirs)).id).toBe(theirs);
  });
});

it('a post whose topic is taken away stays among all, without one', async () => {
  const categoryId = await aCategory(market);
  const id = await aPost(market, stall, { categoryId });
  await operator.client.call('POST /platform/categories/delete', { id: categoryId });
  expect((await read(id)).category).toBeNull();
  const [all] = await feeds();
  expect(all).toContain(id);
});
