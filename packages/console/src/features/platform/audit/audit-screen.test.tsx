// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../../testing/stub-browser.ts';
import { UnstyledDesign } from '../../../testing/UnstyledDesign.tsx';
import { PlatformAuditScreen, SellerAuditScreen } from './AuditScreen.tsx';

const row = {
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
const asked: string[] = [];
let rows: unknown[];

beforeAll(() => {
  vi.stubGlobal('fetch', async (input: unknown) => {
    asked.push(String(input));
    const data = { rows, total: rows.length, next: null };
    return new Response(JSON.stringify({ code: 1, msg: '', time: 1_800_000_000, data }));
  });
  stubBrowser();
});
beforeEach(() => {
  asked.length = 0;
  rows = [row];
});
afterEach(cleanup);

function open(address: string) {
  const router = createMemoryRouter(
    [
      { path: '/platform/audit', element: <PlatformAuditScreen /> },
      { path: '/seller/audit', element: <SellerAuditScreen /> },
    ],
    { initialEntries: [address] },
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UnstyledDesign>
        <RouterProvider router={router} />
      </UnstyledDesign>
    </QueryClientProvider>,
  );
  return router;
}

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
  const router = open('/platform/audit?subject=setting');
  fireEvent.click(await screen.findByRole('button', { name: '周明远' }));
  await vi.waitFor(() => expect(asked.at(-1)).toContain('staff_id=3'));
  expect(asked.at(-1)).toContain('subject=setting');
  expect(router.state.location.search).toContain('staff=3');
  expect(screen.getByText('操作人：周明远')).toBeDefined();
});

test('a shop asks for its own log only', async () => {
  open('/seller/audit?area=platform');
  await screen.findByText('周明远');
  expect(asked.every((address) => address.includes('/seller/audit/list'))).toBe(true);
  expect(asked[0]).not.toContain('area=');
});

test('with filters on, nothing found offers to clear them', async () => {
  rows = [];
  const router = open('/platform/audit?keyword=nothing');
  fireEvent.click(await screen.findByRole('button', { name: '清空筛选' }));
  await vi.waitFor(() => expect(router.state.location.search).toBe(''));
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
