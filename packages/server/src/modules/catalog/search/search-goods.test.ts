/** Which goods words find, which come first, and what comes where they find none. */
import { aCategory, aGoods, aShopFixture, getRefusalKey, type Market } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { refreshCopies } from '../catalog.events.ts';
import { countSold } from '../stock/stock.ts';

const it = marketTest.extend('shop', ({ market }) => aShopFixture(market, { name: '橘园果业' }));

const titles = {
  orange: '赣南脐橙 当季现摘',
  squeezer: '手动脐橙榨汁器',
  inCategory: '秭归伦晚 五斤',
  byTag: '礼盒 六枚装',
  headphones: '头戴式主动降噪耳机',
  pouch: '耳机收纳包',
  scooter: '三轮滑板车',
  drums: '儿童架子鼓',
  byParameter: '早安杯',
};

it.beforeAll(async ({ market, shop }) => {
  const add = async (title: string, sold: number, more: object = {}) => {
    const { id } = await aGoods(shop, { title, ...more });
    await countSold(market.context().db, [{ goodsId: id, number: sold }]);
  };
  const citrus = await aCategory(market, null, '脐橙');
  const audio = await aCategory(market, null, '耳机音箱');
  await add(titles.orange, 1, { title_en: 'Gannan navel oranges, just picked' });
  await add(titles.squeezer, 500, { title_en: 'Juicer for oranges' });
  await add(titles.inCategory, 700, { category_id: citrus });
  await add(titles.byTag, 900, { tags: ['脐橙'] });
  await add(titles.headphones, 2, { category_id: audio, title_en: 'Noise-cancelling headphones' });
  await add(titles.pouch, 800, { title_en: 'Pouch' });
  await add(titles.scooter, 3);
  await add(titles.drums, 4);
  await add(titles.byParameter, 950, {
    params: [
      { name: '工艺', value: '釉下彩骨瓷' },
      { name: '香型', value: '脐橙' },
    ],
    english: { 釉下彩骨瓷: 'Underglaze bone china' },
  });
});

const search = (market: Market, keyword: string, more: object = {}) =>
  market.client().call('GET /wanlshop/goods/list', { keyword, ...more });
const found = async (market: Market, keyword: string, more: object = {}) =>
  (await search(market, keyword, more)).rows.map(({ title }) => title);

describe('what words find', () => {
  it('stands first where it is called so, then in the category called so, in titles, and elsewhere', async ({
    market,
  }) => {
    const { orange, inCategory, squeezer, byTag, byParameter } = titles;
    expect(await found(market, '脐橙')).toEqual([orange, inCategory, squeezer, byTag, byParameter]);
    expect((await found(market, '耳机')).slice(0, 2)).toEqual([titles.headphones, titles.pouch]);
  });

  it('is the same in other orders, by their own key', async ({ market }) => {
    const { orange, inCategory, squeezer, byTag, byParameter } = titles;
    expect(await found(market, '脐橙', { sort: 'sales' })).toEqual([
      byParameter,
      byTag,
      inCategory,
      squeezer,
      orange,
    ]);
  });

  it('stands where a parameter alone says it, in either language, and not by one of its characters', async ({
    market,
  }) => {
    for (const word of ['骨瓷', 'bone china', '骨瓷 早安']) {
      expect(await found(market, word), word).toContain(titles.byParameter);
    }
    expect(await found(market, '釉')).not.toContain(titles.byParameter);
  });

  it('is found by a synonym, in either language and number', async ({ market }) => {
    for (const word of ['橙子', '桔子', 'orange', 'Oranges', 'mandarins']) {
      expect((await found(market, word))[0], word).toBe(titles.orange);
    }
  });

  it('has all the words before some of them', async ({ market }) => {
    expect((await found(market, '主动 耳机'))[0]).toBe(titles.headphones);
    expect(await found(market, '主动 耳机')).toContain(titles.pouch);
    expect(await found(market, '儿童滑板车')).toEqual([titles.scooter, titles.drums]);
  });

  it('comes once on a walk through its pages, in the order of one page', async ({ market }) => {
    for (const keyword of ['脐橙', '主动 耳机', 'qicheng']) {
      const whole = await found(market, keyword, { limit: 50 });
      const walked: string[] = [];
      let cursor: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof search>> = await search(market, keyword, {
          limit: 1,
          ...(cursor && { cursor }),
        });
        walked.push(...page.rows.map(({ title }) => title));
        cursor = page.next;
      } while (cursor);
      expect(walked, keyword).toEqual(whole);
    }
  });

  it('goes on only from its own cursor', async ({ market }) => {
    const { next } = await market.client().call('GET /wanlshop/goods/list', { limit: 1 });
    expect(await getRefusalKey(search(market, '脐橙', { cursor: next }))).toBe('common.bad_cursor');
  });
});

describe('words that find nothing', () => {
  it.for([
    ['chengzi', '橙子'],
    ['cz', '橙子'],
    ['qicheng', '脐橙'],
    ['期橙', '脐橙'],
    ['降躁耳机', '降噪耳机'],
    ['huaban', '滑板'],
    ['headphnes', 'headphone'],
  ] as const)('as %s are taken for %s, and the answer says so', async ([typed, meant], { market }) => {
    const page = await search(market, typed);
    expect(page.corrected).toBe(meant);
    expect(page.rows.map(({ id }) => id)).toEqual((await search(market, meant)).rows.map(({ id }) => id));
  });

  it('come with what is near: without the filters, else with a part of them', async ({ market }) => {
    const filtered = await search(market, '脐橙', { min: '900.00' });
    expect(filtered).toMatchObject({ rows: [], next: null });
    expect(filtered.near?.[0]?.title).toBe(titles.orange);
    const part = await search(market, '架子床');
    expect(part.rows).toEqual([]);
    expect(part.near?.map(({ title }) => title)).toEqual([titles.drums]);
    expect((await search(market, 'zzzzqqq')).near).toEqual([]);
  });
});

describe('a suggestion', () => {
  it('comes for pinyin and typing errors as well', async ({ market }) => {
    const { rows } = await market.client().call('GET /wanlshop/search/suggest', { keyword: 'qicheng' });
    expect(rows.map(({ word }) => word)).toContain('赣南脐橙');
  });
});

describe('a synonym of one character', () => {
  it('is found in titles, not in the names of shops', async ({ market }) => {
    const other = await aShopFixture(market, { name: '橙色小店' });
    await aGoods(other, { title: '实木书架' });
    expect(await found(market, '脐橙')).not.toContain('实木书架');
    expect(await found(market, '橙色')).toContain('实木书架');
  });
});

describe('a shop', () => {
  it('comes with the first page of a search for its name, or how it begins', async ({ market, shop }) => {
    expect((await search(market, '橘园')).shop).toMatchObject({ id: shop.id, name: '橘园果业' });
    expect((await search(market, '橘园 果业')).shop).toMatchObject({ id: shop.id });
  });

  it('does not come with other words, nor with a search within a shop', async ({ market, shop }) => {
    expect((await search(market, '果业')).shop).toBeUndefined();
    expect((await search(market, '橘园', { shop_id: shop.id })).shop).toBeUndefined();
  });
});

describe('goods cut into words in the old way', () => {
  it('are cut anew, all of them, a part at a time', async ({ market }) => {
    const { db } = market.context();
    await db.execute(sql`update goods set search = ''::tsvector`);
    expect(await found(market, '脐橙')).toEqual([]);
    await refreshCopies(market.context(), { of: 'all', id: 0, after: 0 });
    expect((await found(market, '脐橙'))[0]).toBe(titles.orange);
  });
});
