// @vitest-environment jsdom

import { type Answers, refuse } from '@chengji/testkit/fake-market';
import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { teaDetails } from '../../../testing/goods-rows.ts';
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
} from '../../../testing/open-app.tsx';
import { lin, statistics, tea } from '../../../testing/rows.ts';
import { useCart } from '../../cart/index.ts';

afterEach(closeApp);

const details = 'GET /wanlshop/goods/details';
const delivery = 'GET /wanlshop/goods/delivery';
const collect = 'POST /wanlshop/goods/collect';
const westLake = {
  province_code: '330000',
  city_code: '330100',
  district_code: '330106',
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
};
const person: Answers = {
  'GET /wanlshop/token/check': null,
  'GET /wanlshop/user/statistics': { statistics },
  'POST /wanlshop/cart/synchro': [],
};
const open = (answers: Answers = {}, opening = {}) =>
  openApp(`/pages/product/goods?id=${tea.id}`, { [details]: teaDetails(), ...answers }, opening);
const chip = (name: string) => front().getByRole<HTMLButtonElement>('button', { name });
const lines = () =>
  useCart.getState().cart.list.flatMap((shop) => shop.products.map((line) => [line.sku_id, line.number]));

describe('a goods', () => {
  test('shows its price range, its facts, reviews and description', async () => {
    open();
    await see('明前龙井');
    await see('杭州发货 · 包邮');
    await see('香气很足');
    await see('好评率 66%');
    await see('清明前采摘');
    expect(document.title).toContain('商品详情');
  });

  test('says where it is sent, what that costs and when it should arrive, and follows the area chosen', async () => {
    const send_by = Math.floor(Date.parse('2026-11-25T10:00:00+08:00') / 1_000);
    const region = { code: '330000', name: '浙江省' };
    const regions = [
      {
        ...region,
        children: [{ code: '330100', name: '杭州市', children: [{ code: '330106', name: '西湖区' }] }],
      },
    ];
    const market = open({
      [delivery]: { area: null, delivers: true, text: '快递 ¥8.00 起', send_by, arrives_by: null },
      'GET /wanlshop/address/regions': { rows: regions },
    });
    await see('选择收货地区 · 快递 ¥8.00 起');
    await see('48 小时内发货，最晚 11月25日发出');
    const arrives_by = send_by + 2 * 86_400;
    market.answer({
      [delivery]: { area: westLake, delivers: true, text: '快递 ¥8.00', send_by, arrives_by },
    });
    await press(/送至/);
    for (const name of ['浙江省', '杭州市', '西湖区']) await press(name);
    await see('浙江省杭州市西湖区 · 快递 ¥8.00');
    await see('预计 11月27日前送达 · 48 小时内发货');
    expect(market.asked(delivery).at(-1)).toMatchObject({ sku_id: '12', district_code: '330106' });
  });

  test('says that it is not sent to where its shop delivers nothing', async () => {
    open({ [delivery]: { area: westLake, delivers: false, text: '', send_by: 1, arrives_by: null } });
    await see('浙江省杭州市西湖区 暂不配送');
  });

  test('explains what every order is promised', async () => {
    open();
    await press(/保障/);
    await see('订单完成后 7 天内，可申请退款或退货退款。');
  });

  test('shows its price after coupons, and what is like it', async () => {
    const similar = 'GET /wanlshop/goods/similar';
    const market = open({
      [details]: teaDetails({ price_after_coupons: '99.00' }),
      [similar]: { rows: [{ ...tea, id: 92, title: '雨前碧螺春' }], next: null },
    });
    await see('券后 ¥99');
    await see('猜你喜欢');
    await see('雨前碧螺春');
    expect(market.asked(similar)[0]?.ids).toBe(String(tea.id));
  });

  test('shows its parameters', async () => {
    open();
    await press(/产地/);
    await see('产地');
    await see('杭州');
  });

  test('that is gone leads home', async () => {
    open({ [details]: refuse('catalog.goods_gone', '商品不存在'), 'GET /wanlshop/search/hot': { rows: [] } });
    await see('商品不存在或已下架');
    await press('去首页逛逛');
    await arrive('/pages/index');
  });

  test('that is off sale or sold out cannot be bought', async () => {
    open({ [details]: teaDetails({ on_sale: false }) });
    await see('商品已下架');
    expect(doesNotSee('立即购买')).toBe(true);
    await closeApp();
    open({ [details]: teaDetails({ skus: teaDetails().skus.map((sku) => ({ ...sku, stock: 0 })) }) });
    await see('已售罄');
  });

  test('says when it goes on sale, that its sale ended, and how many one may buy', async () => {
    const at = Math.floor(Date.parse('2027-03-05T10:00:00+08:00') / 1_000);
    open({ [details]: teaDetails({ on_sale: false, sale_starts_at: at }) });
    await see(/10:00 开售/);
    await closeApp();
    open({ [details]: teaDetails({ on_sale: false, sale_ends_at: at }) });
    await see('销售已结束');
    await closeApp();
    open({ [details]: teaDetails({ most_per_buyer: 2, most_per_order: 1, sale_ends_at: at }) });
    await see(/10:00 结束销售/);
    await press('立即购买');
    await see(/每人限购 2 件/);
    await see(/每单限购 1 件/);
  });

  test('is shared by its address where the phone has no way of its own', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { userAgent: '', clipboard: { writeText } });
    open();
    await press('分享');
    await seeToast('链接已复制');
    expect(writeText).toHaveBeenCalledWith(expect.stringContaining(address()));
  });
});

