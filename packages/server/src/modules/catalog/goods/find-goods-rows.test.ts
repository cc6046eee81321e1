import { aGoods } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { findGoodsCards, findGoodsRows } from '../index.ts';

describe('finding goods', () => {
  it('finds goods by their ids, each as lists show it, in the language asked', async ({ market, shop }) => {
    const { id } = await aGoods(shop, { title: '手冲壶', title_en: 'Drip kettle' });
    const inLanguage = async (language: 'zh' | 'en') =>
      (await findGoodsRows(market.context().db, [id], language)).get(id)?.title;
    expect([await inLanguage('zh'), await inLanguage('en')]).toEqual(['手冲壶', 'Drip kettle']);
    const { rows } = await market.client().call('GET /wanlshop/goods/list', { shop_id: shop.id });
    const found = await findGoodsRows(market.context().db, [id], 'zh');
    expect(rows).toContainEqual(found.get(id));
  });

  it('leaves out what is off sale, gone, or not asked for', async ({ market, shop }) => {
    const [shown, off] = [await aGoods(shop), await aGoods(shop)];
    await aGoods(shop);
    await shop.seller.client.call('POST /seller/goods/state', { ids: [off.id], state: 'off' });
    const found = await findGoodsRows(market.context().db, [off.id, 900_000_000, shown.id], 'zh');
    expect([...found.keys()]).toEqual([shown.id]);
    expect(await findGoodsRows(market.context().db, [], 'zh')).toEqual(new Map());
  });

  it('finds goods that were bought or promised, also off sale, and says so', async ({ market, shop }) => {
    const [shown, off] = [await aGoods(shop), await aGoods(shop, { title_en: 'Gone for now' })];
    await shop.seller.client.call('POST /seller/goods/state', { ids: [off.id], state: 'off' });
    const found = await findGoodsCards(market.context().db, [shown.id, off.id, 900_000_000], 'en');
    expect([...found.keys()].toSorted((a, b) => a - b)).toEqual([shown.id, off.id]);
    expect(found.get(off.id)).toMatchObject({ title: 'Gone for now', price: '12.30', isOnSale: false });
    const { isOnSale, ...row } = found.get(shown.id) ?? {};
    expect(isOnSale).toBe(true);
    expect(row).toEqual((await findGoodsRows(market.context().db, [shown.id], 'en')).get(shown.id));
    expect(await findGoodsCards(market.context().db, [], 'en')).toEqual(new Map());
  });
});
