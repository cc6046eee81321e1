import { randomUUID } from 'node:crypto';
import { aGoods, anAddress, aShopper, firstSku, type Person } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest.extend(
  'someLine',
  ({ shop }) =>
    async (number = 1): Promise<Line> => ({ ...firstSku(await aGoods(shop)), number }),
);

let shopper: Person;
it.beforeEach(async ({ market }) => {
  shopper = await aShopper(market);
});

type Line = ReturnType<typeof firstSku> & { number: number };
const sync = (cart: Line[] | null = null) => shopper.client.call('POST /wanlshop/cart/synchro', { cart });
const held = async () => (await sync()).flatMap(({ products }) => products.map(({ sku_id }) => sku_id));
const many = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

describe('several devices at once', () => {
  it('lay the same cart in without doubling a piece', async ({ someLine }) => {
    const lines = [await someLine(2), await someLine(3)];
    await many(10, () => sync(lines));
    const numbers = (await sync()).flatMap(({ products }) => products.map(({ number }) => number));
    expect(numbers).toEqual([2, 3]);
  });

  it('lay different carts in and lose none', async ({ someLine }) => {
    const lines = [await someLine(), await someLine(), await someLine(), await someLine()];
    await Promise.all(lines.map((line) => sync([line])));
    expect((await held()).sort()).toEqual(lines.map(({ sku_id }) => sku_id).sort());
  });

  it('repeat one change, as after a lost answer, and it counts once', async ({ someLine }) => {
    const change = { type: 'add', data: await someLine(2) } as const;
    const again = { idempotencyKey: randomUUID() };
    await many(6, () => shopper.client.call('POST /wanlshop/cart/storage', change, again));
    const numbers = (await sync()).flatMap(({ products }) => products.map(({ number }) => number));
    expect(numbers).toEqual([2]);
  });

  it('change two lines to the same sku, again and again, and no piece is lost or doubled', async ({
    shop,
  }) => {
    const values = ['甲', '乙', '丙'];
    const goods = await aGoods(shop, {
      specs: [{ name: '款', values }],
      skus: values.map((value) => ({ values: [value], price: '1.00', stock: 50 })),
    });
    const [first, second, third] = goods.skus.map(({ id }) => ({ goods_id: goods.id, sku_id: id }));
    if (!first || !second || !third) throw new Error('no such sku');
    await sync([
      { ...first, number: 2 },
      { ...second, number: 3 },
      { ...third, number: 4 },
    ]);
    await many(12, (index) => {
      const line = index % 2 ? { ...first, number: 2 } : { ...second, number: 3 };
      const change = { type: 'change_sku', ...line, new_sku_id: third.sku_id } as const;
      return shopper.client.call('POST /wanlshop/cart/storage', change);
    });
    const lines = (await sync()).flatMap(({ products }) => products);
    expect(lines.map(({ sku_id, number }) => [sku_id, number])).toEqual([[third.sku_id, 9]]);
  });

  it('move the same lines to the favourites and count them once', async ({ someLine }) => {
    const data = [await someLine(), await someLine()];
    await sync(data);
    const moved = await many(8, () =>
      shopper.client.call('POST /wanlshop/cart/storage', { type: 'follow', data }),
    );
    expect(moved.reduce<number>((sum, added) => sum + (added ?? 0), 0)).toBe(2);
    expect(await held()).toEqual([]);
  });
});

describe('what is ordered from the cart', () => {
  const order = async (type: 'cart' | 'goods', items: Line[], payable: string) =>
    shopper.client.call(
      'POST /wanlshop/order/create',
      { type, items, address_id: await anAddress(shopper), payable },
      { idempotencyKey: randomUUID() },
    );

  it('leaves it with the order, and the rest stays', async ({ someLine }) => {
    const [ordered, kept] = [await someLine(), await someLine()];
    await sync([ordered, kept]);
    await order('cart', [ordered], '12.30');
    expect(await held()).toEqual([kept.sku_id]);
  });

  it('stays when the order is refused', async ({ someLine }) => {
    const line = await someLine();
    await sync([line]);
    await expect(order('cart', [line], '0.01')).rejects.toThrow();
    expect(await held()).toEqual([line.sku_id]);
  });

  it('stays when the same goods is bought beside the cart', async ({ someLine }) => {
    const line = await someLine();
    await sync([line]);
    await order('goods', [line], '12.30');
    expect(await held()).toEqual([line.sku_id]);
  });
});
