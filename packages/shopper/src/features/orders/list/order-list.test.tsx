// @vitest-environment jsdom
import type { OrderRow } from '@chengji/contract';
import type { Answers } from '@chengji/testkit/fake-market';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { saveStatistics } from '../../../kernel/session/statistics-store.ts';
import {
  arrive,
  closeApp,
  doesNotSee,
  front,
  openApp,
  press,
  see,
  seeToast,
} from '../../../testing/open-app.tsx';
import { anOrder, cancelled, received, shipped, toDetails, unpaid } from '../../../testing/order-rows.ts';
import { lin, statistics } from '../../../testing/rows.ts';

afterEach(closeApp);

const list = 'GET /wanlshop/order/list';
const page = (...rows: OrderRow[]) => ({ rows, next: null });
const open = (row: OrderRow, answers: Answers = {}, language: 'zh' | 'en' = 'zh') =>
  openApp(
    '/pages/user/order/order',
    { [list]: page(row), 'GET /wanlshop/user/statistics': { statistics }, ...answers },
    { person: lin, language },
  );
/** What may be pressed on the one order shown, left to right. */
const offered = () =>
  [...document.querySelectorAll('section > div button')].map((button) => button.textContent);

describe('an order in the list', () => {
  test.each<[string, () => OrderRow, RegExp[]]>([
    ['waits to be paid', unpaid, [/^取消订单$/, /^立即付款 (30:00|29:\d\d)$/]],
    ['is on its way', shipped, [/^查看物流$/, /^确认收货$/]],
    ['has come', received, [/^再次购买$/, /^查看物流$/, /^评价$/]],
    ['was cancelled', cancelled, [/^删除订单$/, /^再次购买$/]],
    ['waits to be shipped', () => anOrder({ state: 'pending_shipment' }), []],
  ])('that %s offers what the market allows, and nothing else', async (_, row, actions) => {
    open(row());
    await see('明前龙井');
    expect(offered()).toHaveLength(actions.length);
    for (const [index, action] of actions.entries()) expect(offered()[index]).toMatch(action);
  });

  test('says the same in English', async () => {
    open(shipped(), {}, 'en');
    await see('明前龙井');
    await waitFor(() => expect(offered()).toHaveLength(2));
    expect(offered().join()).not.toMatch(/[\u4e00-\u9fff]/);
  });

  test('counts in its tabs what waits to be done', async () => {
    open(unpaid());
    act(() => saveStatistics(statistics));
    await see('明前龙井');
    expect(front().getByRole('tab', { name: /待付款/ }).textContent).toBe('待付款2');
    expect(front().getByRole('tab', { name: /全部/ }).textContent).toBe('全部');
  });
});

test('an order whose time to pay has run out is asked for again, and can be paid no more', async () => {
  const due = {
    ...unpaid(),
    deadlines: [{ ...unpaid().deadlines[0], at: Math.ceil(Date.now() / 1_000) + 1 }],
  } as OrderRow;
  const rows = [due, cancelled()];
  open(due, { [list]: () => page(rows.shift() ?? cancelled()) });
  await see('明前龙井');
  expect(offered()).toHaveLength(2);
  await waitFor(() => expect(offered()).toEqual(['删除订单', '再次购买']));
});

describe('the tabs of the list', () => {
  const tabOn = () => front().getByRole('tab', { selected: true }).textContent;
  const scroller = () => document.querySelector('[data-page]:not([inert]) [data-scroller]') as HTMLElement;
  /** A finger from the middle of an order, so far across. */
  const swipe = async (across: number) => {
    const touched = (await see('明前龙井')) as HTMLElement;
    const panels = touched.closest<HTMLElement>('[data-panels]');
    if (panels) panels.getBoundingClientRect = () => new DOMRect(0, 90, 390, 700);
    const touches = (x: number) => [{ clientX: 200 + x, clientY: 300 } as Touch];
    fireEvent.touchStart(touched, { touches: touches(0) });
    fireEvent.touchMove(touched, { touches: touches(across) });
    fireEvent.touchEnd(touched, { changedTouches: touches(across) });
  };

  test('are left and right of each other: a swipe leads to the neighbour, and nowhere at the ends', async () => {
    const market = open(unpaid());
    await swipe(120);
    expect(tabOn()).toBe('全部');
    await swipe(-120);
    expect(tabOn()).toBe('待付款');
    await waitFor(() => expect(market.asked(list).at(-1)).toMatchObject({ state: 'pay' }));
  });

  test('are shown where they were left, one that was not open before from its top', async () => {
    open(unpaid());
    await see('明前龙井');
    scroller().scrollTop = 640;
    fireEvent.scroll(scroller());
    await press('待付款', 'tab');
    expect(scroller().scrollTop).toBe(0);
    await press('全部', 'tab');
    expect(scroller().scrollTop).toBe(640);
  });
});

