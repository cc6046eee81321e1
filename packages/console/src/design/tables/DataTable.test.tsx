// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../testing/stub-browser.ts';
import { DataTable } from './DataTable.tsx';

type Row = { id: number; name: string };

beforeAll(stubBrowser);
afterEach(cleanup);

const firstPage = { page: 1, limit: 10, onPage: () => {} };

const table = (props: Partial<Parameters<typeof DataTable<Row>>[0]>) => (
  <DataTable<Row>
    label="商品"
    columns={[{ title: '名称', dataIndex: 'name' }]}
    rows={undefined}
    rowKey={(row) => row.id}
    paging={{ ...firstPage, total: 0 }}
    empty={<p>还没有商品</p>}
    {...props}
  />
);

test('rows that are on their way are drawn as rows', () => {
  render(table({}));
  expect(screen.getByRole('status', { name: '正在加载' }).childElementCount).toBeGreaterThan(1);
});

test('an empty list says what to do', () => {
  render(table({ rows: [] }));
  expect(screen.getByText('还没有商品')).toBeDefined();
});

test('nothing found offers to clear the filters instead', () => {
  const onClearFilters = vi.fn();
  render(table({ rows: [], onClearFilters }));
  expect(screen.queryByText('还没有商品')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '清空筛选' }));
  expect(onClearFilters).toHaveBeenCalledTimes(1);
});

test('a failure stands in place of the rows', () => {
  render(table({ rows: [{ id: 1, name: '车厘子' }], failure: <p>加载失败</p> }));
  expect(screen.queryByText('车厘子')).toBeNull();
  expect(screen.getByText('加载失败')).toBeDefined();
});

test('paging asks for the next page, and the total is shown', () => {
  const onPage = vi.fn();
  render(table({ rows: [{ id: 1, name: '车厘子' }], paging: { ...firstPage, total: 25, onPage } }));
  expect(screen.getByText('共 25 条')).toBeDefined();
  fireEvent.click(screen.getByTitle('3'));
  expect(onPage).toHaveBeenCalledWith({ page: 3, limit: 10 });
});

test('only rows that may be are selected', () => {
  const onChange = vi.fn();
  const rows = [
    { id: 1, name: '待发货' },
    { id: 2, name: '已关闭' },
  ];
  render(table({ rows, selection: { keys: [], onChange, canSelect: (row) => row.id === 1 } }));
  const [all, first, second] = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect([first?.disabled, second?.disabled]).toEqual([false, true]);
  if (all) fireEvent.click(all);
  expect(onChange.mock.calls[0]?.[0]).toEqual([1]);
});
