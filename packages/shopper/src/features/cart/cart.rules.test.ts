import type { CartLine } from '@chengji/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addLine,
  type Cart,
  chooseAll,
  chooseLine,
  chooseOnly,
  chooseShop,
  chosenLines,
  computeShopSum,
  decrease,
  deleteChosen,
  deleteLines,
  emptyCart,
  findLine,
  increase,
  listLines,
  type NewLine,
  refresh,
  toCart,
  toggleManage,
} from './cart.rules.ts';

const aLine = (sku: number, over: Partial<NewLine> & { price?: string; stock?: number } = {}): NewLine => {
  const { price = '12.30', stock = 99, ...fields } = over;
  return {
    goods_id: sku * 10,
    sku_id: sku,
    title: `goods ${sku}`,
    image: '',
    sku: { id: sku, price, values: [], stock },
    number: 1,
    shop_id: 1,
    shop_name: 'shop',
    shop_type: 'self',
    ...fields,
  };
};
const key = (sku: number) => ({ goods_id: sku * 10, sku_id: sku });
const aCart = (...lines: NewLine[]): Cart => lines.reduce(addLine, emptyCart);

describe('choosing', () => {
  it('raises the shop’s count, and chooses the shop with its last line', () => {
    const one = chooseLine(aCart(aLine(1), aLine(2)), key(1));
    expect(one.list[0]).toMatchObject({ choose: 1, check: false });
    expect(chooseLine(one, key(2)).list[0]).toMatchObject({ choose: 2, check: true });
  });

  it('turns select-all on with the last shop, and unchoosing a line resets it', () => {
    const both = chooseShop(chooseShop(aCart(aLine(1), aLine(2, { shop_id: 2 })), 1), 2);
    expect(both).toMatchObject({ status: true, allchoose: 2, allnum: 2, allsum: '24.60' });
    expect(chooseLine(both, key(2))).toMatchObject({ status: false, allchoose: 1, allsum: '12.30' });
  });

  it('of these lines and no others leaves out what cannot be bought', () => {
    const cart = chooseLine(aCart(aLine(1), aLine(2), aLine(3, { stock: 0 })), key(1));
    expect(chosenLines(chooseOnly(cart, [key(2), key(3)])).map(({ sku_id }) => sku_id)).toEqual([2]);
  });

  it('chooses all and none in turn', () => {
    const all = chooseAll(aCart(aLine(1), aLine(2, { shop_id: 2 })));
    expect(all.status).toBe(true);
    expect(chosenLines(chooseAll(all))).toEqual([]);
  });

  it('leaves out what cannot be bought, so that the rest can be chosen whole', () => {
    const cart = chooseAll(aCart(aLine(1), aLine(2, { stock: 0 })));
    expect(cart).toMatchObject({ status: true, allnum: 1 });
    expect(chooseLine(cart, key(2))).toBe(cart);
  });

  it('takes everything in manage mode, and lets go what cannot be bought on leaving it', () => {
    const managed = chooseAll(toggleManage(aCart(aLine(1), aLine(2, { stock: 0 }))));
    expect(managed).toMatchObject({ operate: true, status: true, allnum: 2 });
    expect(toggleManage(managed)).toMatchObject({ operate: false, status: true, allnum: 1 });
  });

  it('of an empty cart is never on', () => {
    expect(chooseAll(emptyCart)).toBe(emptyCart);
    expect(chooseShop(emptyCart, 7)).toBe(emptyCart);
  });
});

describe('adding', () => {
  it('unchooses the shop it goes to', () => {
    const chosen = chooseAll(aCart(aLine(1)));
    expect(addLine(chosen, aLine(2))).toMatchObject({
      status: false,
      list: [{ check: false, choose: 1 }],
    });
  });

  it('raises the number and the sum of a line that is there already', () => {
    const cart = aCart(aLine(1, { number: 2 }), aLine(1, { number: 3 }));
    expect(listLines(cart)).toHaveLength(1);
    expect(findLine(cart, key(1))).toMatchObject({ number: 5, sum: '61.50' });
  });

  it('stops at the stock', () => {
    const cart = aCart(aLine(1, { number: 5, stock: 3 }), aLine(1, { number: 5, stock: 3 }));
    expect(findLine(cart, key(1))?.number).toBe(3);
    expect(increase(cart, key(1))).toBe(cart);
  });

  it('counts as found in the post it was found in last', () => {
    const from = (id: number) => ({ from: { type: 'post', id } as const });
    const cart = aCart(aLine(1, from(91)), aLine(1), aLine(2, from(91)), aLine(2, from(92)), aLine(3));
    expect([1, 2, 3].map((sku) => findLine(cart, key(sku))?.from?.id)).toEqual([91, 92, undefined]);
  });

  it('puts the newest line and its shop first', () => {
    const cart = aCart(aLine(1), aLine(2, { shop_id: 2 }), aLine(3));
    expect(cart.list.map((shop) => shop.products.map((line) => line.sku_id))).toEqual([[3, 1], [2]]);
  });
});

