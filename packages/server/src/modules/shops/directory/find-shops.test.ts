import { aShop, type Market } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { addScores } from '../shops.queries.ts';
import { findShops } from './find-shops.ts';

const card = async (market: Market, id: number, language: 'zh' | 'en' = 'zh') =>
  (await findShops(market.context().db, [id], language)).get(id);

describe('the directory of shops', () => {
  it('shows shops by id, in the language asked for', async ({ market }) => {
    const shop = await aShop(market, { type: 'self', name: '橙集自营' });
    expect(await card(market, shop.id)).toMatchObject({ name: '橙集自营', type: 'self', city: '杭州' });
    expect(await card(market, shop.id, 'en')).toMatchObject({ city: 'Hangzhou' });
  });

  it('leaves out what is no shop', async ({ market }) => {
    const shop = await aShop(market);
    const found = await findShops(market.context().db, [shop.id, 999_999], 'zh');
    expect([...found.keys()]).toEqual([shop.id]);
    expect(await findShops(market.context().db, [], 'zh')).toEqual(new Map());
  });

  it('scores a shop by the mean of what its buyers gave', async ({ market }) => {
    const shop = await aShop(market);
    const { db } = market.context();
    expect((await card(market, shop.id))?.score).toBeNull();
    await addScores(db, shop.id, [5, 4, 4], 1);
    expect((await card(market, shop.id))?.score).toBe(4.3);
    await addScores(db, shop.id, [4], -1);
    expect((await card(market, shop.id))?.score).toBe(4.5);
  });

  it('counts scores given at once one by one', async ({ market }) => {
    const shop = await aShop(market);
    const { db } = market.context();
    await Promise.all(Array.from({ length: 10 }, (_, index) => addScores(db, shop.id, [(index % 5) + 1], 1)));
    expect((await card(market, shop.id))?.score).toBe(3);
  });

  it('takes no score outside one to five', async ({ market }) => {
    const shop = await aShop(market);
    await expect(addScores(market.context().db, shop.id, [6], 1)).rejects.toThrow();
  });

  it('opens no second shop of the same name', async ({ market }) => {
    await aShop(market, { name: '独一无二' });
    await expect(aShop(market, { name: '独一无二' })).rejects.toThrow();
  });
});
