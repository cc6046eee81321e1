import type { CallIn, CartShop } from '@chengji/contract';
import {
  aGoods,
  aShopFixture,
  aShopper,
  firstSku,
  getRefusalKey,
  type Person,
  type ShopFixture,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { putCartLines } from './cart.queries.ts';

type Change = CallIn<'POST /wanlshop/cart/storage'>;
type Sent = NonNullable<CallIn<'POST /wanlshop/cart/synchro'>['cart']>;

const it = marketTest
  .extend('shop', ({ market }) => aShopFixture(market, { name: '花间美妆', type: 'enterprise' }))
  .extend('other', { scope: 'file' }, ({ market }) =>
    aShopFixture(market, { name: '橙集自营', type: 'self' }),
  )
  .extend(
    'someGoods',
    ({ shop }) =>
      async (stock = 10, where = shop) =>
        firstSku(await aGoods(where, { stock })),
  );

let shopper: Person;
it.beforeEach(async ({ market }) => {
  shopper = await aShopper(market);
});

const store = (change: Change, client = shopper.client) => client.call('POST /wanlshop/cart/storage', change);
const sync = (cart: Sent | null = null, client = shopper.client) =>
  client.call('POST /wanlshop/cart/synchro', { cart });
const setPrice = (where: ShopFixture, { id, version }: { id: number; version: number }, price: string) =>
  aGoods(where, { id, version, price });
const numbers = (cart: CartShop[]) => cart.map((shop) => shop.products.map(({ number }) => number));

describe('the own cart', () => {
  it('groups lines by shop, the newest first, with prices and sums as of now', async ({
    market,
    shop,
    other,
  }) => {
    const lipstick = await aGoods(shop, {
      title: '口红',
      title_en: 'Lipstick',
      price: '89.00',
      stock: 5,
    });
    const orange = await aGoods(other, { title: '赣南脐橙', price: '29.90' });
    await store({ type: 'add', data: { ...firstSku(lipstick), number: 2 } });
    await store({ type: 'add', data: { ...firstSku(orange), number: 3 } });
    const cart = await sync();
    expect(cart.map(({ shop_name, shop_type }) => [shop_name, shop_type])).toEqual([
      ['橙集自营', 'self'],
      ['花间美妆', 'enterprise'],
    ]);
    expect(cart[1]).toMatchObject({ shop_id: shop.id, check: false, choose: 0 });
    expect(cart[1]?.products).toEqual([
      {
        ...firstSku(lipstick),
        title: '口红',
        image: '/files/00/goods.webp',
        sku: { id: firstSku(lipstick).sku_id, price: '89.00', values: [], stock: 5 },
        number: 2,
        sum: '178.00',
        checked: false,
        shop_id: shop.id,
        shop_name: '花间美妆',
        state: 'ok',
      },
    ]);
    const english = await sync(null, market.client(shopper.token, 'en'));
    expect(english[1]?.products[0]?.title).toBe('Lipstick');
  });

  it('says what has sold out or gone off sale since', async ({ shop }) => {
    const [gone, off, short] = [await aGoods(shop), await aGoods(shop), await aGoods(shop)];
    for (const goods of [gone, off, short])
      await store({ type: 'add', data: { ...firstSku(goods), number: 4 } });
    const { client } = shop.seller;
    await client.call('POST /seller/goods/stock', { sku_id: firstSku(gone).sku_id, stock: 0 });
    await client.call('POST /seller/goods/stock', { sku_id: firstSku(short).sku_id, stock: 3 });
    await client.call('POST /seller/goods/state', { ids: [off.id], state: 'off' });
    const lines = (await sync()).flatMap(({ products }) => products);
    expect(lines.map(({ state, number }) => [state, number])).toEqual([
      ['ok', 3],
      ['off_sale', 4],
      ['sold_out', 4],
    ]);
  });

  it('says how much less a piece costs than when it was added, and nothing where it costs more', async ({
    shop,
  }) => {
    const [fallen, risen] = [await aGoods(shop, { price: '20.00' }), await aGoods(shop, { price: '20.00' })];
    for (const goods of [fallen, risen])
      await store({ type: 'add', data: { ...firstSku(goods), number: 1 } });
    await setPrice(shop, fallen, '14.50');
    await setPrice(shop, risen, '25.00');
    await store({ type: 'add', data: { ...firstSku(fallen), number: 1 } });
    const lines = (await sync()).flatMap(({ products }) => products);
    const getDrop = ({ id }: { id: number }) => lines.find(({ goods_id }) => goods_id === id)?.price_drop;
    expect([getDrop(fallen), getDrop(risen)]).toEqual(['5.50', undefined]);
  });

  it('of a visitor remembers the price of the day it was laid in', async ({ shop }) => {
    const goods = await aGoods(shop, { price: '20.00' });
    await sync([{ ...firstSku(goods), number: 1 }]);
    await setPrice(shop, goods, '19.00');
    expect((await sync())[0]?.products[0]?.price_drop).toBe('1.00');
  });

  it('is nobody else’s', async ({ market, someGoods }) => {
    await store({ type: 'add', data: { ...(await someGoods()), number: 1 } });
    const stranger = await aShopper(market);
    await store({ type: 'empty' }, stranger.client);
    expect(await sync(null, stranger.client)).toEqual([]);
    expect(numbers(await sync())).toEqual([[1]]);
  });

  it('is not for visitors or sellers', async ({ market, shop }) => {
    for (const client of [market.client(), shop.seller.client]) {
      expect(await getRefusalKey(sync(null, client))).toBe('common.login_required');
      expect(await getRefusalKey(store({ type: 'empty' }, client))).toBe('common.login_required');
    }
  });
});

describe('a change of the cart', () => {
  it('adds to the number that is there', async ({ someGoods }) => {
    const line = await someGoods();
    await store({ type: 'add', data: { ...line, number: 2 } });
    await store({ type: 'add', data: { ...line, number: 3 } });
    expect(numbers(await sync())).toEqual([[5]]);
  });

  it('sets the number that bcadd and bcsub say, however often they are sent', async ({ someGoods }) => {
    const line = await someGoods();
    await store({ type: 'bcadd', ...line, number: 4, sum: '49.20' });
    await store({ type: 'bcadd', ...line, number: 4 });
    expect(numbers(await sync())).toEqual([[4]]);
    await store({ type: 'bcsub', ...line, number: 3 });
    await store({ type: 'bcsub', ...line, number: 3 });
    expect(numbers(await sync())).toEqual([[3]]);
  });

  it('decreases only what is there', async ({ someGoods }) => {
    await store({ type: 'bcsub', ...(await someGoods()), number: 1 });
    expect(await sync()).toEqual([]);
  });

  it('deletes lines, or everything', async ({ someGoods }) => {
    const [first, second, third] = [await someGoods(), await someGoods(), await someGoods()];
    for (const line of [first, second, third]) await store({ type: 'add', data: { ...line, number: 1 } });
    await store({ type: 'del', data: [{ ...second, number: 1 }] });
    expect(numbers(await sync())).toEqual([[1, 1]]);
    await store({ type: 'empty' });
    expect(await sync()).toEqual([]);
  });

  it('moves lines to the favourites and answers how many are new', async ({ someGoods }) => {
    const [known, fresh] = [await someGoods(), await someGoods()];
    await shopper.client.call('POST /wanlshop/goods/collect', { id: known.goods_id, collected: true });
    for (const line of [known, fresh]) await store({ type: 'add', data: { ...line, number: 1 } });
    const data = [known, fresh].map((line) => ({ ...line, number: 1 }));
    expect(await store({ type: 'follow', data })).toBe(1);
    expect(await store({ type: 'follow', data })).toBe(0);
    expect(await sync()).toEqual([]);
    const { statistics } = await shopper.client.call('GET /wanlshop/user/statistics', {});
    expect(statistics.dynamic.collection).toBe(2);
  });

  it('is refused beyond the stock', async ({ someGoods }) => {
    const line = await someGoods(3);
    await store({ type: 'add', data: { ...line, number: 2 } });
    expect(await getRefusalKey(store({ type: 'add', data: { ...line, number: 2 } }))).toBe(
      'cart.short_of_stock',
    );
    expect(await getRefusalKey(store({ type: 'bcadd', ...line, number: 4 }))).toBe('cart.short_of_stock');
    expect(numbers(await sync())).toEqual([[2]]);
  });

  it('is refused for what is not on sale, or not of this goods', async ({ shop, someGoods }) => {
    const off = firstSku(await aGoods(shop, { state: 'off' }));
    const line = await someGoods();
    const add = (data: { goods_id: number; sku_id: number }) =>
      store({ type: 'add', data: { ...data, number: 1 } });
    expect(await getRefusalKey(add(off))).toBe('cart.not_on_sale');
    expect(await getRefusalKey(add({ ...line, goods_id: off.goods_id }))).toBe('cart.not_on_sale');
    expect(await getRefusalKey(add({ goods_id: 999_999, sku_id: 999_999 }))).toBe('cart.not_on_sale');
  });

  it('is refused when it is none, or no number', async ({ someGoods }) => {
    const line = await someGoods();
    expect(await getRefusalKey(store({ type: 'more' } as unknown as Change))).toBe('common.invalid_input');
    expect(await getRefusalKey(store({ type: 'bcadd', ...line, number: 0 }))).toBe('common.invalid_input');
    expect(await getRefusalKey(store({ type: 'del', data: [] }))).toBe('common.invalid_input');
  });
});

describe('laying a visitor’s cart in', () => {
  it('takes the larger number of each sku, and a resend changes nothing', async ({ someGoods }) => {
    const [both, only] = [await someGoods(), await someGoods()];
    await store({ type: 'add', data: { ...both, number: 4 } });
    const sent = [
      { ...only, number: 2, checked: true },
      { ...both, number: 3 },
    ];
    const first = await sync(sent);
    expect(numbers(first)).toEqual([[2, 4]]);
    expect(first[0]).toMatchObject({ choose: 1, check: false });
    expect(await sync(sent)).toEqual(first);
  });

  it('takes it grouped by shop, as clients store it', async ({ someGoods }) => {
    const line = await someGoods();
    const before = await sync([{ products: [{ ...line, number: 2, title: '旧标题', sum: '0.01' }] }]);
    expect(before[0]?.products[0]).toMatchObject({ number: 2, sum: '24.60' });
    expect(await sync(before)).toEqual(before);
  });

  it('stops at the stock and passes over what does not exist', async ({ someGoods }) => {
    const line = await someGoods(3);
    const nothing = { goods_id: 999_999, sku_id: 999_999, number: 1 };
    expect(numbers(await sync([{ ...line, number: 50 }, nothing]))).toEqual([[3]]);
  });

  it('changes nothing when there is none', async ({ someGoods }) => {
    await store({ type: 'add', data: { ...(await someGoods()), number: 1 } });
    expect(numbers(await sync([]))).toEqual([[1]]);
    expect(numbers(await sync(null))).toEqual([[1]]);
  });
});

/** A goods with so many skus. */
const withSkus = (shop: ShopFixture, count: number) => {
  const values = Array.from({ length: count }, (_, index) => `${index + 1}`);
  const specs = [
    { name: '十位', values: [...new Set(values.map((value) => value.slice(0, -1) || '0'))] },
    { name: '个位', values: [...new Set(values.map((value) => value.slice(-1)))] },
  ];
  const skus = values.map((value) => ({
    values: [value.slice(0, -1) || '0', value.slice(-1)],
    price: '1.00',
    stock: 9,
  }));
  return aGoods(shop, { specs, skus });
};

describe('another sku of a line', () => {
  const held = async () =>
    (await sync()).flatMap(({ products }) => products.map(({ sku_id, number }) => [sku_id, number]));
  const choose = (
    { id, skus }: Awaited<ReturnType<typeof withSkus>>,
    [from, to]: [number, number],
    number = 1,
    client = shopper.client,
  ) => {
    const [sku, other] = [skus[from], skus[to]];
    if (!sku || !other) throw new Error('no such sku');
    const change = { goods_id: id, sku_id: sku.id, new_sku_id: other.id, number };
    return store({ type: 'change_sku', ...change }, client);
  };
  const add = (goods: Awaited<ReturnType<typeof withSkus>>, at: number, number: number) =>
    store({ type: 'add', data: { goods_id: goods.id, sku_id: goods.skus[at]?.id ?? 0, number } });

  it('takes its place, with the number chosen beside it', async ({ market, shop, someGoods }) => {
    const goods = await withSkus(shop, 2);
    await add(goods, 0, 3);
    await market.advance(1);
    const newer = await someGoods();
    await store({ type: 'add', data: { ...newer, number: 1 } });
    await choose(goods, [0, 1], 4);
    expect(await held()).toEqual([
      [newer.sku_id, 1],
      [goods.skus[1]?.id, 4],
    ]);
  });

  it('that is in the cart already makes one line of the two, up to the stock', async ({ shop }) => {
    const goods = await withSkus(shop, 2);
    await add(goods, 0, 3);
    await add(goods, 1, 2);
    await choose(goods, [0, 1], 3);
    expect(await held()).toEqual([[goods.skus[1]?.id, 5]]);
    await add(goods, 0, 8);
    await choose(goods, [0, 1], 8);
    expect(await held()).toEqual([[goods.skus[1]?.id, 9]]);
  });

  it('may be the same one, in another number', async ({ shop }) => {
    const goods = await withSkus(shop, 1);
    await add(goods, 0, 3);
    await choose(goods, [0, 0], 2);
    expect(await held()).toEqual([[goods.skus[0]?.id, 2]]);
  });

  it('changes nothing where the line is gone, and is no line of other goods', async ({ shop, someGoods }) => {
    const goods = await withSkus(shop, 2);
    await choose(goods, [0, 1]);
    expect(await held()).toEqual([]);
    await add(goods, 0, 1);
    const other = await someGoods();
    const change = { type: 'change_sku', ...other, new_sku_id: goods.skus[1]?.id ?? 0, number: 1 } as const;
    expect(await getRefusalKey(store(change))).toBe('cart.not_on_sale');
    expect(await held()).toEqual([[goods.skus[0]?.id, 1]]);
  });

  it('must be on sale and in stock, and the line stays as it was', async ({ shop }) => {
    const goods = await withSkus(shop, 2);
    await add(goods, 0, 1);
    expect(await getRefusalKey(choose(goods, [0, 1], 10))).toBe('cart.short_of_stock');
    await shop.seller.client.call('POST /seller/goods/state', { ids: [goods.id], state: 'off' });
    expect(await getRefusalKey(choose(goods, [0, 1]))).toBe('cart.not_on_sale');
    expect(await held()).toEqual([[goods.skus[0]?.id, 1]]);
  });

  it('is not chosen in a stranger’s cart', async ({ market, shop }) => {
    const goods = await withSkus(shop, 2);
    await add(goods, 0, 1);
    const stranger = await aShopper(market);
    await choose(goods, [0, 1], 1, stranger.client);
    expect(await held()).toEqual([[goods.skus[0]?.id, 1]]);
    expect(await sync(null, stranger.client)).toEqual([]);
  });
});

describe('a cart', () => {
  it('holds 200 lines, however many come at once', async ({ market, shop }) => {
    const goods = await withSkus(shop, 210);
    const lines = goods.skus.map(({ id }) => ({ goods_id: goods.id, sku_id: id, number: 1 }));
    await putCartLines(
      market.context().db,
      lines.slice(0, 195).map(({ goods_id, sku_id, number }) => ({
        shopperId: shopper.id,
        goodsId: goods_id,
        skuId: sku_id,
        number,
        checked: false,
        addedPriceCents: null,
        fromPostId: null,
        addedAt: market.now(),
      })),
    );
    const adding = lines.slice(195).map((data) => store({ type: 'add', data }).catch((error) => error.key));
    const refused = (await Promise.all(adding)).filter((key) => key === 'cart.full');
    expect(refused).toHaveLength(10);
    expect((await sync(lines.slice(0, 200)))[0]?.products).toHaveLength(200);
    await store({ type: 'add', data: { ...lines[0], number: 1 } as (typeof lines)[0] });
  });

  it('loses no piece when two devices add at once', async ({ someGoods }) => {
    const line = await someGoods(100);
    await Promise.all(Array.from({ length: 20 }, () => store({ type: 'add', data: { ...line, number: 1 } })));
    expect(numbers(await sync())).toEqual([[20]]);
  });
});