describe('changing and deleting', () => {
  it('decreases only above 1', () => {
    const cart = aCart(aLine(1, { number: 2 }));
    const one = decrease(cart, key(1));
    expect(findLine(one, key(1))).toMatchObject({ number: 1, sum: '12.30' });
    expect(decrease(one, key(1))).toBe(one);
  });

  it('sums tenths of a yuan without losing a cent', () => {
    const cart = chooseAll(aCart(aLine(1, { price: '0.10' }), aLine(2, { price: '0.20' })));
    expect(cart.allsum).toBe('0.30');
  });

  it('adds up to something however dear it is', () => {
    const dearest = { price: '999999999.99', stock: 9_999, number: 9_999 };
    const cart = aCart(...Array.from({ length: 20 }, (_, index) => aLine(index + 1, dearest)));
    expect(chooseAll(cart).allsum).toMatch(/^\d+\.\d{2}$/);
  });

  it('deletes what is chosen, and empties with select-all on', () => {
    const cart = toggleManage(aCart(aLine(1), aLine(2), aLine(3, { shop_id: 2 })));
    expect(listLines(deleteChosen(chooseLine(cart, key(1)))).map((line) => line.sku_id)).toEqual([3, 2]);
    expect(deleteChosen(chooseAll(cart))).toEqual({ ...emptyCart, operate: true });
  });

  it('drops a shop with its last line', () => {
    const cart = aCart(aLine(1), aLine(2, { shop_id: 2 }));
    expect(deleteLines(cart, [key(2)]).list.map((shop) => shop.shop_id)).toEqual([1]);
  });
});

describe('what the server answers', () => {
  it('retains the choices made here, and unchooses what has sold out meanwhile', () => {
    const cart = chooseAll(aCart(aLine(1), aLine(2)));
    const answer = toCart(cart.list).list.map((shop) => ({
      ...shop,
      products: shop.products.map((line) => ({
        ...line,
        checked: false,
        state: line.sku_id === 1 ? ('sold_out' as const) : ('ok' as const),
      })),
    }));
    const fresh = refresh(cart, answer);
    expect(findLine(fresh, key(1))?.checked).toBe(false);
    expect(findLine(fresh, key(2))?.checked).toBe(true);
    expect(fresh.status).toBe(true);
  });
});

type Step =
  | { do: 'add'; sku: number; number: number }
  | { do: 'line' | 'increase' | 'decrease' | 'remove'; sku: number }
  | { do: 'shop'; shop: number }
  | { do: 'all' | 'delete' | 'manage' };

/** Skus 1 to 6 in shops 0 to 2; sku 6 is sold out. */
const getPrice = (sku: number) => ['0.01', '0.10', '9.99', '12.30', '369.00', '1.05'][sku - 1] ?? '0.00';
const getStock = (sku: number) => (sku === 6 ? 0 : sku * 3);
const getShop = (sku: number) => sku % 3;
const ofSku = (sku: number, number: number) =>
  aLine(sku, { number, price: getPrice(sku), stock: getStock(sku), shop_id: getShop(sku) });

function take(cart: Cart, step: Step): Cart {
  switch (step.do) {
    case 'add':
      return addLine(cart, ofSku(step.sku, step.number));
    case 'line':
      return chooseLine(cart, key(step.sku));
    case 'increase':
      return increase(cart, key(step.sku));
    case 'decrease':
      return decrease(cart, key(step.sku));
    case 'remove':
      return deleteLines(cart, [key(step.sku)]);
    case 'shop':
      return chooseShop(cart, step.shop);
    case 'all':
      return chooseAll(cart);
    case 'delete':
      return deleteChosen(cart);
    case 'manage':
      return toggleManage(cart);
  }
}

/** The naive cart: a flat table of sku → number and choice, with every question answered by looking at all of it. */
class NaiveCart {
  lines = new Map<number, { number: number; checked: boolean }>();
  operate = false;

