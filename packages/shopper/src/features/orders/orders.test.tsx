// @vitest-environment jsdom

import type { OrderDetails } from '@chengji/contract';
import { type Answers, refuse } from '@chengji/testkit/fake-market';
import { afterEach, describe, expect, test } from 'vitest';
import { handleFrame } from '../../kernel/live/socket-lifecycle.ts';
import {
  arrive,
  closeApp,
  doesNotSee,
  fill,
  openApp,
  press,
  see,
  seeToast,
} from '../../testing/open-app.tsx';
import { cancelled, channels, received, shipped, toDetails, unpaid } from '../../testing/order-rows.ts';
import { lin, statistics } from '../../testing/rows.ts';

afterEach(closeApp);

const base: Answers = {
  'POST /wanlshop/cart/synchro': [],
  'GET /wanlshop/user/statistics': { statistics },
  'GET /wanlshop/token/check': null,
};
const list = 'GET /wanlshop/order/list';
const open = (at: string, answers: Answers) => openApp(at, { ...base, ...answers }, { person: lin });
const page = (...rows: ReturnType<typeof unpaid>[]) => ({ rows, next: null });

describe('the list of orders', () => {
  test('shows the tab its address names, and each other when it is pressed', async () => {
    const market = open('/pages/user/order/order?state=pay', {
      [list]: ({ state }) => (state === 'pay' ? page(unpaid()) : page()),
    });
    await see('没有更多了');
    await press(/已关闭/, 'tab');
    await see('没有已关闭的订单');
    expect(market.asked(list).map(({ state }) => state)).toEqual(['pay', 'closed']);
  });

  test.each([
    [1, '/pages/user/refund/apply?order_id=31&line_id=41'],
    [2, '/pages/user/order/details?id=31'],
  ])('leads with %i lines to be asked back to %s', async (lines, at) => {
    const row = received();
    const refundable = row.lines.flatMap((line) =>
      [41, 42].slice(0, lines).map((id) => ({ ...line, id, can_refund: true })),
    );
    open('/pages/user/order/order', {
      [list]: page({ ...row, lines: refundable }),
      'GET /wanlshop/order/details': refuse('common.not_found', '不存在'),
    });
    await press('申请售后');
    await arrive(at);
  });

  test('is searched by words', async () => {
    const market = open('/pages/user/order/order', {
      [list]: ({ keyword }) => (keyword ? page() : page(unpaid())),
    });
    await see('没有更多了');
    await press('搜索订单');
    await fill('商品名称、订单编号', ' 茶壶 ');
    await press('搜索');
    await see('没有找到相关订单');
    expect(market.asked(list).at(-1)?.keyword).toBe('茶壶');
    await press('取消');
    await see('没有更多了');
  });

  test('says why it could not come, and asks again', async () => {
    const market = open('/pages/user/order/order', {
      [list]: refuse('common.too_many_requests', '请稍后再试'),
    });
    await see('请稍后再试');
    market.answer({ [list]: page(shipped()) });
    await press('重试');
    await see('没有更多了');
  });

  test('is fetched again when the market has news of an order', async () => {
    const market = open('/pages/user/order/order', { [list]: page(unpaid()) });
    await see('没有更多了');
    market.answer({ [list]: page() });
    const news = { title: '', content: '', modules: 'order', modules_id: 31, image: '', createtime: 1 };
    handleFrame({ type: 'notice', ...news });
    await see('还没有订单');
  });
});

