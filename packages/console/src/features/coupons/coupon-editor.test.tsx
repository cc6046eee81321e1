// @vitest-environment jsdom

import type { Answers } from '@chengji/testkit/fake-market';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { coupon, couponList } from '../../testing/coupon-rows.ts';
import { closePage, openPage } from '../../testing/open-page.tsx';
import { PlatformCouponScreen } from './platform/PlatformCoupons.tsx';
import { NewSellerCouponScreen, SellerCouponScreen } from './seller/SellerCoupons.tsx';

const rights = ['coupons.read', 'coupons.write'];
const shared: Answers = {
  'GET /wanlshop/category/tree': { rows: [] },
  'GET /seller/coupons/list': couponList([], 0.5),
  'POST /seller/coupons/save': { id: 5 },
};
const open = (at: string, answers: Answers = {}) =>
  openPage(at.startsWith('/seller/coupons/new') ? <NewSellerCouponScreen /> : <SellerCouponScreen />, {
    area: 'seller',
    rights,
    answers: { ...shared, ...answers },
    at,
    path: at.startsWith('/seller/coupons/new') ? '/seller/coupons/new' : '/seller/coupons/:id',
  });
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const isOff = (name: string) => screen.getByRole('button', { name }).hasAttribute('disabled');

afterEach(closePage);

test('a coupon is given out once nothing is missing, and after asking', async () => {
  const { sent, router } = open('/seller/coupons/new');
  expect(await screen.findByText('还需填写')).toBeDefined();
  expect(isOff('发布')).toBe(true);
  type('名称', '新人券');
  type('优惠金额', '12.5');
  type('使用门槛', '100');
  type('发放总量', '200');
  expect(screen.queryByText('还需填写')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '发布' }));
  expect(await screen.findByText(/全部用完最多让利 ¥2,500.00/)).toBeDefined();
  expect(sent('POST /seller/coupons/save')).toEqual([]);
  const [, confirm] = screen.getAllByRole('button', { name: '发布' });
  if (confirm) fireEvent.click(confirm);
  await waitFor(() =>
    expect(sent('POST /seller/coupons/save')).toMatchObject([
      { title: '新人券', amount: '12.50', least_spend: '100.00', total: 200, valid_days: 7, draft: false },
    ]),
  );
  await waitFor(() => expect(router.state.location.pathname).toBe('/seller/coupons'));
});

test('what is typed is seen as buyers see it, with what it may cost', async () => {
  open('/seller/coupons/new');
  const phone = within(await screen.findByRole('figure', { name: '预览' }));
  type('优惠金额', '60');
  type('使用门槛', '100');
  type('发放总量', '200');
  expect(phone.getByText('满 100 可用')).toBeDefined();
  expect(phone.getByText('满 100 减 60')).toBeDefined();
  expect(phone.getByText('橙集自营')).toBeDefined();
  expect(screen.getByText('¥12,000.00')).toBeDefined();
  expect(await screen.findByText('¥6,000.00')).toBeDefined();
  expect(screen.getByText('60%')).toBeDefined();
  expect(screen.getByText('满门槛的订单要让利一半以上。')).toBeDefined();
});

test('each type has its own fields', async () => {
  open('/seller/coupons/new');
  fireEvent.click(await screen.findByRole('radio', { name: /折扣/ }));
  expect(screen.queryByLabelText('优惠金额')).toBeNull();
  type('折扣力度', '15');
  expect(screen.getByText('即 8.5 折')).toBeDefined();
  expect(screen.getByText(/折扣没有封顶/)).toBeDefined();
  fireEvent.click(screen.getByRole('radio', { name: /会员/ }));
  expect(screen.getByLabelText('会员等级')).toBeDefined();
});

test('a draft is kept without asking', async () => {
  const draft = coupon({ state: 'draft' });
  const { sent } = open('/seller/coupons/5', { 'GET /seller/coupons/details': draft });
  fireEvent.click(await screen.findByRole('button', { name: '存草稿' }));
  await waitFor(() => expect(sent('POST /seller/coupons/save')).toMatchObject([{ id: 5, draft: true }]));
});

test('once cards were received, what the coupon takes off stays', async () => {
  const held = coupon({ received: 400, used: 100 });
  const { sent } = open('/seller/coupons/5', { 'GET /seller/coupons/details': held });
  expect(await screen.findByText(/已有 400 张被领取/)).toBeDefined();
  expect(screen.getByLabelText('优惠金额').hasAttribute('disabled')).toBe(true);
  for (const name of [/折扣/, '指定分类', '固定日期'])
    expect(screen.getByRole('radio', { name }).hasAttribute('disabled')).toBe(true);
  expect(isOff('保存修改')).toBe(true);
  type('发放总量', '2000');
  fireEvent.click(screen.getByRole('button', { name: '保存修改' }));
  await waitFor(() => expect(sent('POST /seller/coupons/save')).toMatchObject([{ id: 5, total: 2_000 }]));
});

test('a copy begins with what the other says', async () => {
  const { sent } = open('/seller/coupons/new?from=5', { 'GET /seller/coupons/details': coupon() });
  fireEvent.click(await screen.findByRole('button', { name: '存草稿' }));
  await waitFor(() => expect(sent('POST /seller/coupons/save')).toHaveLength(1));
  expect(sent('POST /seller/coupons/save')[0]).toMatchObject({ title: '秋日满减', amount: '30.00' });
  expect(sent('POST /seller/coupons/save')[0]).not.toHaveProperty('id');
});

test('what was typed is not left without asking', async () => {
  const { router } = open('/seller/coupons/new');
  await screen.findByText('还需填写');
  type('名称', '新人券');
  void router.navigate('/seller/goods');
  fireEvent.click(await screen.findByText('继续编辑'));
  expect(router.state.location.pathname).toBe('/seller/coupons/new');
});

test('the market looks at a shop’s coupon, and may stop it', async () => {
  openPage(<PlatformCouponScreen />, {
    rights,
    path: '/platform/coupons/:id',
    at: '/platform/coupons/5',
    answers: {
      'GET /wanlshop/category/tree': { rows: [] },
      'GET /platform/coupons/list': couponList([], null),
      'GET /platform/coupons/details': coupon(),
    },
  });
  expect(await screen.findByText(/这是店铺「橙集自营」发放的优惠券/)).toBeDefined();
  expect(screen.getByLabelText('名称').hasAttribute('disabled')).toBe(true);
  expect(screen.queryByRole('button', { name: /保存修改|发布/ })).toBeNull();
  expect(screen.getByRole('button', { name: '停止发放' })).toBeDefined();
});

test('a stopped coupon says why', async () => {
  const stopped = coupon({ state: 'stopped', stop_reason: '虚假宣传' });
  open('/seller/coupons/5', { 'GET /seller/coupons/details': stopped });
  expect(await screen.findByText('已停止发放：虚假宣传')).toBeDefined();
  expect(screen.queryByRole('button', { name: '保存修改' })).toBeNull();
});
