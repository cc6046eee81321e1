import { aGoods, aShopFixture, aShopper, type Market, startMarket } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { runHousekeeping } from '../../../kernel/background/housekeeping.ts';
import { addFavourites, catalogModule } from '../index.ts';
import { BufferedSearchCounter, storeSearches } from './search-counter.ts';

const search = (on: Market, keyword: string) => on.client().call('GET /wanlshop/goods/list', { keyword });
const suggested = async (on: Market, keyword: string) =>
  (await on.client().call('GET /wanlshop/search/suggest', { keyword })).rows;

describe('the buffered search counter', () => {
  it('hands over each word with its times, and begins anew', () => {
    const counter = new BufferedSearchCounter();
    for (const word of ['耳机', '口红', '耳机']) counter.count(word);
    expect(counter.take()).toEqual([
      ['耳机', 2],
      ['口红', 1],
    ]);
    expect(counter.take()).toEqual([]);
  });

  it('takes no new word when it is full, and still counts those it has', () => {
    const counter = new BufferedSearchCounter();
    for (let index = 0; index < 1_100; index += 1) counter.count(`word ${index}`);
    counter.count('word 0');
    const taken = counter.take();
    expect(taken).toHaveLength(1_000);
    expect(taken[0]).toEqual(['word 0', 2]);
  });

  it('adds up over the nodes of a market, and counts anew what a word finds', async ({ market }) => {
    const other = await startMarket({ databaseUrl: market.databaseUrl });
    const shop = await aShopFixture(market);
    await aGoods(shop, { title: '露营帐篷' });
    await search(market, '帐篷');
    await search(other, '帐篷');
    await storeSearches(market.context());
    await aGoods(shop, { title: '儿童帐篷' });
    await storeSearches(other.context());
    expect(await suggested(market, '帐')).toContainEqual({ word: '帐篷', count: 2 });
    await other.stop();
  });

  it('is stored when the market stops', async ({ market }) => {
    await aGoods(await aShopFixture(market), { title: '手冲咖啡壶' });
    const other = await startMarket({ databaseUrl: market.databaseUrl });
    await search(other, '咖啡壶');
    await other.stop();
    expect(await suggested(market, '咖啡壶')).toContainEqual({ word: '咖啡壶', count: 1 });
  });
});

describe('the search counter', () => {
  it('forgets words that few searched for a month ago, and keeps what many did or somebody did lately', async ({
    market,
  }) => {
    const { db } = market.context();
    const words = [
      ['rare and old', 1, 31],
      ['rare and new', 1, 29],
      ['common and old', 3, 400],
    ] as const;
    for (const [word, times, days] of words) {
      await db.execute(sql`insert into searches (word, times, results, tokens, searched_at)
      values (${word}, ${times}, 1, array_to_tsvector(array['x']), now() - make_interval(days => ${days}))`);
    }
    await runHousekeeping(market.server.kernel, [catalogModule]);
    const { rows } = await db.execute(sql`select word from searches where word like '%old' or word like '%new'
    order by word`);
    expect(rows).toEqual([{ word: 'common and old' }, { word: 'rare and new' }]);
  });

  it('counts a favourite once, however often it is saved at once', async ({ market }) => {
    const shopper = await aShopper(market);
    const shop = await aShopFixture(market);
    const ids = [await aGoods(shop), await aGoods(shop), await aGoods(shop)].map(({ id }) => id);
    const added = await Promise.all(
      Array.from({ length: 10 }, () => addFavourites(market.context(), shopper.id, ids)),
    );
    expect(added.reduce((sum, number) => sum + number, 0)).toBe(3);
    const { statistics } = await shopper.client.call('GET /wanlshop/user/statistics', {});
    expect(statistics.dynamic.collection).toBe(3);
  });
});
