// @vitest-environment jsdom

import { type Answers, refuse } from '@chengji/testkit/fake-market';
import { afterEach, describe, expect, test } from 'vitest';
import { arrive, closeApp, openApp, press, see } from '../../../testing/open-app.tsx';
import { anOrder, toDetails } from '../../../testing/order-rows.ts';
import { aPreview, aRefund, aRefundRow, reasons } from '../../../testing/refund-rows.ts';
import { lin, statistics } from '../../../testing/rows.ts';

const list = 'GET /wanlshop/refund/list';
const at = '/pages/user/refund/lists';
const open = (answers: Answers, address = at) =>
  openApp(address, { 'GET /wanlshop/refund/details': aRefund(), ...answers }, { person: lin });

afterEach(closeApp);

describe('the own refunds', () => {
  test('say how each stands, how much it is of, and what is to be done', async () => {
    const rows = [
      aRefundRow({ state: 'pending_return' }),
      aRefundRow({ id: 92, state: 'completed', due_at: null }),
    ];
    open({ [list]: { rows, next: null } });
    await see('待您寄回');
    await see('退款完成');
    await see(/前寄回，逾期自动关闭/);
    await press('填写物流');
    await arrive('/pages/user/refund/details?id=91');
  });

  test('that have ended say when and how', async () => {
    const ended = { due_at: null, ended_at: 1_795_000_000 };
    const rows = [
      aRefundRow({ ...ended, id: 92, state: 'completed' }),
      aRefundRow({ ...ended, id: 93, state: 'closed' }),
      aRefundRow({ ...ended, id: 94, state: 'completed', amount: '0.00' }),
    ];
    open({ [list]: { rows, next: null } });
    await see(/^\d\d-\d\d \d\d:\d\d 已退回账户余额$/);
    await see(/^\d\d-\d\d \d\d:\d\d 已关闭$/);
    await see(/^\d\d-\d\d \d\d:\d\d 已完成，没有款项退回$/);
  });

  test('are narrowed down by how they stand, and counted while open', async () => {
    const market = open(
      {
        [list]: { rows: [], next: null },
        'GET /wanlshop/user/statistics': {
          statistics: { ...statistics, order: { ...statistics.order, customer: 2 } },
        },
      },
      `${at}?state=rejected`,
    );
    await see('还没有退款');
    expect(market.asked(list)).toEqual([{ state: 'rejected', limit: '10' }]);
    await press(/进行中/, 'tab');
    await see('还没有退款');
    expect(market.asked(list)).toContainEqual({ state: 'open', limit: '10' });
  });
});

