import type { CallIn } from '@chengji/contract';
import {
  aGoods,
  anOperator,
  aShopFixture,
  getRefusalKey,
  type Market,
  type Person,
  withCurrentVersion,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest
  .extend('admin', { scope: 'file' }, ({ market }) => anOperator(market))
  .extend(
    'add',
    ({ market, admin }) =>
      async (parent_id: number | null = null) =>
        (await save(market, admin, { parent_id })).id,
  );

let made = 0;
const save = async (
  market: Market,
  admin: Person,
  traits: Partial<CallIn<'POST /platform/categories/save'>> = {},
) => {
  made += 1;
  const form = { name: `类目${made}`, name_en: `Kind ${made}`, ...traits };
  return admin.client.call(
    'POST /platform/categories/save',
    await withCurrentVersion(market, 'categories', form),
  );
};
const list = async (admin: Person) => (await admin.client.call('GET /platform/categories/list')).rows;
const listChildren = async (admin: Person, parent: number | null) =>
  (await list(admin)).filter(({ parent_id }) => parent_id === parent).map(({ id }) => id);
const order = (admin: Person, parent_id: number | null, ids: number[]) =>
  admin.client.call('POST /platform/categories/order', { parent_id, ids });
const remove = (admin: Person, id: number) => admin.client.call('POST /platform/categories/delete', { id });

describe('the category tree', () => {
  it('grows to three levels, each new one behind its siblings, and shoppers see it', async ({
    market,
    admin,
    add,
  }) => {
    const top = await add();
    const [first, second] = [await add(top), await add(top)];
    const leaf = await add(second);
    expect(await listChildren(admin, top)).toEqual([first, second]);
    expect(await getRefusalKey(add(leaf))).toBe('catalog.category_too_deep');
    expect(await getRefusalKey(add(999_999))).toBe('catalog.category_unknown');
    const { rows } = await market.client().call('GET /wanlshop/category/tree');
    const shown = rows.find(({ id }) => id === top);
    expect(shown?.children.map(({ id }) => id)).toEqual([first, second]);
    expect(shown?.children[1]?.children.map(({ id }) => id)).toEqual([leaf]);
  });

  it('is put in order by naming all that stand together', async ({ admin, add }) => {
    const top = await add();
    const [a, b, c] = [await add(top), await add(top), await add(top)];
    await order(admin, top, [c, a, b]);
    expect(await listChildren(admin, top)).toEqual([c, a, b]);
    for (const ids of [
      [a, b],
      [a, b, c, c],
      [a, b, top],
    ]) {
      expect(await getRefusalKey(order(admin, top, ids))).toBe('catalog.categories_changed');
    }
    expect(await listChildren(admin, top)).toEqual([c, a, b]);
  });

  it('loses what holds nothing, and only that', async ({ market, admin, add }) => {
    const top = await add();
    const leaf = await add(top);
    const shop = { ...(await aShopFixture(market)), categoryId: leaf };
    expect(await getRefusalKey(remove(admin, top))).toBe('catalog.category_not_empty');
    const goods = await aGoods(shop, { state: 'off' });
    expect(await getRefusalKey(remove(admin, leaf))).toBe('catalog.category_has_goods');
    expect(await getRefusalKey(add(leaf))).toBe('catalog.category_has_goods');
    const counted = (await list(admin)).filter(({ id }) => id === top || id === leaf);
    expect(counted.map((row) => row.goods)).toEqual([1, 1]);
    expect(goods.category_id).toBe(leaf);
    const empty = await add(top);
    await remove(admin, empty);
    expect(await getRefusalKey(remove(admin, empty))).toBe('catalog.category_unknown');
  });

  it('never holds goods above its leaves, in either order of two changes at once', async ({
    market,
    add,
  }) => {
    for (let round = 0; round < 5; round += 1) {
      const leaf = await add();
      const shop = { ...(await aShopFixture(market)), categoryId: leaf };
      const results = await Promise.allSettled([aGoods(shop), add(leaf)]);
      expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    }
  });

  it('keeps a picture and both names', async ({ market, admin }) => {
    const { id } = await save(market, admin, { image: '/files/00/tea.webp' });
    await save(market, admin, { id, name: '茶叶', name_en: 'Tea' });
    const found = (await list(admin)).find((row) => row.id === id);
    expect(found).toMatchObject({ name: '茶叶', name_en: 'Tea', image: '', goods: 0 });
    const { rows } = await market.client(null, 'en').call('GET /wanlshop/category/tree');
    expect(rows.find((row) => row.id === id)?.name).toBe('Tea');
  });
});

const found = async (market: Market, keyword: string) =>
  (await market.client().call('GET /wanlshop/goods/list', { keyword })).rows.map(({ id }) => id);

describe('goods follow', () => {
  it('their category to its new name, and are found by it', async ({ market, admin, add }) => {
    const leaf = await add();
    const goods = await aGoods({ ...(await aShopFixture(market)), categoryId: leaf });
    await save(market, admin, { id: leaf, name: '蓑衣', name_en: 'Raincape' });
    await market.settle();
    expect(await found(market, '蓑衣')).toEqual([goods.id]);
    expect(await found(market, 'raincape')).toEqual([goods.id]);
    await save(market, admin, { id: leaf, name: '斗笠', name_en: 'Straw hat' });
    await market.settle();
    expect(await found(market, '蓑衣')).toEqual([]);
  });

  it('their shop to its new name, in every list that shows it', async ({ market }) => {
    const shop = await aShopFixture(market);
    const goods = await aGoods(shop);
    const profile = await shop.seller.client.call('GET /seller/shop/details');
    const { id: _, type: __, score: ___, opened_at: ____, ...fields } = profile;
    const renamed = { ...fields, name: '鹤鸣茶肆', name_en: 'Crane Teahouse' };
    await shop.seller.client.call('POST /seller/shop/save', renamed);
    await market.settle();
    expect(await found(market, '鹤鸣茶肆')).toEqual([goods.id]);
    const listed = await market.client(null, 'en').call('GET /wanlshop/goods/list', { keyword: 'crane' });
    expect(listed.rows.map(({ shop }) => shop.name)).toEqual(['Crane Teahouse']);
  });

  it('however many they are, a part at a time', async ({ market, admin }) => {
    const shop = await aShopFixture(market);
    const goods = await aGoods(shop);
    await market.server.kernel.database.pool.query(
      `insert into goods (shop_id, shop_type, shop_name_zh, shop_name_en, category_id, level1_id, title, title_en,
        images, ratio, tags, specs, params, content, content_en, freight_template_id, is_on_sale, in_stock,
        price_cents, price_max_cents, search, created_at, updated_at)
       select shop_id, shop_type, shop_name_zh, shop_name_en, category_id, level1_id, title, title_en,
        images, ratio, tags, specs, params, content, content_en, freight_template_id, is_on_sale, in_stock,
        price_cents, price_max_cents, search, created_at, updated_at
       from goods, generate_series(1, 1200) where id = $1`,
      [goods.id],
    );
    await save(market, admin, { id: shop.categoryId, name: '千层', name_en: 'Layers' });
    await market.settle();
    const { rows } = await market.server.kernel.database.pool.query(
      `select count(*)::int from goods where shop_id = $1 and search @@ '''.千层'''::tsquery`,
      [shop.id],
    );
    expect(rows[0].count).toBe(1_201);
  });
});
