// @vitest-environment jsdom

import { type Answers, refuse } from '@chengji/testkit/fake-market';
import { waitFor } from '@testing-library/react';
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
const collect = 'POST /wanlshop/goods/collect';
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

  test('is shared by its address where the phone has no way of its own', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { userAgent: '', clipboard: { writeText } });
    open();
    await press('分享');
    await seeToast('复制成功');
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

  test('never buys more pieces than there are', async () => {
    open();
    await press('加入购物车');
    await press('250 g');
    await press('礼盒');
    await press('增加');
    await press('增加');
    expect(chip('增加').disabled).toBe(true);
    expect(front().getByText('3', { selector: 'output' })).toBeTruthy();
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