  open = (sku: number) => this.operate || getStock(sku) > 0;
  skus = (shop?: number) =>
    [...this.lines.keys()].filter((sku) => shop === undefined || getShop(sku) === shop);
  isWhole(skus: number[]): boolean {
    const open = skus.filter(this.open);
    return open.length > 0 && open.every((sku) => this.lines.get(sku)?.checked);
  }
  most = (sku: number) => Math.max(1, getStock(sku));
  choose(skus: number[], checked: boolean): void {
    for (const sku of skus) {
      const line = this.lines.get(sku);
      if (line && (!checked || this.open(sku))) line.checked = checked;
    }
  }

  take(step: Step): void {
    const line = 'sku' in step ? this.lines.get(step.sku) : undefined;
    if (step.do === 'add') {
      const number = Math.min((line?.number ?? 0) + step.number, this.most(step.sku));
      this.lines.set(step.sku, { number, checked: line?.checked ?? false });
    }
    if (step.do === 'line' && line) this.choose([step.sku], !line.checked);
    if (step.do === 'increase' && line) line.number = Math.min(line.number + 1, this.most(step.sku));
    if (step.do === 'decrease' && line) line.number = Math.max(1, line.number - 1);
    if (step.do === 'remove') this.lines.delete(step.sku);
    if (step.do === 'shop') this.choose(this.skus(step.shop), !this.isWhole(this.skus(step.shop)));
    if (step.do === 'all') this.choose(this.skus(), !this.isWhole(this.skus()));
    if (step.do === 'delete') {
      const isAll = this.isWhole(this.skus());
      for (const sku of this.skus()) if (isAll || this.lines.get(sku)?.checked) this.lines.delete(sku);
    }
    if (step.do === 'manage') {
      this.operate = !this.operate;
      this.choose(
        this.skus().filter((sku) => !this.open(sku)),
        false,
      );
    }
  }

  totals() {
    const chosen = [...this.lines].filter(([, line]) => line.checked);
    const cents = chosen.reduce(
      (sum, [sku, line]) => sum + BigInt(getPrice(sku).replace('.', '')) * BigInt(line.number),
      0n,
    );
    return {
      cartnum: [...this.lines.values()].reduce((sum, line) => sum + line.number, 0),
      allnum: chosen.reduce((sum, [, line]) => sum + line.number, 0),
      allsum: `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`,
      allchoose: [0, 1, 2].filter((shop) => this.isWhole(this.skus(shop))).length,
      status: this.isWhole(this.skus()),
      operate: this.operate,
    };
  }
}

const sku = fc.integer({ min: 1, max: 6 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('add' as const), sku, number: fc.integer({ min: 1, max: 9 }) }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constantFrom('line', 'increase', 'decrease'), sku }) },
  fc.record({ do: fc.constant('remove' as const), sku }),
  fc.record({ do: fc.constant('shop' as const), shop: fc.integer({ min: 0, max: 2 }) }),
  fc.record({ do: fc.constantFrom('all', 'delete', 'manage') }),
);

describe('the cart, after any sequence of changes', () => {
  it('says what the naive cart says', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const naive = new NaiveCart();
        let cart = emptyCart;
        for (const one of steps) {
          naive.take(one);
          cart = take(cart, one);
        }
        const { list, ...totals } = cart;
        expect(totals).toEqual(naive.totals());
        const held = listLines(cart).map((line: CartLine) => [line.sku_id, line.number, line.checked]);
        expect(held.sort()).toEqual(
          [...naive.lines].map(([id, line]) => [id, line.number, line.checked]).sort(),
        );
        for (const shop of list)
          expect(shop.choose).toBe(shop.products.filter((line) => line.checked).length);
      }),
      { numRuns: 2_000 },
    );
  });

  it('never changes the cart it is given', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), step, (steps, last) => {
        const cart = steps.reduce(take, emptyCart);
        const before = JSON.stringify(cart);
        take(cart, last);
        expect(JSON.stringify(cart)).toBe(before);
      }),
    );
  });
});

it('the sum of a shop is that of its chosen lines', () => {
  const cart = [aLine(1, { number: 2 }), aLine(2), aLine(3, { shop_id: 2 })].reduce(addLine, emptyCart);
  const shop = chooseOnly(cart, [key(1), key(3)]).list.find(({ shop_id }) => shop_id === 1);
  expect(shop && computeShopSum(shop)).toBe('24.60');
});
