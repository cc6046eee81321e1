// @vitest-environment jsdom

import type { Answers } from '@chengji/testkit/fake-market';
import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { aCard, aCoupon, held } from '../../testing/coupon-rows.ts';
import { teaDetails } from '../../testing/goods-rows.ts';
import {
  arrive,
  closeApp,
  doesNotSee,
  front,
  openApp,
  press,
  see,
  seeToast,
} from '../../testing/open-app.tsx';
import { lin, tea } from '../../testing/rows.ts';
import { teaShop } from '../../testing/shop-rows.ts';

afterEach(closeApp);

const list = 'GET /wanlshop/coupon/list';
const receive = 'POST /wanlshop/coupon/receive';
const one: Answers = { [list]: { rows: [aCoupon()], next: null } };
const none: Answers = { [list]: { rows: [], next: null } };
const received: Answers = { [receive]: { card: aCard(), coupon: 8 } };
const nowHeld: Answers = { [list]: { rows: [aCoupon({ mine: held })], next: null } };

describe('the page of a goods', () => {
  const tag = { id: 41, type: 'reduction', amount: '30.00', percent: null, least_spend: '300.00' } as const;
  const open = (coupons: (typeof tag)[], answers: Answers = one) =>
    openApp(
      '/pages/product/goods?id=11',
      { ...answers, 'GET /wanlshop/goods/details': teaDetails({ coupons }) },
      { person: lin },
    );

  test('names its coupons, which are received without leaving it', async () => {
    const market = open([tag], { ...one, ...received });
    await see('满 300 减 30');
    await press(/优惠/);
    await see('秋茶满减');
    expect(market.asked(list)[0]).toMatchObject({ goods_id: '11' });
    market.answer(nowHeld);
    await press('领取');
    await seeToast('领取成功');
    await see('去使用');
  });

  test('has no such row without coupons', async () => {
    open([]);
    await see('保障');
    expect(doesNotSee('优惠')).toBe(true);
  });

  test('says so when the coupons are gone meanwhile', async () => {
    open([tag], none);
    await press(/优惠/);
    await see('这里暂无可领的优惠券');
  });
});

describe('the page of a shop', () => {
  const shop: Answers = {
    'GET /wanlshop/shop/details': teaShop,
    'GET /wanlshop/page/shop': { shop_id: 5, modules: [] },
    'GET /wanlshop/goods/list': { rows: [tea], next: null },
    'GET /wanlshop/coupon/details': aCoupon({ mine: held }),
    'GET /wanlshop/coupon/goods': { rows: [tea], next: null },
  };

  test('has its coupons on top, each received by a press', async () => {
    const market = openApp('/pages/shop/index?id=5', { ...shop, ...one, ...received }, { person: lin });
    await see('满 300 可用');
    expect(market.asked(list)[0]).toMatchObject({ shop_id: '5' });
    market.answer(nowHeld);
    await press('秋茶满减 领取');
    await seeToast('领取成功');
    await press('秋茶满减 去使用');
    await arrive('/pages/user/coupon/apply?id=41');
  });

  test('without coupons begins with its goods', async () => {
    openApp('/pages/shop/index?id=5', { ...shop, ...none });
    await see('店长推荐');
    expect(front().queryByRole('button', { name: /领取/ })).toBeNull();
  });
});

describe('a page made of modules', () => {
  const strip = { id: 'd', type: 'coupon_strip', style: {}, params: { title: '好券', limit: 5 } } as const;
  const open = (answers: Answers, title: string = strip.params.title) =>
    openApp('/pages/page/index?id=8', {
      ...answers,
      'GET /wanlshop/page/details': {
        id: 8,
        title: '专题',
        modules: [{ ...strip, params: { ...strip.params, title } }],
      },
    });

  test('draws as many coupons as its limit, and leads to the others', async () => {
    const market = open(one);
    await see('好券');
    await waitFor(() => expect(market.asked(list)[0]).toMatchObject({ limit: '5' }));
    await press('更多');
    await arrive('/pages/user/coupon/list');
  });

  test('draws them without a card of their own where they have no title', async () => {
    open(one, '');
    await waitFor(() => expect(front().getByRole('button', { name: /领取/ })).toBeTruthy());
    expect(front().queryByRole('button', { name: '更多' })).toBeNull();
  });

  test('draws nothing where there are none', async () => {
    const market = open(none);
    await waitFor(() => expect(market.asked(list)).toHaveLength(1));
    await waitFor(() => expect(doesNotSee('好券')).toBe(true));
  });
});
