// @vitest-environment jsdom
import type { CartLine, CartShop } from '@chengji/contract';
import { type Answers, refuse } from '@chengji/testkit/fake-market';
import { act, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { useStatistics } from '../../kernel/session/statistics-store.ts';
import { aCoupon } from '../../testing/coupon-rows.ts';
import { teaDetails } from '../../testing/goods-rows.ts';
import {
  address,
  arrive,
  closeApp,
  doesNotSee,
  front,
  openApp,
  press,
  see,
  seeToast,
} from '../../testing/open-app.tsx';
import { aQuote } from '../../testing/order-rows.ts';
import { lin, tea } from '../../testing/rows.ts';
import { emptyCart, toCart } from './cart.rules.ts';
import { loadCart, useCart } from './store.ts';

afterEach(async () => {
  useCart.setState({ cart: emptyCart });
  await closeApp();
});

const line = (id: number, changes: Partial<CartLine> = {}): CartLine => ({
  goods_id: id,
  sku_id: id * 10,
  title: `茶 ${id}`,
  image: '',
  sku: { id: id * 10, price: '19.90', values: ['罐装', '250g'], stock: 99 },
  number: 1,
  sum: '19.90',
  checked: false,
  shop_id: 5,
  shop_name: '山野茶舍',
  state: 'ok',
  ...changes,
});
const shop = (products: CartLine[], changes: Partial<CartShop> = {}): CartShop => ({
  shop_id: 5,
  shop_name: '山野茶舍',
  shop_type: 'flagship',
  products,
  check: false,
  choose: 0,
  ...changes,
});
const soldOut = line(9, { state: 'sold_out', sku: { ...line(9).sku, stock: 0 } });
const twoShops = [
  shop([line(1), line(2, { number: 3, sum: '59.70' })]),
  shop([line(3, { shop_id: 6 })], { shop_id: 6, shop_name: '声洛数码' }),
];

const openAsVisitor = (list: CartShop[], language: 'zh' | 'en' = 'zh') => {
  useCart.setState({ cart: toCart(list) });
  return openApp('/pages/cart', {}, { language });
};
/** The market's cart is fetched, as after a login. */
async function openAsLin(list: CartShop[], answers: Answers = {}) {
  const market = openApp('/pages/cart', { 'POST /wanlshop/cart/synchro': list, ...answers }, { person: lin });
  await act(loadCart);
  return market;
}
const box = (name: string | RegExp) => front().getByRole<HTMLInputElement>('checkbox', { name });
const total = () => front().getByText('合计').parentElement?.textContent;
const getStepper = (title: string) =>
  within(within(front().getByText(title).parentElement as HTMLElement).getByRole('group', { name: '数量' }));
const tap = (title: string, what: '增加' | '减少') =>
  act(() => getStepper(title).getByRole('button', { name: what }).click());

test('an empty cart leads to the shops and offers nothing to settle', async () => {
  openAsVisitor([]);
  await see('购物车还是空的');
  expect([doesNotSee('结算'), doesNotSee('管理')]).toEqual([true, true]);
  await press('去逛逛');
  await arrive('/pages/index');
});

describe('choosing', () => {
  test('a line, a shop or everything is added up exactly', async () => {
    openAsVisitor(twoShops);
    await press('选择 茶 2', 'checkbox');
    expect(total()).toBe('合计¥59.70');
    expect(box('选择 山野茶舍 的全部商品').checked).toBe(false);
    await press('选择 茶 1', 'checkbox');
    expect(box('选择 山野茶舍 的全部商品').checked).toBe(true);
    expect(box('全选').checked).toBe(false);
    await press('选择 声洛数码 的全部商品', 'checkbox');
    expect(box('全选').checked).toBe(true);
    expect(total()).toBe('合计¥99.50');
    await see('结算 (5)');
    await press('全选', 'checkbox');
    expect([box('选择 茶 1').checked, box('选择 茶 3').checked]).toEqual([false, false]);
    expect(total()).toBe('合计¥0.00');
  });

  test('passes by what cannot be bought, and says why', async () => {
    openAsVisitor([shop([line(1), soldOut])]);
    await see('已售罄');
    expect(box('选择 茶 9').disabled).toBe(true);
    await press('全选', 'checkbox');
    expect([box('全选').checked, box('选择 茶 9').checked]).toEqual([true, false]);
    expect(total()).toBe('合计¥19.90');
  });
});

describe('the number of a line', () => {
  test('never goes below one nor above the stock, and low stock is shown', async () => {
    openAsVisitor([shop([line(1, { sku: { ...line(1).sku, stock: 2 }, checked: true })])]);
    await see('仅剩 2 件');
    const isOff = (name: string) =>
      getStepper('茶 1').getByRole<HTMLButtonElement>('button', { name }).disabled;
    expect([isOff('减少'), isOff('增加')]).toEqual([true, false]);
    tap('茶 1', '增加');
    expect([isOff('减少'), isOff('增加')]).toEqual([false, true]);
    expect(total()).toBe('合计¥39.80');
  });

  test('is sent to the market as it becomes', async () => {
    const market = await openAsLin(twoShops, { 'POST /wanlshop/cart/storage': null });
    await see('茶 1');
    tap('茶 1', '增加');
    tap('茶 1', '增加');
    tap('茶 1', '减少');
    const step = { goods_id: 1, sku_id: 10 };
    await waitFor(() =>
      expect(market.asked('POST /wanlshop/cart/storage')).toEqual([
        { type: 'bcadd', ...step, number: 2, sum: '39.80' },
        { type: 'bcadd', ...step, number: 3, sum: '59.70' },
        { type: 'bcsub', ...step, number: 2, sum: '39.80' },
      ]),
    );
  });

  test('goes back to the market’s where the market refuses the change', async () => {
    await openAsLin(twoShops, {
      'POST /wanlshop/cart/storage': refuse('cart.short_of_stock', '库存不足'),
    });
    await see('茶 1');
    tap('茶 1', '增加');
    getStepper('茶 1').getByText('2');
    await waitFor(() => getStepper('茶 1').getByText('1'));
  });
});

describe('settling', () => {
  test('without a choice asks for one', async () => {
    openAsVisitor(twoShops);
    await press('结算');
    await seeToast('请选择商品');
    expect(address()).toBe('#/pages/cart');
  });

  test('sends a visitor to the login first', async () => {
    openAsVisitor(twoShops);
    await press('全选', 'checkbox');
    await press('结算 (5)');
    await arrive('/pages/user/auth/auth');
  });

  test('takes exactly what was chosen along', async () => {
    const quote = refuse('orders.short_of_stock', '库存不足');
    await openAsLin(twoShops, {
      'POST /wanlshop/order/quote': quote,
      'GET /wanlshop/address/list': { rows: [] },
    });
    await press('选择 茶 2', 'checkbox');
    await press('结算 (3)');
    await arrive('/pages/user/order/addorder');
    const query = new URLSearchParams(address().split('?')[1]);
    expect(query.get('type')).toBe('cart');
    expect(JSON.parse(query.get('data') ?? '')).toEqual([{ goods_id: 2, sku_id: 20, number: 3 }]);
  });
});

describe('another sku of a line', () => {
  const [small, large] = teaDetails().skus;
  const teaLine = line(tea.id, {
    sku_id: small?.id ?? 0,
    sku: { id: small?.id ?? 0, price: small?.price ?? '', values: small?.values ?? [], stock: 9 },
  });
  const answers = {
    'GET /wanlshop/goods/details': teaDetails(),
    'POST /wanlshop/cart/storage': null,
  };
  const open = () => openAsLin([shop([{ ...teaLine, price_drop: '5.00' }])], answers);

  test('is chosen in place, and the market is told', async () => {
    const market = await open();
    await see('比加入时降 ¥5');
    await press(/^修改规格/);
    for (const [index, value] of (large?.values ?? []).entries()) {
      if (value !== small?.values[index]) await press(value);
    }
    market.answer({
      'POST /wanlshop/cart/synchro': [
        shop([{ ...teaLine, sku_id: large?.id ?? 0, sku: { ...teaLine.sku, id: large?.id ?? 0 } }]),
      ],
    });
    await press('确定');
    await waitFor(() =>
      expect(market.asked('POST /wanlshop/cart/storage')).toEqual([
        {
          type: 'change_sku',
          goods_id: tea.id,
          sku_id: small?.id,
          new_sku_id: large?.id,
          number: 1,
        },
      ]),
    );
    expect(useCart.getState().cart.list[0]?.products).toMatchObject([{ sku_id: large?.id, number: 1 }]);
    expect(doesNotSee('比加入时降 ¥5')).toBe(true);
  });

  test('left as it is changes nothing', async () => {
    const market = await open();
    await press(/^修改规格/);
    await press('关闭');
    expect(market.asked('POST /wanlshop/cart/storage')).toEqual([]);
  });

  test('cannot be chosen once the goods is off sale', async () => {
    await openAsLin([shop([{ ...teaLine, state: 'off_sale' }])], answers);
    await see('已下架');
    expect(front().queryByRole('button', { name: /^修改规格/ })).toBeNull();
  });
});

describe('what the chosen lines come to', () => {
  const quote = 'POST /wanlshop/order/quote';
  const quoted = aQuote({
    goods_amount: '59.70',
    freight: '8.00',
    payable: '67.70',
    best: { cards: {}, platform_card: null, discount: '10.00' },
    shops: aQuote().shops.map((one) => ({
      ...one,
      shop_id: 5,
      next: { card_id: 1, lacks: '41.00', saves: '30.00' },
    })),
  });

  test('is estimated by the market, and a press says how it comes about', async () => {
    const market = await openAsLin(twoShops, { [quote]: quoted });
    await press('选择 茶 2', 'checkbox');
    await see('已优惠 ¥10，运费 ¥8');
    expect(market.asked(quote)).toEqual([{ type: 'cart', items: [{ goods_id: 2, sku_id: 20, number: 3 }] }]);
    expect(total()).toBe('合计¥57.70');
    await press(/已优惠/);
    await see('金额明细');
    expect(front().getByText('商品总价').nextElementSibling?.textContent).toBe('¥59.70');
  });

  test('names what a little more from a shop would bring', async () => {
    await openAsLin(twoShops, {
      [quote]: quoted,
      'GET /wanlshop/goods/list': { rows: [], next: null },
    });
    await press('选择 茶 2', 'checkbox');
    await see('再买 ¥41 减 ¥30');
    await press(/去凑单/, 'link');
    await arrive('/pages/shop/product/list?shop_id=5');
  });

  test('is their sum where the market makes no quote of them', async () => {
    const market = await openAsLin(twoShops, { [quote]: refuse('orders.no_delivery', '不配送') });
    await press('选择 茶 2', 'checkbox');
    await waitFor(() => expect(market.asked(quote)).toHaveLength(1));
    expect(total()).toBe('合计¥59.70');
  });
});

test('a line swiped aside is deleted once that is confirmed', async () => {
  const market = await openAsLin(twoShops, { 'POST /wanlshop/cart/storage': null });
  await press('删除 茶 2');
  await press('取消');
  await see('茶 2');
  await press('删除 茶 2');
  await press('确定');
  await waitFor(() => expect(doesNotSee('茶 2')).toBe(true));
  await waitFor(() =>
    expect(market.asked('POST /wanlshop/cart/storage')).toEqual([
      { type: 'del', data: [{ goods_id: 2, sku_id: 20, number: 3 }] },
    ]),
  );
});

describe('managing', () => {
  test('chooses what cannot be bought too, and takes it out when that is confirmed', async () => {
    const market = await openAsLin([shop([line(1), soldOut])], { 'POST /wanlshop/cart/storage': null });
    await press('管理');
    expect(doesNotSee('合计')).toBe(true);
    await press('选择 茶 9', 'checkbox');
    await press('删除 (1)');
    await see('确定要删除选中的 1 件商品吗？');
    await press('取消');
    expect(doesNotSee('茶 9')).toBe(false);
    await press('删除 (1)');
    await press('确定');
    await waitFor(() => expect(doesNotSee('茶 9')).toBe(true));
    expect(doesNotSee('茶 1')).toBe(false);
    await waitFor(() =>
      expect(market.asked('POST /wanlshop/cart/storage')).toEqual([
        { type: 'del', data: [{ goods_id: 9, sku_id: 90, number: 1 }] },
      ]),
    );
  });

  test('with everything chosen empties the cart', async () => {
    const market = await openAsLin(twoShops, { 'POST /wanlshop/cart/storage': null });
    await press('管理');
    await press('全选', 'checkbox');
    await press('删除 (5)');
    await press('确定');
    await see('购物车还是空的');
    await waitFor(() => expect(market.asked('POST /wanlshop/cart/storage')).toEqual([{ type: 'empty' }]));
  });

  test('moves to the favourites and counts them', async () => {
    await openAsLin(twoShops, { 'POST /wanlshop/cart/storage': 2 });
    await press('管理');
    await press('选择 山野茶舍 的全部商品', 'checkbox');
    await press('移入收藏');
    await seeToast('已移入收藏');
    expect(doesNotSee('茶 1')).toBe(true);
    expect(useStatistics.getState().statistics.dynamic.collection).toBe(2);
  });

  test('asks a visitor who saves an item to log in, and leaves the cart as it is', async () => {
    openAsVisitor(twoShops);
    await press('管理');
    await press('全选', 'checkbox');
    await press('移入收藏');
    await arrive('/pages/user/auth/auth');
    expect(useCart.getState().cart.cartnum).toBe(5);
  });
});

test('the cart speaks English', async () => {
  openAsVisitor([shop([line(1, { checked: true }), soldOut])], 'en');
  await see('Sold out');
  await press('Manage');
  await see('Done');
  expect(document.querySelector('main')?.textContent).not.toMatch(/结算|管理|已售罄|全选/);
});

describe('coupons of a shop in the cart', () => {
  const coupons = 'GET /wanlshop/coupon/list';

  test('are a press away; a visitor who wants one logs in first', async () => {
    useCart.setState({ cart: toCart(twoShops.slice(0, 1)) });
    const market = openApp('/pages/cart', { [coupons]: { rows: [aCoupon()], next: null } });
    await press('领券');
    await see('秋茶满减');
    expect(market.asked(coupons)[0]).toMatchObject({ shop_id: '5' });
    await press('领取');
    await arrive('/pages/user/auth/auth');
  });

  test('are not offered where there are none', async () => {
    const market = openAsVisitor(twoShops);
    await waitFor(() => expect(market.asked(coupons)).toHaveLength(2));
    expect(doesNotSee('领券')).toBe(true);
  });
});
