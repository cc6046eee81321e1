// @vitest-environment jsdom

import { type Answers, noNetwork, refuse } from '@chengji/testkit/fake-market';
import { act, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useStatistics } from '../../kernel/session/statistics-store.ts';
import { aCard, aCoupon, held } from '../../testing/coupon-rows.ts';
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
import { cancelled, toDetails } from '../../testing/order-rows.ts';
import { lin, tea } from '../../testing/rows.ts';
import { teaShop } from '../../testing/shop-rows.ts';

afterEach(closeApp);

const list = 'GET /wanlshop/coupon/list';
const receive = 'POST /wanlshop/coupon/receive';
const mine = 'GET /wanlshop/coupon/mine';
const details = 'GET /wanlshop/coupon/details';
const goods = 'GET /wanlshop/coupon/goods';
const person = { person: lin };
const coupons = (...rows: ReturnType<typeof aCoupon>[]): Answers => ({ [list]: { rows, next: null } });
const apply: Answers = {
  [details]: aCoupon({ mine: held }),
  [goods]: { rows: [tea], next: null },
};
/** What the pages that are led to ask for. */
const beyond: Answers = {
  'GET /wanlshop/goods/details': teaDetails(),
  'GET /wanlshop/shop/details': teaShop,
  'GET /wanlshop/page/shop': { shop_id: 5, modules: [] },
  'GET /wanlshop/order/details': toDetails(cancelled()),
};

describe('where coupons are received', () => {
  const open = (answers: Answers = {}, as: Parameters<typeof openApp>[2] = person) =>
    openApp('/pages/user/coupon/list', { ...coupons(aCoupon()), ...apply, ...answers }, as);

  test('a coupon says what it takes off, from whom, until when and how much is taken', async () => {
    open();
    await see('满 300 可用');
    await see('山野茶舍');
    await see('全店通用');
    await see('领取后 7 天内有效');
    await see('已抢 72%');
  });

  test('each kind says what it is worth', async () => {
    open(
      coupons(
        aCoupon({ id: 1, type: 'discount', amount: null, percent: 15, cap: '50.00' }),
        aCoupon({ id: 2, type: 'shipping', amount: null, least_spend: '0.00' }),
        aCoupon({ id: 3, type: 'vip', level: 3, title: 'V3 会员专享', shop: null }),
      ),
    );
    await see('8.5');
    await see('最高减 50');
    await see('无门槛');
    await see('V3 会员专享');
    await see('每人限领 1 张 · 剩 28 张');
  });

  test('in English a discount is what is off', async () => {
    const discount = aCoupon({ type: 'discount', amount: null, percent: 15 });
    open(coupons(discount), { ...person, language: 'en' });
    await see('Over ¥300');
    await see('% off');
  });

  test('a press receives one, counts it, and the next leads to what it can be used for', async () => {
    const market = open({ [receive]: { card: aCard(), coupon: 8 } });
    await see('领取');
    market.answer(coupons(aCoupon({ mine: held, received: 73, left: 27 })));
    await press('领取');
    await seeToast('领取成功');
    expect(useStatistics.getState().statistics.dynamic.coupon).toBe(8);
    await press('去使用');
    await arrive('/pages/user/coupon/apply?id=41');
  });

  test('two quick presses take one card', async () => {
    const market = open({ [receive]: { card: aCard(), coupon: 8 } });
    const button = await waitFor(() => front().getByRole('button', { name: '领取' }));
    button.click();
    button.click();
    await seeToast('领取成功');
    const keys = market.idempotencyKeys(receive);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toBeTruthy();
  });

  test('a press whose answer was lost is sent again as the same', async () => {
    const market = open({ [receive]: noNetwork });
    await press('领取');
    await waitFor(() => expect(market.asked(receive).length).toBe(1));
    market.answer({ [receive]: { card: aCard(), coupon: 8 } });
    await waitFor(() => expect(front().getByRole('button', { name: '领取' }).ariaBusy).not.toBe('true'));
    await press('领取');
    await seeToast('领取成功');
    expect(new Set(market.idempotencyKeys(receive)).size).toBe(1);
  });

  test('a message says that the last one is gone, and the page shows it from then on', async () => {
    const market = open({ [receive]: refuse('coupons.none_left', '优惠券已被抢光') });
    await see('领取');
    const none = { received: 0, can_receive: false, usable_card: null };
    market.answer(coupons(aCoupon({ received: 100, left: 0, mine: none })));
    await press('领取');
    await seeToast('优惠券已被抢光');
    await see('抢光了');
    await see('已抢完');
    expect(front().getByRole<HTMLButtonElement>('button', { name: '抢光了' }).disabled).toBe(true);
  });

  test('a visitor logs in first', async () => {
    const market = open({}, {});
    await press('领取');
    await arrive('/pages/user/auth/auth');
    expect(market.asked(receive)).toEqual([]);
  });

  test('one that is coming can be received once its time has come', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const soon = Math.floor(Date.now() / 1_000) + 60;
    const none = { received: 0, can_receive: false, usable_card: null };
    const market = open(coupons(aCoupon({ state: 'coming', receive_from: soon, mine: none })));
    await see(/开抢$/);
    await see('未开始');
    market.answer(coupons(aCoupon()));
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    await see('领取');
  });

  test('a kind is asked for by its tab', async () => {
    const market = open();
    await press('包邮', 'tab');
    await waitFor(() => expect(market.asked(list).at(-1)).toMatchObject({ type: 'shipping' }));
  });

  test('a ticket leads to its terms, and the bar to the own ones', async () => {
    open();
    await press('山野茶舍', 'link');
    await arrive('/pages/user/coupon/details?id=41');
    await see('秋茶满减');
    await see('减 30');
  });

  test('a list without coupons says so', async () => {
    open(coupons());
    await see('暂无可领的优惠券');
  });

  test('what could not be loaded is fetched again on request', async () => {
    const market = open({ [list]: noNetwork });
    await see('网络状态不佳');
    market.answer(coupons(aCoupon()));
    await press('重试');
    await see('山野茶舍');
  });
});

