// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { endSession, keepSession } from '../../kernel/session.ts';
import { stubBrowser } from '../../testing/stub-browser.ts';
import { UnstyledDesign } from '../../testing/UnstyledDesign.tsx';
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
let rows: Task[];
let asked: string[];

const network: typeof fetch = async (input, init) => {
  const { pathname } = new URL(String(input), 'http://console');
  if (pathname.startsWith('/downloads/')) {
    asked.push(`${pathname} token ${new Headers(init?.headers).get('token')}`);
    return new Response('', { status: 404 });
  }
  asked.push(`${pathname} ${init?.body ?? ''}`.trim());
  const running: Task = { ...done, id: 5, state: 'running', done: 3, file: null, ended_at: null };
  if (pathname.endsWith('/orders/export')) rows = [running, ...rows];
  const list = { rows, total: rows.length, next: null };
  const data = pathname.endsWith('/list')
    ? list
    : pathname.endsWith('/file')
      ? { url: '/downloads/4' }
      : running;
  return new Response(JSON.stringify({ code: 1, msg: '', time: 1_800_000_000, data }));
};

beforeAll(() => {
  vi.stubGlobal('fetch', network);
  stubBrowser();
});
beforeEach(() => {
  history.replaceState(null, '', '/console/seller/orders');
  keepSession('seller', { token: 't', staff: { rights: ['orders.read', 'orders.export'] } as never });
  rows = [];
  asked = [];
});
afterEach(() => {
  cleanup();
  endSession('seller');
});

async function open() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UnstyledDesign>
        <ExportOrdersButton filters={{ state: 'ship' }} />
      </UnstyledDesign>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: '导出' }));
}

test('an export takes what the list shows, and its progress stays in view', async () => {
  await open();
  await screen.findByText('还没有导出过');
  fireEvent.click(screen.getByRole('button', { name: '开始导出' }));
  expect(await screen.findByText('3 / 9')).toBeDefined();
  expect(asked).toContain('/api/seller/orders/export {"state":"ship"}');
});

test('whole mobile numbers are asked for on purpose, and offered to who may read them alone', async () => {
  await open();
  expect(screen.queryByRole('checkbox')).toBeNull();
  cleanup();
  keepSession('seller', {
    token: 't',
    staff: { rights: ['orders.read', 'orders.export', 'orders.contact'] } as never,
  });
  await open();
  fireEvent.click(screen.getByRole('checkbox', { name: /完整手机号/ }));
  fireEvent.click(screen.getByRole('button', { name: '开始导出' }));
  await screen.findByText('3 / 9');
  expect(asked).toContain('/api/seller/orders/export {"state":"ship","contacts":true}');
});

test('a file is fetched with the token of the person logged in, and a refusal is shown', async () => {
  rows = [done];
  await open();
  fireEvent.click(await screen.findByRole('button', { name: '下载' }));
  expect(await screen.findByText(/文件无法下载/)).toBeDefined();
  expect(asked).toContain('/downloads/4 token t');
});

test('an earlier export can be come back to and downloaded', async () => {
  rows = [done, { ...done, id: 3, state: 'failed', file: null, msg: '任务多次出错，已停止' }];
  await open();
  expect(await screen.findAllByText('orders.csv')).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: '下载' })).toHaveLength(1);
  expect(screen.getByText('任务多次出错，已停止')).toBeDefined();
});
