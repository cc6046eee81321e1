import { aGoods, anOperator, getRefusalKey, type Market } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest;
const hour = 3_600;
const after = (market: Market, seconds: number) => market.seconds() + seconds;
const shown = async (market: Market, id: number) => {
  const { on_sale, sale_starts_at, sale_ends_at, shop } = await market
    .client()
    .call('GET /wanlshop/goods/details', { id });
  return { on_sale, sale_starts_at, sale_ends_at, count: shop.goods_count };
};

describe('a goods with times of its sale', () => {
  it('goes on sale and off it by itself, and buyers are told when', async ({ market, shop }) => {
    const [starts, ends] = [after(market, hour), after(market, 3 * hour)];
    const { id } = await aGoods(shop, { state: 'off', sale_starts_at: starts, sale_ends_at: ends });
    const before = await shown(market, id);
    expect(before).toMatchObject({ on_sale: false, sale_starts_at: starts, sale_ends_at: ends });
    await market.advance(hour);
    expect(await shown(market, id)).toEqual({
      on_sale: true,
      sale_starts_at: null,
      sale_ends_at: ends,
      count: before.count + 1,
    });
    await market.advance(2 * hour);
    expect(await shown(market, id)).toEqual({
      on_sale: false,
      sale_starts_at: null,
      sale_ends_at: ends,
      count: before.count,
    });
    await shop.seller.client.call('POST /seller/goods/state', { ids: [id], state: 'on' });
    expect(await shown(market, id)).toMatchObject({ on_sale: true, sale_ends_at: null });
  });

  it('forgets its start when it is put on sale or taken off by hand', async ({ market, shop }) => {
    const starts = after(market, hour);
    const planned = { state: 'off', sale_starts_at: starts } as const;
    const [now, never] = [await aGoods(shop, planned), await aGoods(shop, planned)];
    const put = (id: number, state: 'on' | 'off') =>
      shop.seller.client.call('POST /seller/goods/state', { ids: [id], state });
    expect(await put(now.id, 'on')).toEqual({ changed: 1 });
    expect(await put(never.id, 'off')).toEqual({ changed: 1 });
    expect(await put(never.id, 'off')).toEqual({ changed: 0 });
    const { count } = await shown(market, now.id);
    await market.advance(hour);
    expect(await shown(market, now.id)).toMatchObject({ on_sale: true, count });
    expect(await shown(market, never.id)).toMatchObject({ on_sale: false, sale_starts_at: null });
  });

  it('waits for its suspended shop, and stays off sale once the platform took it down', async ({
    market,
    shop,
  }) => {
    const operator = await anOperator(market);
    const planned = { state: 'off', sale_starts_at: after(market, hour) } as const;
    const [waiting, down] = [await aGoods(shop, planned), await aGoods(shop, planned)];
    await operator.client.call('POST /platform/goods/take_down', { id: down.id, reason: '违规' });
    await operator.client.call('POST /platform/shops/suspend', { id: shop.id, reason: '资质过期' });
    await market.advance(hour);
    expect((await shown(market, waiting.id)).on_sale).toBe(false);
    await operator.client.call('POST /platform/shops/resume', { id: shop.id });
    expect((await shown(market, waiting.id)).on_sale).toBe(true);
    expect((await shown(market, down.id)).on_sale).toBe(false);
  });

  it('refuses times that have passed or contradict each other, naming the field', async ({
    market,
    shop,
  }) => {
    const save = (traits: Parameters<typeof aGoods>[1]) => aGoods(shop, traits);
    const past = save({ state: 'off', sale_starts_at: after(market, -1) });
    await expect(past).rejects.toMatchObject({ key: 'catalog.sale_times_wrong', field: 'sale_starts_at' });
    const turned = save({
      state: 'off',
      sale_starts_at: after(market, 2 * hour),
      sale_ends_at: after(market, hour),
    });
    await expect(turned).rejects.toMatchObject({ field: 'sale_ends_at' });
    const off = { values: [], price: '1.00', stock: 1, is_on: false };
    expect(
      await getRefusalKey(save({ state: 'off', sale_starts_at: after(market, hour), skus: [off] })),
    ).toBe('catalog.no_sku_on');
  });
});