describe('an order', () => {
  const at = '/pages/user/order/details?id=31';
  const details = 'GET /wanlshop/order/details';

  test('is cancelled with a reason', async () => {
    const market = open(at, {
      [details]: toDetails(unpaid()),
      'GET /wanlshop/order/cancelpreview': {
        outcome: 'alone',
        others: 0,
        payable_before: '0.00',
        payable: '0.00',
      },
      'POST /wanlshop/order/cancel': { ...toDetails(cancelled()), note: '' },
    });
    await press('取消订单');
    await press('价格不合适', 'radio');
    market.answer({ [details]: toDetails(cancelled()) });
    await press('取消订单');
    await seeToast('订单已取消');
    await see('您已取消该订单');
    expect(market.asked('POST /wanlshop/order/cancel')).toEqual([{ id: 31, reason: '价格不合适' }]);
  });

  test('that is cancelled while a channel does not answer says what becomes of the money until it is read', async () => {
    const note = '订单已取消。微信支付暂时无法连接，如您已在该渠道付款，款项会自动原路退回';
    open(at, {
      [details]: toDetails(unpaid()),
      'GET /wanlshop/order/cancelpreview': {
        outcome: 'alone',
        others: 0,
        payable_before: '0.00',
        payable: '0.00',
      },
      'POST /wanlshop/order/cancel': { ...toDetails(cancelled()), note },
    });
    await press('取消订单');
    await press('价格不合适', 'radio');
    await press('取消订单');
    await see(note);
    await press('知道了');
  });

  test('says first that cancelling closes the other orders of its payment', async () => {
    const market = open(at, {
      [details]: toDetails(unpaid()),
      'GET /wanlshop/order/cancelpreview': {
        outcome: 'whole',
        others: 2,
        payable_before: '31.43',
        payable: '0.00',
      },
      'POST /wanlshop/order/cancel': { ...toDetails(cancelled()), note: '' },
    });
    await press('取消订单');
    await see('取消后其余 2 个订单不能单独保留，将一并取消，优惠券退回');
    await press('全部取消');
    await seeToast('订单已取消');
    expect(market.asked('POST /wanlshop/order/cancel')).toEqual([
      { id: 31, reason: '不想要了', whole: true },
    ]);
  });

  test('says first what its cancelling makes the others cost', async () => {
    const market = open(at, {
      [details]: toDetails(unpaid()),
      'GET /wanlshop/order/cancelpreview': {
        outcome: 'repriced',
        others: 1,
        payable_before: '0.28',
        payable: '0.29',
      },
      'POST /wanlshop/order/cancel': { ...toDetails(cancelled()), note: '' },
    });
    await press('取消订单');
    await see('平台优惠会重新计算：其余 1 个订单应付由 ¥0.28 变为 ¥0.29');
    await press('取消订单');
    await seeToast('订单已取消');
    expect(market.asked('POST /wanlshop/order/cancel')).toEqual([
      { id: 31, reason: '不想要了', payable: '0.29' },
    ]);
  });

  test('is received only once the person is sure', async () => {
    const market = open(at, {
      [details]: toDetails(shipped()),
      'POST /wanlshop/order/receive': toDetails(received()),
    });
    await press('确认收货');
    await press('取消');
    expect(market.asked('POST /wanlshop/order/receive')).toEqual([]);
    await press('确认收货');
    market.answer({ [details]: toDetails(received()) });
    await press('确定');
    await seeToast('已确认收货');
    await see('待评价');
  });

  test('that has moved on meanwhile says so', async () => {
    open(at, {
      [details]: toDetails(shipped()),
      'POST /wanlshop/order/extend': refuse('orders.state_changed', '订单状态已变化，请刷新后重试'),
    });
    await press('延长收货');
    await press('确定');
    await seeToast('订单状态已变化，请刷新后重试');
  });

  test('of a trade of several says what is paid together', async () => {
    open(at, { [details]: toDetails(unpaid(), { trade_orders: 3, trade_payable: '900.00' }) });
    await see('本次共 3 个订单一起支付，合计 ¥900.00');
  });

  test('promises what happens by itself and when, and says what pauses it, with the time it has left then', async () => {
    const paused = shipped();
    open(at, {
      [details]: toDetails(
        {
          ...paused,
          deadlines: [{ event: 'auto_receive', at: 2_000_000_000, paused_by: 'refund', left: 273_900 }],
        },
        {
          timeline: [
            { event: 'shipped', at: 1_760_000_000, done: true, paused_by: null, left: null },
            { event: 'auto_receive', at: 2_000_000_000, done: false, paused_by: 'refund', left: 273_900 },
          ],
        },
      ),
    });
    await see('将自动确认收货');
    await see('退款期间暂停，剩余 3 天 4 小时');
    await see('退款处理中，自动确认收货已暂停，剩余 3 天 4 小时');
    expect(document.querySelectorAll('[role=timer]')).toHaveLength(0);
  });

  test('shows the latest of its parcel, and all of it on request', async () => {
    const steps = [6, 5, 4, 3, 2].map((step) => ({
      status: 'in_transit' as const,
      text: `第 ${step} 站`,
      at: 1_760_000_000 + step,
    }));
    const parcels = [aParcel(1, { steps })];
    open(at, { [details]: toDetails(shipped(), { parcels, shipped_at: 1_760_000_000 }) });
    await see('第 6 站');
    expect(doesNotSee('第 2 站')).toBe(true);
    await press(/展开全部 5 条/);
    await see('第 2 站');
  });

  test('names each of several parcels, what is in it and which order shares it, and what the shop took off', async () => {
    const order = shipped();
    const [line] = order.lines;
    const parcels = [
      aParcel(1, { lines: [{ line_id: line?.id ?? 0, number: 1 }] }),
      aParcel(2, { shared_with: ['2026112000000002'] }),
    ];
    open(at, { [details]: toDetails(order, { parcels, shipped_at: 1_760_000_000, reduced: '15.00' }) });
    await see('SF1');
    await see('SF2');
    await see('与订单 2026112000000002 同一个包裹');
    await see('其中商家改价');
    await see(`${line?.title} × 1`);
    expect(doesNotSee(/待商家发货/)).toBe(true);
  });

  test('of which a part was sent says what is in the parcel, and how many pieces are still to come', async () => {
    const order = shipped();
    const lines = order.lines.map((line) => ({ ...line, number: 3, shipped_number: 2, to_ship: 1 }));
    const parcels = [aParcel(1, { lines: [{ line_id: lines[0]?.id ?? 0, number: 2 }] })];
    open(at, { [details]: toDetails({ ...order, lines }, { parcels, shipped_at: 1_760_000_000 }) });
    await see('还有 1 件商品待商家发货');
    await see(`${lines[0]?.title} × 2`);
  });
});