describe('the own cards', () => {
  const counts = { unused: 2, used: 1, expired: 0 };
  const cards = (...rows: ReturnType<typeof aCard>[]): Answers => ({ [mine]: { rows, next: null, counts } });
  const open = (answers: Answers, as: Parameters<typeof openApp>[2] = person) =>
    openApp('/pages/user/coupon/mycard', { ...beyond, ...apply, ...answers }, as);

  test('are counted by what became of them', async () => {
    open(cards(aCard()));
    await waitFor(() => front().getByRole('tab', { name: '未使用2' }));
    front().getByRole('tab', { name: '已过期0' });
    await press('去使用');
    await arrive('/pages/user/coupon/apply?id=41');
  });

  test('that were used lead to their order', async () => {
    const market = open(cards(aCard()));
    await press(/^已使用/, 'tab');
    await waitFor(() => expect(market.asked(mine).at(-1)).toMatchObject({ state: 'used' }));
    market.answer({ ...cards(aCard({ state: 'used', used_at: 1_760_100_000, order_id: 31 })) });
    await press(/^已过期/, 'tab');
    await press('查看订单');
    await arrive('/pages/user/order/details?id=31');
  });

  test('are none yet: the page leads to where they are received', async () => {
    open({ ...cards(), ...coupons(aCoupon()) });
    await see('还没有可用的优惠券');
    await press('领券中心');
    await arrive('/pages/user/coupon/list');
  });

  test('are not fetched for a visitor', async () => {
    open({}, {});
    await see('登录后查看我的优惠券');
  });

  test('have the terms they were received under', async () => {
    open({ ...cards(aCard()), 'GET /wanlshop/coupon/card': aCard({ title: '老条款', amount: '40.00' }) });
    await press('山野茶舍', 'link');
    await arrive('/pages/user/coupon/details?id=41&card=91');
    await see('老条款');
    await see('减 40');
    await press('去使用');
    await arrive('/pages/user/coupon/apply?id=41');
  });
});

describe('one coupon', () => {
  const open = (answers: Answers) =>
    openApp('/pages/user/coupon/details?id=41', { ...beyond, ...answers }, person);

  test('of which one may have more offers both', async () => {
    const both = { received: 1, can_receive: true, usable_card: 91 };
    const market = open({
      [details]: aCoupon({ per_person: 3, mine: both }),
      [receive]: { card: aCard({ id: 92 }), coupon: 2 },
    });
    await see('去使用');
    await press('再领一张');
    await waitFor(() => expect(market.asked(receive)).toEqual([{ id: 41 }]));
  });

  test('leads to who issued it', async () => {
    open({ [details]: aCoupon() });
    await press(/^发放方/);
    await arrive('/pages/shop/index?id=5');
  });

  test('that is gone says so', async () => {
    open({ [details]: refuse('common.not_found', '内容不存在'), ...coupons() });
    await see('优惠券不存在或已下架');
    await press('领券中心');
    await arrive('/pages/user/coupon/list');
  });
});

describe('what a coupon can be used for', () => {
  const open = (answers: Answers = {}) =>
    openApp('/pages/user/coupon/apply?id=41', { ...beyond, ...apply, ...answers }, person);

  test('stands beneath its terms, and can be received here too', async () => {
    open({ [details]: aCoupon() });
    await see('满 300 可用');
    await see('领取');
    await press(new RegExp(tea.title), 'link');
    expect(address()).toContain('/pages/product/goods?id=11');
  });

  test('needs no way there for who holds it', async () => {
    open();
    await see(tea.title);
    expect(doesNotSee('去使用')).toBe(true);
  });

  test('may be nothing yet', async () => {
    open({ [goods]: { rows: [], next: null } });
    await see('暂无可用商品');
  });
});
