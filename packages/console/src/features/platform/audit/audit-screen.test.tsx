// @vitest-environment jsdom
import type { CallOut } from '@chengji/contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closePage, openPage } from '../../../testing/open-page.tsx';
import { PlatformAuditScreen, SellerAuditScreen } from './AuditScreen.tsx';

const platformLog = 'GET /platform/audit/list';
const sellerLog = 'GET /seller/audit/list';
type Row = CallOut<typeof platformLog>['rows'][number];

const row: Row = {
  id: 7,
  at: 1_800_000_000,
  area: 'platform',
  staff: { id: 3, name: '周明远' },
  shop: null,
  call: 'POST /platform/settings/save',
  action: 'changed',
  subject: 'setting',
  subject_id: 'orders.auto_close_minutes',
  before: { value: 30 },
  after: { value: 45 },
  ip: '10.8.2.14',
  request_id: 'req-7c1e',
};
let rows: Row[];

beforeEach(() => {
  rows = [row];
});
afterEach(closePage);

const list = () => ({ rows, total: rows.length, next: null });

const open = (at: string) =>
  openPage(<PlatformAuditScreen />, { path: '/platform/audit', at, answers: { [platformLog]: list } });

test('an entry says who did what to what, and opened each field before and after', async () => {
  open('/platform/audit');
  expect(await screen.findByText('周明远')).toBeDefined();
  expect(screen.getByText('修改')).toBeDefined();
  expect(screen.getByText('值 30 → 45')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '展开行' }));
  expect((await screen.findByText('30')).tagName).toBe('DEL');
  expect(screen.getByText('45').tagName).toBe('INS');
});

test('a name narrows the log to that person, in the address too', async () => {
  const { router, sent } = open('/platform/audit?subject=setting');
  fireEvent.click(await screen.findByRole('button', { name: '周明远' }));
  await waitFor(() => expect(sent(platformLog).at(-1)).toMatchObject({ staff_id: '3', subject: 'setting' }));
  expect(router.state.location.search).toContain('staff=3');
  expect(screen.getByText('操作人：周明远')).toBeDefined();
});

test('a shop asks for its own log only', async () => {
  const { sent } = openPage(<SellerAuditScreen />, {
    area: 'seller',
    path: '/seller/audit',
    at: '/seller/audit?area=platform',
    answers: { [sellerLog]: list },
  });
  await screen.findByText('周明远');
  expect(sent(sellerLog)).toHaveLength(1);
  expect(sent(sellerLog)[0]).not.toHaveProperty('area');
});

test('with filters on, nothing found offers to clear them', async () => {
  rows = [];
  const { router } = open('/platform/audit?keyword=nothing');
  fireEvent.click(await screen.findByRole('button', { name: '清空筛选' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(await screen.findByText('还没有操作日志')).toBeDefined();
});

test('states, moments, shares and yes or no are said in words, and what is empty is left out', async () => {
  const before = { state: 'off', is_taken_down: true, commission_basis_points: 500 };
  const after = { state: 'on', is_taken_down: false, commission_basis_points: 820, cap: null, tags: [] };
  rows = [{ ...row, before, after }];
  open('/platform/audit');
  expect(await screen.findByText('状态 仓库中 → 在售 · 平台下架 是 → 否 · 佣金 5% → 8.2%')).toBeDefined();
  cleanup();
  rows = [{ ...row, before: null, after: { type: 'reduction', valid_from: 1_800_000_000, unheard_of: 'x' } }];
  open('/platform/audit');
  expect(await screen.findByText(/^类型 满减 · 有效期开始 2027-01-15 .* · unheard_of x$/)).toBeDefined();
});