describe('choosing a sku', () => {
  test('says what is still to be chosen', async () => {
    open();
    await press('加入购物车');
    await press('250 g');
    await press('加入购物车');
    await seeToast('请选择包装');
    expect(lines()).toEqual([]);
  });

  test('cannot end in what is sold out', async () => {
    open();
    await press('立即购买');
    await press('500 g');
    expect(chip('礼盒').disabled).toBe(true);
    await press('250 g');
    expect(chip('礼盒').disabled).toBe(false);
  });

  test('adds so many pieces to the cart of a visitor', async () => {
    open();
    await press('加入购物车');
    await press('250 g');
    await press('纸袋');
    await press('增加');
    await press('加入购物车');
    await seeToast('已加入购物车');
    expect(lines()).toEqual([[12, 2]]);
    await see('250 g，纸袋，2 件');
    expect(front().getByRole('button', { name: '购物车 2' })).toBeTruthy();
  });

  test('that was found in a post says so in the cart', async () => {
    openApp(`/pages/product/goods?id=${tea.id}&post=91`, { [details]: teaDetails() });
    await press('加入购物车');
    await press('250 g');
    await press('纸袋');
    await press('加入购物车');
    await seeToast('已加入购物车');
    const [shop] = useCart.getState().cart.list;
    expect(shop?.products.map(({ from }) => from)).toEqual([{ type: 'post', id: 91 }]);
  });

  test('never buys more pieces than there are', async () => {
    open();
    await press('加入购物车');
    await press('250 g');
    await press('礼盒');
    await press('增加');
    await press('增加');
    expect(chip('增加').disabled).toBe(true);
    const quantity = front().getByRole<HTMLInputElement>('textbox', { name: '数量' });
    expect(quantity.value).toBe('3');
    fireEvent.change(quantity, { target: { value: '9' } });
    fireEvent.blur(quantity);
    expect(quantity.value).toBe('3');
  });

  test('to buy at once leads a visitor to the login, and on to the checkout', async () => {
    open();
    await press('立即购买');
    await press('250 g');
    await press('纸袋');
    await press('立即购买');
    await arrive('/pages/user/auth/auth');
  });
});

describe('a favourite', () => {
  test('is for people logged in: a visitor logs in first', async () => {
    const market = open();
    await press('收藏');
    await arrive('/pages/user/auth/auth');
    expect(market.asked(collect)).toEqual([]);
  });

  test('is saved by a press, and removed by a second one', async () => {
    const market = open({ ...person, [collect]: { collected: true, collection: 37 } }, { person: lin });
    await see('明前龙井');
    market.answer({ [details]: teaDetails({ collected: true }) });
    await press('收藏');
    await see('已收藏');
    market.answer({ [collect]: { collected: false, collection: 36 }, [details]: teaDetails() });
    await waitFor(() => expect(market.asked(details).length).toBeGreaterThan(1));
    await press('已收藏');
    await see('收藏');
    expect(market.asked(collect)).toEqual([
      { id: tea.id, collected: true },
      { id: tea.id, collected: false },
    ]);
  });
});
