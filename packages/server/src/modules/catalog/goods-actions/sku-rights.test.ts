/** Prices and stock have rights of their own, beside the one to write goods: each tried with and without. */
import {
  aGoods,
  getRefusalKey,
  logInStaff,
  type Market,
  type ShopFixture,
  testPassword,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

let made = 0;
async function aClerk(market: Market, { seller }: ShopFixture, rights: string[]) {
  made += 1;
  const name = `店员${made}`;
  const { key: role } = await seller.client.call('POST /seller/roles/save', { name, name_en: name, rights });
  const account = `clerk_${made}`;
  await seller.client.call('POST /seller/staff/save', { account, name, role, password: testPassword });
  return market.client((await logInStaff(market, 'seller', { account })).token);
}

describe.each([
  ['goods.price', { price: '9.90' }, { stock: 3 }],
  ['goods.stock', { stock: 3 }, { price: '9.90' }],
] as const)('who holds %s', (right, allowed, other) => {
  it('changes that of skus in the list, and nothing else of them', async ({ market, shop }) => {
    const goods = await aGoods(shop);
    const clerk = await aClerk(market, shop, ['goods.read', right]);
    const sku_id = goods.skus[0]?.id ?? 0;
    const change = (part: object) => clerk.call('POST /seller/goods/skus', { rows: [{ sku_id, ...part }] });
    expect(await change(allowed)).toEqual({ changed: 1 });
    expect(await getRefusalKey(change(other))).toBe('common.no_permission');
    expect(await getRefusalKey(change({ ...allowed, ...other }))).toBe('common.no_permission');
  });

  it('and writes goods, saves that change of it and not the other', async ({ market, shop }) => {
    const goods = await aGoods(shop, { price: '12.30', stock: 10 });
    const clerk = await aClerk(market, shop, ['goods.read', 'goods.write', right]);
    const save = (part: object, version = goods.version) =>
      clerk.call('POST /seller/goods/save', {
        ...goods,
        version,
        skus: goods.skus.map((sku) => ({ ...sku, stock_was: sku.stock, ...part })),
      });
    await expect(save(other)).rejects.toMatchObject({ key: 'common.no_permission', field: 'skus' });
    const { version } = await save(allowed);
    expect(version).toBe(goods.version + 1);
  });
});

it('who writes goods without either right saves all else of them, and adds none', async ({
  market,
  shop,
}) => {
  const goods = await aGoods(shop);
  const clerk = await aClerk(market, shop, ['goods.read', 'goods.write']);
  const skus = goods.skus.map((sku) => ({ ...sku, stock_was: sku.stock }));
  const saved = await clerk.call('POST /seller/goods/save', { ...goods, skus, title: '新标题' });
  expect(saved.title).toBe('新标题');
  const { id: _, version: __, ...anew } = { ...goods, skus: skus.map(({ id: _, ...sku }) => sku) };
  expect(await getRefusalKey(clerk.call('POST /seller/goods/save', anew))).toBe('common.no_permission');
});

it('the owner of a shop holds every right of a part of a call', async ({ shop }) => {
  const { rights } = await shop.seller.client.call('GET /seller/auth/info');
  expect(rights).toEqual(
    expect.arrayContaining(['goods.price', 'goods.stock', 'goods.export', 'orders.export']),
  );
});
