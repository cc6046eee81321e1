import { aGoods, aShopFixture, type Market, type ShopFixture, uploadTable } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { parse } from 'csv-parse/sync';
import { describe, expect } from 'vitest';

let shop: ShopFixture;
it.beforeAll(async ({ market }) => {
  shop = await aShopFixture(market);
});

async function exported(
  market: Market,
  filters: { state?: 'on' | 'off'; keyword?: string } = {},
): Promise<string> {
  const { client, token } = shop.seller;
  const { id } = await client.call('POST /seller/goods/export', filters);
  await market.finishTasks();
  const { url } = await client.call('GET /seller/tasks/file', { id });
  return (await fetch(`${market.url}${url}`, { headers: { token } })).text();
}

const parseRows = (table: string) => parse(table, { bom: true, columns: true }) as Record<string, string>[];

describe('an export', () => {
  it('goods that are exported and imported again are the same goods, unchanged', async ({ market }) => {
    const { url } = await market.server.kernel.services.storage.put(
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
        'base64',
      ),
      { owner: 'shop:1' },
    );
    await aGoods(shop, {
      title: '橙子, "赣南"',
      title_en: 'Oranges',
      images: [url],
      specs: [{ name: '重量', values: ['5 斤', '10 斤'] }],
      skus: [
        { values: ['5 斤'], price: '39.90', was_price: '49.90', stock: 7, code: 'A-1', weight_grams: 2_500 },
        { values: ['10 斤'], price: '69.90', stock: 0, image: url },
      ],
      tags: ['当季'],
      content: '<p>甜\n多汁</p>',
    });
    await aGoods(shop, { images: [url], state: 'off' });
    const table = await exported(market);
    const { client } = shop.seller;
    const { id } = await uploadTable(shop.seller, table);
    await market.finishTasks();
    const choices = { freight_template_id: shop.templateId, category_id: shop.categoryId };
    await client.call('POST /seller/imports/start', { id, ...choices, pictures: 'skip' });
    await market.finishTasks();
    expect(await client.call('GET /seller/imports/details', { id })).toMatchObject({
      counts: { all: 2, unchanged: 2 },
    });
    expect(await exported(market)).toBe(table);
  });

  it('takes what the list’s filters show, and says prices exactly', async ({ market }) => {
    expect(parseRows(await exported(market, { state: 'off' }))).toHaveLength(1);
    expect(parseRows(await exported(market, { keyword: '赣南' })).map((row) => row['Variant Price'])).toEqual(
      ['39.90', '69.90'],
    );
    expect(parseRows(await exported(market, { keyword: '没有这个' }))).toEqual([]);
  });

  it('holds every goods, however many', async ({ market }) => {
    const large = await aShopFixture(market);
    const { db } = market.server.kernel;
    const { id } = await aGoods(large);
    const columns = `shop_id, shop_type, shop_name_zh, shop_name_en, category_id, level1_id, level2_id, level3_id,
    title, title_en, images, ratio, tags, specs, params, content, content_en, freight_template_id, is_on_sale,
    in_stock, price_cents, price_max_cents, search, created_at, updated_at`;
    await db.execute(`insert into goods (${columns})
    select ${columns} from goods, generate_series(1, 450) where id = ${id}`);
    shop = large;
    const rows = parseRows(await exported(market));
    expect(rows).toHaveLength(451);
    expect(new Set(rows.map((row) => row.Handle)).size).toBe(451);
  });
});