const aParcel = (id: number, over: Partial<OrderDetails['parcels'][number]> = {}) => ({
  id,
  carrier: '顺丰速运',
  carrier_code: 'SF',
  tracking_no: `SF${id}`,
  phone: '95338',
  lines: [],
  steps: [],
  shared_with: [],
  ...over,
});

describe('the success page', () => {
  test('says what was paid and leads to the orders that wait to be shipped', async () => {
    open('/pages/page/success?type=pay&trade_no=T31', {
      'GET /wanlshop/pay/channels': channels({ paid: true }),
      [list]: page(),
    });
    await see('支付成功');
    await see('258');
    await press('查看订单');
    await arrive('/pages/user/order/order?state=ship');
  });

  test('claims no payment that was not made', async () => {
    open('/pages/page/success?type=pay&trade_no=T31', {
      'GET /wanlshop/pay/channels': channels({ paid: false }),
    });
    await see('尚未付款');
    await press('立即付款');
    await arrive('/pages/user/money/pay?trade_no=T31');
  });

  test('asks a visitor to sign in', async () => {
    openApp('/pages/page/success?type=pay&trade_no=T31');
    await see('登录后查看结果');
  });

  test('of a payment that is not there says so, with nothing to try again', async () => {
    open('/pages/page/success?type=pay&trade_no=T31', {
      'GET /wanlshop/pay/channels': refuse('common.not_found', '内容不存在或已删除'),
    });
    await see('内容不存在或已删除');
    expect(doesNotSee('重试')).toBe(true);
  });

  test('leads home alone where its kind is unknown', async () => {
    open('/pages/page/success?type=other', {});
    await press('返回首页');
    await arrive('/pages/index');
  });
});
