// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closePage, openPage } from '../../testing/open-page.tsx';
import { ExportOrdersButton } from './ExportButtons.tsx';
import type { Task } from './task.view.ts';

const done: Task = {
  id: 4,
  kind: 'orders_export',
  state: 'done',
  name: 'orders.csv',
  done: 9,
  total: 9,
  file: 'orders.csv',
  msg: '',
  created_at: 1_800_000_000,
  ended_at: 1_800_000_009,
};
const running: Task = { ...done, id: 5, state: 'running', done: 3, file: null, ended_at: null };
const exportOrders = 'POST /seller/orders/export';
let rows: Task[];

beforeEach(() => {
  rows = [];
});
afterEach(closePage);

function open(...more: string[]) {
  const page = openPage(<ExportOrdersButton filters={{ state: 'ship' }} />, {
    area: 'seller',
    rights: ['orders.read', 'orders.export', ...more],
    answers: {
      [exportOrders]: () => {
        rows = [running, ...rows];
        return running;
      },
      'GET /seller/tasks/list': () => ({ rows, total: rows.length, next: null }),
      'GET /seller/tasks/file': { url: '/downloads/4' },
    },
  });
  fireEvent.click(screen.getByRole('button', { name: '导出' }));
  return () => page.sent(exportOrders);
}

test('an export takes what the list shows, and its progress stays in view', async () => {
  const sent = open();
  await screen.findByText('还没有导出过');
  fireEvent.click(screen.getByRole('button', { name: '开始导出' }));
  expect(await screen.findByText('3 / 9')).toBeDefined();
  expect(sent()).toEqual([{ state: 'ship' }]);
});

test('whole mobile numbers are not offered to who may not read them', async () => {
  open();
  await screen.findByText('还没有导出过');
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('whole mobile numbers are asked for on purpose by who may read them', async () => {
  const sent = open('orders.contact');
  fireEvent.click(screen.getByRole('checkbox', { name: /完整手机号/ }));
  fireEvent.click(screen.getByRole('button', { name: '开始导出' }));
  await screen.findByText('3 / 9');
  expect(sent()).toEqual([{ state: 'ship', contacts: true }]);
});

test('a file is fetched with the token of the person logged in, and a refusal is shown', async () => {
  rows = [done];
  open();
  const market = fetch;
  const files = vi.fn(async (_: string, _init?: RequestInit) => new Response('', { status: 404 }));
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    address.startsWith('/downloads/') ? files(address, init) : market(address, init),
  );
  fireEvent.click(await screen.findByRole('button', { name: '下载' }));
  expect(await screen.findByText(/文件无法下载/)).toBeDefined();
  expect(files).toHaveBeenCalledExactlyOnceWith(
    '/downloads/4',
    expect.objectContaining({ headers: { token: 'token' } }),
  );
});

test('an earlier export can be come back to and downloaded', async () => {
  rows = [done, { ...done, id: 3, state: 'failed', file: null, msg: '任务多次出错，已停止' }];
  open();
  expect(await screen.findAllByText('orders.csv')).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: '下载' })).toHaveLength(1);
  expect(screen.getByText('任务多次出错，已停止')).toBeDefined();
});
