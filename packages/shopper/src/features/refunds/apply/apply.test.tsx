// @vitest-environment jsdom

import { type Answers, noNetwork, refuse } from '@chengji/testkit/fake-market';
import { afterEach, describe, expect, test } from 'vitest';
import {
  arrive,
  closeApp,
  faultAt,
  field,
  fill,
  front,
  openApp,
  press,
  see,
} from '../../../testing/open-app.tsx';
import { anOrder, shipped, toDetails } from '../../../testing/order-rows.ts';
import { aPreview, aRefund, reasons, rejected } from '../../../testing/refund-rows.ts';
import { lin } from '../../../testing/rows.ts';

const apply = 'POST /wanlshop/refund/apply';
const edit = 'POST /wanlshop/refund/edit';
const preview = 'GET /wanlshop/refund/preview';
const at = '/pages/user/refund/apply?order_id=31&line_id=41';

const sent = () => {
  const order = shipped();
  const [line] = order.lines;
  return toDetails({
    ...order,
    lines: line ? [{ ...line, refundable: '258.00' }] : [],
  });
};

const base: Answers = {
  'GET /wanlshop/order/details': sent(),
  'GET /wanlshop/refund/reasons': { rows: reasons },
  'GET /wanlshop/refund/details': aRefund(),
  [preview]: aPreview(),
};
const open = (answers: Answers = {}, address = at) =>
  openApp(address, { ...base, ...answers }, { person: lin });

const choose = async (row: RegExp, option: RegExp) => {
  await press(row);
  await press(option, 'radio');
  await press('确定');
};

const fillIn = async () => {
  await press(/仅退款/, 'radio');
  await choose(/^货物状态/, /已收到货/);
  await choose(/^退款原因/, /质量问题/);
};

afterEach(closeApp);

describe('an application for a refund', () => {
  test('names what is missing at each field', async () => {
    const market = open();
    await press('提交申请');
    await see('请选择退款类型');
    await see('请选择货物状态');
    await see('请选择退款原因');
    expect(market.asked(apply)).toEqual([]);
  });

  test('begins with as much as can go back, and asks for no more', async () => {
    open();
    expect((await field('退款金额')).value).toBe('258');
    await fillIn();
    await fill('退款金额', '258.01');
    await press('提交申请');
    expect(faultAt('退款金额')).toBe('退款金额不能超过 ￥258.00 元');
  });

  test('is sent once, and followed on its own page', async () => {
    const market = open({ [apply]: aRefund() });
    await fillIn();
    await fill('请描述问题，便于商家处理（选填）', '茶叶受潮');
    await press('提交申请');
    await arrive('/pages/user/refund/details?id=91');
    expect(market.asked(apply)).toEqual([
      {
        order_id: 31,
        line_id: 41,
        kind: 'refund_only',
        received: 'received',
        reason: 'quality',
        amount: '258.00',
        number: 2,
        content: '茶叶受潮',
        images: [],
      },
    ]);
  });

  test('of fewer pieces is worth what those were paid with', async () => {
    const market = open({
      [preview]: ({ number }) => (Number(number) === 1 ? aPreview({ number: 1, max: '129.00' }) : aPreview()),
    });
    await see('最多 2 件');
    await press('减少');
    await see('最多 ¥129.00');
    expect((await field('退款金额')).value).toBe('129');
    expect(market.asked(preview)).toContainEqual({ order_id: '31', line_id: '41', number: '1' });
  });

  test('shows the freight that goes back with it, and until when it can be sent', async () => {
    open({ [preview]: aPreview({ max: '264.00', freight: '6.00', until: 1_795_000_000 }) });
    await see('¥6.00');
    await see(/前可申请/);
  });

  test('of goods not sent yet asks neither for a kind nor whether they arrived', async () => {
    const market = open({
      'GET /wanlshop/order/details': toDetails(anOrder({ state: 'pending_shipment' })),
      [preview]: aPreview({ kinds: ['refund_only'] }),
      [apply]: aRefund(),
    });
    await choose(/^退款原因/, /不想要了/);
    await press('提交申请');
    await arrive('/pages/user/refund/details');
    expect(market.asked(apply)[0]).toMatchObject({ kind: 'refund_only', received: 'not_received' });
  });

  test('of nothing warns of what is lost by it first', async () => {
    const market = open({ [apply]: aRefund({ amount: '0.00' }) });
    await fillIn();
    await fill('退款金额', '0');
    await press('提交申请');
    await see(/将失去售后机会/);
    await press('取消');
    expect(market.asked(apply)).toEqual([]);
    await press('提交申请');
    await see(/将失去售后机会/);
    await press('确定');
    await arrive('/pages/user/refund/details');
    expect(market.asked(apply)[0]).toMatchObject({ amount: '0.00' });
  });

  test('that is refused says so at its field, and is the same at each attempt', async () => {
    const market = open({ [apply]: noNetwork });
    await fillIn();
    await press('提交申请');
    await see('提交申请');
    market.answer({ [apply]: refuse('refunds.amount_above', '退款金额不能超过 ￥200.00 元') });
    await press('提交申请');
    await see('退款金额不能超过 ￥200.00 元');
    expect(faultAt('退款金额')).toBe('退款金额不能超过 ￥200.00 元');
    const [first, second] = market.idempotencyKeys(apply);
    expect(second).toBe(first);
  });

  test('says instead of a form why nothing can be asked for', async () => {
    open({ [preview]: refuse('refunds.window_over', '已超过售后期') });
    await see('已超过售后期');
    await press('查看订单');
    await arrive('/pages/user/order/details?id=31');
  });

  test('is kept while it is not sent', async () => {
    open();
    await fill('请描述问题，便于商家处理（选填）', '茶叶受潮');
    expect(localStorage.getItem('refund_drafts')).toContain('茶叶受潮');
  });

  test('of a line whose refund is open leads to that', async () => {
    const order = sent();
    const refund = { id: 91, state: 'rejected', amount: '258.00' } as const;
    const lines = order.lines.map((line) => ({ ...line, refund }));
    open({ 'GET /wanlshop/order/details': { ...order, lines } });
    await see('该商品已有进行中的退款');
    await press('查看退款');
    await arrive('/pages/user/refund/details?id=91');
  });

  test('of a line the order does not have leads to the order', async () => {
    open({}, '/pages/user/refund/apply?order_id=31&line_id=999');
    await see('没有找到该商品');
  });
});

describe('an application that was rejected', () => {
  const editAt = '/pages/user/refund/edit?id=91';

  test('is changed from what it was, beside why it was rejected', async () => {
    const market = open({ 'GET /wanlshop/refund/details': rejected(), [edit]: aRefund() }, editAt);
    await see('吊牌已剪，影响二次销售');
    await see('还可提交 2 次');
    await fill('退款金额', '100');
    await press('重新提交');
    await arrive('/pages/user/refund/details?id=91');
    expect(market.asked(edit)[0]).toMatchObject({
      id: 91,
      kind: 'return_and_refund',
      reason: 'quality',
      amount: '100.00',
    });
  });

  test('is not changed once it is no longer rejected', async () => {
    open({}, editAt);
    await see('现在不能修改申请');
    expect(front().queryByRole('button', { name: '重新提交' })).toBeNull();
  });
});