describe('a line of an order', () => {
  const order = anOrder({ state: 'completed' });
  const withLine = (over: Partial<(typeof order.lines)[number]>) =>
    toDetails({ ...order, lines: order.lines.map((line) => ({ ...line, ...over })) });
  const details = 'GET /wanlshop/order/details';
  const orderAt = '/pages/user/order/details?id=31';

  test('says what can be asked back of it, and leads to the application', async () => {
    open(
      {
        [details]: withLine({ can_refund: true, refundable: '125.69' }),
        'GET /wanlshop/refund/preview': {
          number: 2,
          most: 2,
          max: '125.69',
          freight: '0.00',
          returns_to: 'balance',
          kinds: ['refund_only'],
          until: null,
        },
        'GET /wanlshop/refund/reasons': { rows: [] },
      },
      orderAt,
    );
    await see('可退 ¥125.69');
    await press('申请退款');
    await arrive('/pages/user/refund/apply?order_id=31&line_id=41');
  });

  test('is asked back with others of its order at once, and says which one is refused', async () => {
    const lines = order.lines.flatMap((line) =>
      [41, 42].map((id) => ({
        ...line,
        id,
        shipped: false,
        to_ship: 2,
        can_refund: true,
        refundable: '129.00',
      })),
    );
    const market = open(
      {
        [details]: toDetails({ ...order, state: 'pending_shipment', lines }),
        'GET /wanlshop/refund/reasons': { rows: reasons },
        'GET /wanlshop/refund/preview': aPreview({ max: '129.00' }),
        'POST /wanlshop/refund/apply': ({ line_id }) =>
          line_id === 42 ? refuse('refunds.nothing_left', '没有可退的商品') : aRefund(),
        [list]: { rows: [], next: null },
      },
      orderAt,
    );
    await press('全部退款');
    await press('申请退款（2 种商品）');
    await see('请选择退款原因');
    await press(/不想要了/, 'radio');
    await press('申请退款（2 种商品）');
    await see('没有可退的商品');
    market.answer({ 'POST /wanlshop/refund/apply': aRefund() });
    await press('申请退款（2 种商品）');
    await arrive('/pages/user/refund/lists?state=open');
    const asked = market.asked('POST /wanlshop/refund/apply');
    expect(asked.map(({ line_id }) => line_id)).toEqual([41, 42, 41, 42]);
    expect(asked[0]).toMatchObject({ kind: 'refund_only', received: 'not_received', amount: '129.00' });
    const keys = market.idempotencyKeys('POST /wanlshop/refund/apply');
    expect(keys[2]).toBe(keys[0]);
  });

  test('with nothing to give back warns of what is lost by it, also among others', async () => {
    const lines = order.lines.flatMap((line) =>
      (['129.00', '0.00'] as const).map((refundable, n) => ({
        ...line,
        id: 41 + n,
        shipped: false,
        to_ship: 2,
        can_refund: true,
        refundable,
      })),
    );
    const market = open(
      {
        [details]: toDetails({ ...order, state: 'pending_shipment', lines }),
        'GET /wanlshop/refund/reasons': { rows: reasons },
        'GET /wanlshop/refund/preview': ({ line_id }) =>
          aPreview({ max: Number(line_id) === 42 ? '0.00' : '129.00' }),
        'POST /wanlshop/refund/apply': aRefund(),
        [list]: { rows: [], next: null },
      },
      orderAt,
    );
    await press('全部退款');
    await press(/不想要了/, 'radio');
    await press('申请退款（2 种商品）');
    await see(/将失去售后机会/);
    await press('取消');
    expect(market.asked('POST /wanlshop/refund/apply')).toEqual([]);
    await press('申请退款（2 种商品）');
    await press('确定');
    await arrive('/pages/user/refund/lists?state=open');
    expect(market.asked('POST /wanlshop/refund/apply').map(({ amount }) => amount)).toEqual([
      '129.00',
      '0.00',
    ]);
  });

  test('that was sent is asked back with others too, once it is said whether they arrived', async () => {
    const lines = order.lines.flatMap((line) =>
      [41, 42].map((id) => ({ ...line, id, shipped: true, can_refund: true, refundable: '129.00' })),
    );
    const market = open(
      {
        [details]: toDetails({ ...order, state: 'completed', lines }),
        'GET /wanlshop/refund/reasons': { rows: reasons },
        'GET /wanlshop/refund/preview': aPreview({ max: '129.00' }),
        'POST /wanlshop/refund/apply': aRefund(),
        [list]: { rows: [], next: null },
      },
      orderAt,
    );
    await press('全部退款');
    await press('退货退款', 'radio');
    await press(/不想要了/, 'radio');
    await press('申请退款（2 种商品）');
    await see('请选择货物状态');
    await press('已收到货', 'radio');
    await press('申请退款（2 种商品）');
    await arrive('/pages/user/refund/lists?state=open');
    expect(market.asked('POST /wanlshop/refund/apply')).toMatchObject(
      [41, 42].map((line_id) => ({ line_id, kind: 'return_and_refund', received: 'received' })),
    );
  });

  test('says how its refund stands, and leads to it', async () => {
    open({ [details]: withLine({ refund: { id: 91, state: 'pending_seller', amount: '36.88' } }) }, orderAt);
    await see('退款中');
    await press(/等待商家处理/, 'link');
    await arrive('/pages/user/refund/details?id=91');
  });
});
