// @vitest-environment jsdom
import { type Answers, refuse } from '@chengji/testkit/fake-market';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { changeLanguage } from '../../../kernel/language.ts';
import { closePage, openPage } from '../../../testing/open-page.tsx';
import { makeRefund, makeRefundRow } from '../../../testing/refunds.ts';
import { RefundsScreen } from './RefundsScreen.tsx';

afterEach(async () => {
  await closePage();
  changeLanguage('zh');
});

const counts = {
  waiting: 1,
  pending_seller: 1,
  pending_return: 0,
  pending_receipt: 0,
  rejected: 0,
  intervention: 0,
  processing: 0,
  ended: 2,
  all: 3,
};
const address = {
  id: 2,
  name: '林小野',
  mobile: '13800000001',
  detail: '仓库路 8 号',
  province_code: '440000',
  city_code: '440100',
  district_code: '440106',
  province: '广东省',
  city: '广州市',
  district: '天河区',
  is_default: true,
};
const both = ['refunds.read', 'refunds.handle', 'orders.read'];

const open = (more: Answers = {}, rights = both) =>
  openPage(<RefundsScreen />, {
    area: 'seller',
    rights,
    answers: {
      'GET /seller/refunds/list': { rows: [makeRefundRow()], total: 1, next: null, counts },
      'GET /seller/refunds/details': makeRefund(),
      'GET /seller/refunds/addresses': { rows: [address] },
      'POST /seller/refunds/approve': makeRefund({ state: 'completed' }),
      'POST /seller/refunds/reject': makeRefund({ state: 'rejected' }),
      'POST /seller/refunds/receive': makeRefund({ state: 'completed' }),
      ...more,
    },
  });
const confirm = async (name: string | RegExp) =>
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

describe('the refunds of a shop', () => {
  test('open with the first that waits, what happens by itself, and the order behind it', async () => {
    open();
    expect(await screen.findByRole('heading', { name: '退款 TK2027011500000005' })).toBeDefined();
    expect(screen.getByRole('region', { name: '超时自动同意，¥39.90 退回买家余额' })).toBeDefined();
    expect(screen.getAllByText('其中一盒压坏了').length).toBeGreaterThan(0);
    expect(screen.getByText('最多可退 ¥79.80')).toBeDefined();
    expect(screen.getByText('即将自动同意')).toBeDefined();
    expect(screen.getByText(/1 次 \/ 9 单/)).toBeDefined();
    expect(screen.getByRole('link', { name: '查看订单' }).getAttribute('href')).toBe('/seller/orders/77');
  });

  test('say so when none waits', async () => {
    open({ 'GET /seller/refunds/list': { rows: [], total: 0, next: null, counts } });
    expect(await screen.findByText('没有待处理的退款')).toBeDefined();
  });

  test('are only looked at by who may not handle them', async () => {
    open({}, ['refunds.read']);
    expect(await screen.findByText('你的角色只能查看退款，不能处理')).toBeDefined();
    expect(screen.queryByRole('button', { name: /同意并退款/ })).toBeNull();
  });

  test('stand in English', async () => {
    changeLanguage('en');
    open();
    expect(await screen.findByRole('button', { name: 'Approve and refund ¥39.90' })).toBeDefined();
  });
});

describe('an approval', () => {
  test('says what is booked and what it pays, and is sent once it is confirmed', async () => {
    const { sent } = open();
    fireEvent.click(await screen.findByRole('button', { name: '同意并退款 ¥39.90' }));
    expect(screen.getByText('担保账户')).toBeDefined();
    expect(sent('POST /seller/refunds/approve')).toEqual([]);
    await confirm('同意并退款 ¥39.90');
    expect(await screen.findByText('已同意，¥39.90 已退出')).toBeDefined();
    expect(sent('POST /seller/refunds/approve')).toEqual([{ id: 5 }]);
  });

  test('of a return names the address the buyer sends the goods to', async () => {
    const { sent } = open({ 'GET /seller/refunds/details': makeRefund({ kind: 'return_and_refund' }) });
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: '同意，等待买家寄回' });
    await waitFor(() => expect(button.disabled).toBe(false));
    fireEvent.click(button);
    expect((await screen.findByRole('dialog')).textContent).toContain('广东省 广州市 天河区 仓库路 8 号');
    await confirm('同意，等待买家寄回');
    await waitFor(() => expect(sent('POST /seller/refunds/approve')).toEqual([{ id: 5, address_id: 2 }]));
  });

  test('of a return waits for the first address', async () => {
    open({
      'GET /seller/refunds/details': makeRefund({ kind: 'return_and_refund' }),
      'GET /seller/refunds/addresses': { rows: [] },
    });
    expect(await screen.findByText(/还没有退货地址，先添加/)).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '同意，等待买家寄回' }).disabled).toBe(true);
  });

  test('that came too late says so and reads the refund again', async () => {
    const { sent } = open({
      'POST /seller/refunds/approve': refuse('refunds.state_changed', '退款状态已变化'),
    });
    fireEvent.click(await screen.findByRole('button', { name: '同意并退款 ¥39.90' }));
    const before = sent('GET /seller/refunds/details').length;
    await confirm('同意并退款 ¥39.90');
    expect(await screen.findByText('退款状态已变化')).toBeDefined();
    await waitFor(() => expect(sent('GET /seller/refunds/details').length).toBeGreaterThan(before));
  });
});

test('a rejection needs a reason, which the buyer reads', async () => {
  const { sent } = open();
  fireEvent.click(await screen.findByText('拒绝申请'));
  const [button] = screen.getAllByRole<HTMLButtonElement>('button', { name: '拒绝申请' });
  expect(button?.disabled).toBe(true);
  fireEvent.change(screen.getByRole('textbox', { name: '拒绝理由' }), { target: { value: '商品完好' } });
  await waitFor(() => expect(button?.disabled).toBe(false));
  if (button) fireEvent.click(button);
  await confirm('拒绝申请');
  await waitFor(() =>
    expect(sent('POST /seller/refunds/reject')).toEqual([{ id: 5, reason: '商品完好', images: [] }]),
  );
});

test('what came back is received, and sold again where the shop says so', async () => {
  const can = { approve: false, reject: false, receive: true, refuse: true, evidence: false };
  const { sent } = open({ 'GET /seller/refunds/details': makeRefund({ state: 'pending_receipt', can }) });
  fireEvent.click(await screen.findByRole('checkbox', { name: /可再次销售/ }));
  fireEvent.click(screen.getByRole('button', { name: '确认收货并退款 ¥39.90' }));
  await confirm('确认收货并退款 ¥39.90');
  await waitFor(() => expect(sent('POST /seller/refunds/receive')).toEqual([{ id: 5, resell: true }]));
});

test('while the platform decides, the shop adds words and pictures', async () => {
  const can = { approve: false, reject: false, receive: false, refuse: false, evidence: true };
  const { sent } = open({
    'GET /seller/refunds/details': makeRefund({ state: 'intervention', can }),
    'POST /seller/refunds/evidence': makeRefund({ state: 'intervention', can }),
  });
  fireEvent.change(await screen.findByRole('textbox', { name: '补充说明' }), {
    target: { value: '出库前已测试' },
  });
  const button = screen.getByRole<HTMLButtonElement>('button', { name: '提交给平台' });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
  expect(await screen.findByText('已提交给平台')).toBeDefined();
  expect(sent('POST /seller/refunds/evidence')).toEqual([{ id: 5, content: '出库前已测试', images: [] }]);
});
