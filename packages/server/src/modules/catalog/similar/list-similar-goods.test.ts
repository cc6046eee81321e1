import { aCategory, aGoods, getRefusalKey, type Market } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { countSold } from '../index.ts';

const it = marketTest.extend('tree', { scope: 'file' }, async ({ market, shop }) => {
  const top = await aCategory(market, null, '数码');
  const audio = await aCategory(market, top, '影音');
  const earphones = await aCategory(market, audio, '耳机');
  const speakers = await aCategory(market, audio, '音箱');
  const put = async (title: string, category_id: number, stock = 5) =>
    (await aGoods(shop, { title, category_id, stock })).id;
  return {
    given: await put('云朵头戴耳机', earphones),
    alike: await put('青柠头戴耳机', earphones),
    beside: await put('无线小耳塞', earphones),
    above: await put('头戴式音响', speakers),
    elsewhere: await put('老茶馆绿茶', await aCategory(market, null, '茶饮')),
    soldOut: await put('海浪头戴耳机', earphones, 0),
  };
});

const list = (market: Market, input: { ids?: string; limit?: number; cursor?: string }) =>
  market.client().call('GET /wanlshop/goods/similar', input);
const listIds = async (market: Market, ids?: string) =>
  (await list(market, { ids })).rows.map(({ id }) => id);

describe('goods like others', () => {
  it('come by words and category, then by what sells', async ({ market, tree }) => {
    const { given, alike, beside, above, elsewhere } = tree;
    expect(await listIds(market, String(given))).toEqual([alike, beside, above, elsewhere]);
  });

  it('are none of those given, and like all of them', async ({ market, tree }) => {
    const ids = await listIds(market, `${tree.elsewhere},${tree.given}`);
    expect(ids).toEqual([tree.alike, tree.beside, tree.above]);
  });

  it('like none are what sells and is liked', async ({ market, tree }) => {
    await countSold(market.context().db, [{ goodsId: tree.elsewhere, number: 9 }]);
    expect((await listIds(market))[0]).toBe(tree.elsewhere);
    expect(await listIds(market, '999999')).toEqual(await listIds(market));
  });

  it('are walked to their end page by page, each of them once', async ({ market, tree }) => {
    const ids = String(tree.given);
    const whole = await listIds(market, ids);
    const walked: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await list(market, { ids, limit: 1, cursor });
      walked.push(...page.rows.map(({ id }) => id));
      cursor = page.next ?? undefined;
    } while (cursor);
    expect(walked).toEqual(whole);
  });

  it('are refused for a cursor of another list', async ({ market }) => {
    const { next } = await market.client().call('GET /wanlshop/goods/list', { limit: 1 });
    expect(await getRefusalKey(list(market, { cursor: next ?? '' }))).toBe('common.bad_cursor');
  });
});
