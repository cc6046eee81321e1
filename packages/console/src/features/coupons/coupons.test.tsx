// @vitest-environment jsdom

import type { Answers } from '@chengji/testkit/fake-market';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { coupon, couponList } from '../../testing/coupon-rows.ts';
import { closePage, openPage } from '../../testing/open-page.tsx';
import { PlatformCouponsScreen } from './platform/PlatformCoupons.tsx';
import { SellerCouponsScreen } from './seller/SellerCoupons.tsx';

const rights = ['coupons.read', 'coupons.write'];
const seller = { area: 'seller', rights, path: '/seller/coupons' } as const;
const rows = [
  coupon({ received: 400, used: 100, discounted: '3000.00', sales: '42000.50' }),
  coupon({ id: 6, state: 'draft', title: '还没发的券' }),
];
const answers: Answers = {
  'GET /seller/coupons/list': couponList(rows),
  'POST /seller/coupons/stop': null,
  'POST /seller/coupons/delete': null,
};

afterEach(closePage);
const findRow = async (title: string) =>
  within((await screen.findByText(title)).closest('tr') as HTMLTableRowElement);

test('each coupon says how many were received and used, what it took off and what it sold', async () => {
  openPage(<SellerCouponsScreen />, { ...seller, answers });
  const row = await findRow('秋日满减');
  for (const text of ['满 300 减 30', '400', '共 1,000 张', '使用率 25%', '¥3,000.00', '¥42,000.50'])
    expect(row.getByText(text)).toBeDefined();
  expect(screen.getByText('进行中 2 张 · 已领取的券有 25% 被使用')).toBeDefined();
});

test('a tab and a type are asked for, and stand in the address', async () => {
  const { sent, router } = openPage(<SellerCouponsScreen />, { ...seller, answers });
  fireEvent.click(await screen.findByRole('tab', { name: /已结束/ }));
  await waitFor(() => expect(sent('GET /seller/coupons/list').at(-1)).toMatchObject({ state: 'ended' }));
  expect(router.state.location.search).toBe('?state=ended');
});

test('stopping one says first what stays valid', async () => {
  const { sent } = openPage(<SellerCouponsScreen />, { ...seller, answers });
  fireEvent.click((await findRow('秋日满减')).getByRole('button', { name: '停止发放' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/已领取的 400 张券在有效期内仍可使用/)).toBeDefined();
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: '预算用完' } });
  fireEvent.click(dialog.getByRole('button', { name: '停止发放' }));
  await waitFor(() => expect(sent('POST /seller/coupons/stop')).toEqual([{ id: 5, reason: '预算用完' }]));
});

test('only a draft is deleted, after asking', async () => {
  const { sent } = openPage(<SellerCouponsScreen />, { ...seller, answers });
  const running = await findRow('秋日满减');
  expect(running.queryByRole('button', { name: '删除' })).toBeNull();
  fireEvent.click((await findRow('还没发的券')).getByRole('button', { name: '删除' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '删除' }));
  await waitFor(() => expect(sent('POST /seller/coupons/delete')).toEqual([{ id: 6 }]));
});

test('a role that may only read has nothing to press', async () => {
  openPage(<SellerCouponsScreen />, { ...seller, rights: ['coupons.read'], answers });
  const row = await findRow('秋日满减');
  expect(row.getByRole('link', { name: '查看' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /停止发放|删除|新建/ })).toBeNull();
  expect(screen.queryByRole('link', { name: '复制' })).toBeNull();
});

test('the market tells a shop why its coupon stops, and does not change it', async () => {
  const { sent } = openPage(<PlatformCouponsScreen />, {
    rights,
    path: '/platform/coupons',
    answers: {
      'GET /platform/coupons/list': couponList([coupon(), coupon({ id: 8, shop: null, title: '平台神券' })]),
      'POST /platform/coupons/stop': null,
    },
  });
  expect((await findRow('平台神券')).getByRole('link', { name: '编辑' })).toBeDefined();
  const row = await findRow('秋日满减');
  expect(row.getByText('橙集自营')).toBeDefined();
  expect(row.getByRole('link', { name: '查看' })).toBeDefined();
  fireEvent.click(row.getByRole('button', { name: '停止发放' }));
  const dialog = within(await screen.findByRole('dialog'));
  const stop = dialog.getByRole('button', { name: '停止发放' });
  expect(stop.hasAttribute('disabled')).toBe(true);
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: '虚假宣传' } });
  fireEvent.click(stop);
  await waitFor(() => expect(sent('POST /platform/coupons/stop')).toEqual([{ id: 5, reason: '虚假宣传' }]));
});
