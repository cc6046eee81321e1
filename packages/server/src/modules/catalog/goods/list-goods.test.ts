import type { CallIn } from '@chengji/contract';
import { aCategory, aGoods, aShopFixture, getRefusalKey } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { countSold } from '../stock/stock.ts';

const it = marketTest
  .extend('shop', ({ market }) => aShopFixture(market, { type: 'flagship' }))
  .extend('other', { scope: 'file' }, ({ market }) => aShopFixture(market, { type: 'personal' }))
  .extend('branch', { scope: 'file' }, ({ market, other }) => aCategory(market, other.categoryId))
  .extend(
    'list',
    ({ market }) =>
      (input: CallIn<'GET /wanlshop/goods/list'> = {}, language: 'zh' | 'en' = 'zh') =>
        market.client(null, language).call('GET /wanlshop/goods/list', input),
  )
  .extend(
    'titles',
    ({ list }) =>
      async (input: CallIn<'GET /wanlshop/goods/list'>) =>
        (await list(input, 'zh')).rows.map(({ title }) => title),
  );

const id: Record<string, number> = {};

it.beforeAll(async ({ market, shop, other, branch }) => {
  const leaf = await aCategory(market, branch);
  const deep = { ...other, categoryId: leaf };
  for (const [name, where, price, stock] of [
    ['cheap', shop, '1.00', 5],
    ['same', shop, '1.00', 0],
    ['middle', deep, '50.00', 5],
    ['dear', deep, '900.00', 5],
  ] as const) {
    id[name] = (await aGoods(where, { title: name, price, stock })).id;
  }
  await aGoods(shop, { title: 'hidden', state: 'off' });
  await countSold(market.context().db, [{ goodsId: id.middle ?? 0, number: 7 }]);
});

describe('the list of goods', () => {
  it('shows what is on sale to anyone, with its shop', async ({ shop, list }) => {
    const { rows, next } = await list({ sort: 'new' });
    expect(rows.map(({ title }) => title)).toEqual(['dear', 'middle', 'same', 'cheap']);
    expect(rows[3]).toMatchObject({
      id: id.cheap,
      price: '1.00',
      was_price: null,
      sold: 0,
      shop: { id: shop.id, type: 'flagship' },
      in_stock: true,
    });
    expect(next).toBeNull();
  });

  it('speaks the language of who asks', async ({ list }) => {
    const [row] = (await list({ sort: 'new' }, 'en')).rows;
    expect(row?.title).toMatch(/^Goods /);
    expect(row?.shop.name).toMatch(/^Shop /);
  });

  it.for([
    ['default', ['middle', 'dear', 'same', 'cheap']],
    ['sales', ['middle', 'dear', 'same', 'cheap']],
    ['price_asc', ['cheap', 'same', 'middle', 'dear']],
    ['price_desc', ['dear', 'middle', 'same', 'cheap']],
    ['new', ['dear', 'middle', 'same', 'cheap']],
  ] as const)(
    'stands in the order %s, and goes through all of it page by page',
    async ([sort, expected], { list, titles }) => {
      expect(await titles({ sort })).toEqual(expected);
      const walked: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await list({ sort, limit: 1, ...(cursor && { cursor }) });
        walked.push(...page.rows.map(({ title }) => title));
        cursor = page.next ?? undefined;
      } while (cursor);
      expect(walked).toEqual(expected);
    },
  );

  it('narrows to a shop', async ({ shop, other, branch, titles }) => {
    expect(await titles({ shop_id: shop.id })).toEqual(['same', 'cheap']);
    expect(await titles({ shop_id: shop.id, category_id: other.categoryId })).toEqual([]);
    expect(await titles({ shop_id: other.id, category_id: branch, sort: 'price_asc' })).toEqual([
      'middle',
      'dear',
    ]);
    expect(await titles({ shop_id: 999_999 })).toEqual([]);
  });

  it('narrows to a category and all below it', async ({ other, branch, titles }) => {
    expect(await titles({ category_id: other.categoryId, sort: 'price_asc' })).toEqual(['middle', 'dear']);
    expect(await titles({ category_id: branch, sort: 'price_desc' })).toEqual(['dear', 'middle']);
    expect(await titles({ category_id: 999_999 })).toEqual([]);
  });

  it('narrows to prices, both bounds within', async ({ titles }) => {
    expect(await titles({ min: '1.00', max: '50.00', sort: 'price_desc' })).toEqual([
      'middle',
      'same',
      'cheap',
    ]);
    expect(await titles({ min: '900.01' })).toEqual([]);
  });

  it('narrows to a type of shop and to what is in stock', async ({ titles }) => {
    expect(await titles({ shop_type: 'flagship', in_stock: 'true' })).toEqual(['cheap']);
    expect(await titles({ shop_type: 'self' })).toEqual([]);
  });

  it('goes on page by page under filters as well', async ({ list }) => {
    const first = await list({ max: '50.00', sort: 'price_asc', limit: 2 });
    expect(first.rows.map(({ title }) => title)).toEqual(['cheap', 'same']);
    const second = await list({ max: '50.00', sort: 'price_asc', limit: 2, cursor: first.next ?? '' });
    expect(second).toMatchObject({ rows: [{ title: 'middle' }], next: null });
  });

  it('shows those chosen one by one in that order, each once, without what is gone', async ({
    list,
    titles,
  }) => {
    const { middle, cheap } = id;
    expect(await titles({ ids: `${middle},999999999,${cheap},${middle}` })).toEqual(['middle', 'cheap']);
    expect(await getRefusalKey(list({ ids: '1;2' }))).toBe('common.invalid_input');
  });

  it('takes no cursor but its own', async ({ list }) => {
    const { next } = await list({ sort: 'sales', limit: 1 });
    expect(await getRefusalKey(list({ sort: 'new', cursor: next ?? '' }))).toBe('common.bad_cursor');
    expect(await getRefusalKey(list({ cursor: 'noise' }))).toBe('common.bad_cursor');
  });

  it('names the field that is wrong', async ({ list }) => {
    expect(await getRefusalKey(list({ sort: 'random' as 'new' }))).toBe('common.invalid_input');
    expect(await getRefusalKey(list({ min: '1' }))).toBe('common.invalid_input');
    expect(await getRefusalKey(list({ limit: 51 }))).toBe('common.invalid_input');
  });
});

describe('the category tree', () => {
  it('nests three levels, in the language of who asks', async ({ market, other, branch }) => {
    const tree = (language: 'zh' | 'en') =>
      market.client(null, language).call('GET /wanlshop/category/tree', {});
    const top = (await tree('zh')).rows.find((row) => row.id === other.categoryId);
    expect(top?.name).toMatch(/^分类/);
    expect(top?.children).toMatchObject([
      { id: branch, children: [{ name: expect.stringMatching(/^分类/) }] },
    ]);
    expect((await tree('en')).rows[0]?.name).toMatch(/^Category/);
  });
});