describe('a change of an order', () => {
  test('pressed twice is made once', async () => {
    const never = () => new Promise<never>(() => {});
    const market = open(unpaid(), {
      'GET /wanlshop/order/cancelpreview': {
        outcome: 'alone',
        others: 0,
        payable_before: '0.00',
        payable: '0.00',
      },
      'POST /wanlshop/order/cancel': never,
    });
    await press('取消订单');
    await waitFor(() => expect(market.asked('GET /wanlshop/order/cancelpreview')).toHaveLength(1));
    await press('取消订单');
    await waitFor(() => expect(market.asked('POST /wanlshop/order/cancel')).toHaveLength(1));
    await press('取消订单');
    await act(async () => {});
    expect(market.asked('POST /wanlshop/order/cancel')).toHaveLength(1);
  });

  test('is seen in the list at once', async () => {
    const market = open(shipped(), { 'POST /wanlshop/order/receive': toDetails(received()) });
    await press('确认收货');
    market.answer({ [list]: page(received()) });
    await press('确定');
    await seeToast('已确认收货');
    await see('评价');
    expect(doesNotSee('确认收货')).toBe(true);
  });

  test('that takes it out of the list is asked about first', async () => {
    const market = open(cancelled(), { 'POST /wanlshop/order/delete': null });
    await press('删除订单');
    await press('取消');
    expect(market.asked('POST /wanlshop/order/delete')).toEqual([]);
    await press('删除订单');
    market.answer({ [list]: page() });
    await press('确定');
    await see('还没有订单');
    expect(market.asked('POST /wanlshop/order/delete')).toEqual([{ id: 31 }]);
  });

  test('by the market when its time has come is fetched without a press', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const soon = Math.floor(Date.now() / 1_000) + 60;
    const market = open({
      ...shipped(),
      deadlines: [{ event: 'auto_receive', at: soon, paused_by: null, left: null }],
    });
    await see('明前龙井');
    expect(front().getByRole('timer').textContent).toMatch(/^ ?0[01]:\d\d$/);
    market.answer({ [list]: page(received()) });
    await act(() => vi.advanceTimersByTimeAsync(65_000));
    await see('评价');
  });
});

test('an order leads to its goods, its parcel and its review', async () => {
  open(received(), { 'GET /wanlshop/order/details': toDetails(received()) });
  await see('明前龙井');
  await press('评价');
  await arrive('/pages/user/order/comment?id=31');
});

describe('an order bought again', () => {
  const again = 'POST /wanlshop/order/again';

  test('opens the cart with what is still to be had chosen, and says what is not', async () => {
    const market = open(received(), {
      [again]: {
        lines: [{ goods_id: 11, sku_id: 12 }],
        missing: [{ title: '旧茶', reason: 'not_for_sale' }],
      },
      'POST /wanlshop/cart/synchro': [],
    });
    await press('再次购买');
    await arrive('/pages/cart');
    await see('「旧茶」已售罄或已下架');
    expect(market.asked(again)).toEqual([{ id: 31 }]);
  });

  test('of which nothing is left stays where it is', async () => {
    open(received(), {
      [again]: { lines: [], missing: [{ title: '旧茶', reason: 'not_for_sale' }] },
      'POST /wanlshop/cart/synchro': [],
    });
    await press('再次购买');
    await see('「旧茶」已售罄或已下架');
    await arrive('/pages/user/order/order');
  });
});
