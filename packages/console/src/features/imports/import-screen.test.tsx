// @vitest-environment jsdom
import type { CallOut } from '@chengji/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closePage, openPage } from '../../testing/open-page.tsx';
import { ImportScreen } from './ImportScreen.tsx';
import type { Import } from './imports.view.ts';

const counts = { all: 3, waiting: 3, created: 0, changed: 0, unchanged: 0, refused: 0 };
const read: Import = {
  id: 7,
  name: 'products.csv',
  stage: 'ready',
  rows: 5,
  counts,
  created_at: 1_800_000_000,
  unread_columns: ['Vendor', 'Cost per item'],
  types: [{ name: '茶叶', goods: 3, category_id: 12 }],
  choices: { freight_template_id: null, category_id: 12, pictures: 'skip' },
  task: {
    id: 70,
    kind: 'goods_import_read',
    state: 'done',
    name: 'products.csv',
    done: 5,
    total: 5,
    file: null,
    msg: '',
    created_at: 1_800_000_000,
    ended_at: 1_800_000_001,
  },
};
const running: Import = {
  ...read,
  stage: 'running',
  counts: { ...counts, waiting: 1, created: 1, refused: 1 },
  task: { ...read.task, id: 71, kind: 'goods_import', state: 'running', done: 2, total: 3, ended_at: null },
};
const done: Import = {
  ...running,
  stage: 'done',
  task: { ...running.task, state: 'done', file: 'import-7-report.csv' },
};
const report: CallOut<'GET /seller/imports/report'> = {
  rows: [
    {
      line: 4,
      handle: 'mug',
      title: '马克杯',
      outcome: 'refused',
      goods_id: null,
      notes: [{ line: 5, msg: '价格不正确' }],
    },
  ],
  total: 1,
  next: null,
  counts,
};

const start = 'POST /seller/imports/start';
const cancel = 'POST /seller/tasks/cancel';

let found: Import;

beforeEach(() => {
  found = read;
});
afterEach(closePage);

/** In a market with one import, one freight template and one category. */
const open = () =>
  openPage(<ImportScreen />, {
    area: 'seller',
    path: '/seller/imports/:id',
    at: '/seller/imports/7',
    answers: {
      'GET /seller/imports/details': () => found,
      'GET /seller/imports/report': report,
      'GET /seller/freight/list': { rows: [{ id: 3, name: '包邮', kind: 'free' }] },
      'GET /wanlshop/category/tree': { rows: [{ id: 12, name: '茶叶', image: '', children: [] }] },
      [start]: () => {
        found = running;
        return found;
      },
      [cancel]: () => {
        found = { ...running, stage: 'stopped' };
        return found.task;
      },
    },
  });

test('a table says which of its columns nothing is imported of', async () => {
  open();
  await screen.findByText('以下列不会导入：Vendor, Cost per item');
});

test('a table that was read is tried with what was chosen, before it is imported', async () => {
  const { sent } = open();
  fireEvent.click(await screen.findByRole('button', { name: '试运行' }));
  await screen.findByText('2 / 3');
  expect(sent(start)).toEqual([
    {
      id: 7,
      dry_run: true,
      freight_template_id: 3,
      category_id: 12,
      pictures: 'skip',
      categories: [{ name: '茶叶', category_id: 12 }],
    },
  ]);
});

test('importing asks first, saying how many goods', async () => {
  const { sent } = open();
  fireEvent.click(await screen.findByRole('button', { name: '开始导入' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getAllByText('导入 3 件商品？')).not.toEqual([]);
  expect(sent(start)).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: '开始导入' }));
  await screen.findByText('2 / 3');
  expect(sent(start)[0]).toMatchObject({ dry_run: false });
});

test('nothing is started without a category for all', async () => {
  found = { ...read, choices: { ...read.choices, category_id: null } };
  open();
  const button = (await screen.findByRole('button', { name: '开始导入' })) as HTMLButtonElement;
  expect(button.disabled).toBe(true);
});

test('an import under way shows how far it is and can be stopped', async () => {
  found = running;
  const { sent } = open();
  expect((await screen.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('66');
  fireEvent.click(screen.getByRole('button', { name: '停止' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: '停止' }));
  await waitFor(() => expect(sent(cancel)).toEqual([{ id: 71 }]));
});

test('the report says of each goods what came of it, and at which line', async () => {
  found = done;
  open();
  expect(await screen.findByText('马克杯')).toBeDefined();
  expect(screen.getByText('第 5 行：价格不正确')).toBeDefined();
  expect(screen.getByRole('button', { name: '下载报告' })).toBeDefined();
});

test('a table that cannot be read says why, and cannot be started', async () => {
  found = { ...read, stage: 'unreadable', task: { ...read.task, state: 'failed', msg: '第 3 行无法读取' } };
  open();
  expect(await screen.findByText('第 3 行无法读取')).toBeDefined();
  expect(screen.queryByRole('button', { name: '开始导入' })).toBeNull();
});
