// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { TableColumnsType } from 'antd';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../testing/stub-browser.ts';
import { actionsColumn } from './actions-column.tsx';
import { DataTable } from './DataTable.tsx';

type Row = { id: number; name: string };

beforeEach(() => stubBrowser());
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

test('no page is offered that the market does not give, while the total is said as it is', () => {
  render(table({ rows: [{ id: 1, name: '车厘子' }], paging: { ...firstPage, total: 100_025 } }));
  expect(screen.getByText('共 100025 条')).toBeDefined();
  expect(screen.getByTitle('10000')).toBeDefined();
  expect(screen.queryByTitle('10003')).toBeNull();
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

describe('where there is no room for a table', () => {
  const columns: TableColumnsType<Row> = [
    { title: '名称', dataIndex: 'name' },
    { title: '编号', render: (_, row) => `#${row.id}` },
    actionsColumn<Row>((row) => <a href={`#${row.id}`}>编辑</a>),
  ];
  const rows = [
    { id: 1, name: '车厘子' },
    { id: 2, name: '草莓' },
  ];

  test('each row is a card: its name, what else is known of it by name, and what may be done', () => {
    stubBrowser({ isPhone: true });
    render(table({ rows, columns }));
    const [first] = screen.getAllByRole('listitem');
    const card = within(first as HTMLElement);
    expect(card.getByText('车厘子')).toBeDefined();
    expect(card.getByRole('term').textContent).toBe('编号');
    expect(card.getByRole('definition').textContent).toBe('#1');
    expect(card.getByRole('link', { name: '编辑' })).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('a card may show what a list makes of it, and is selected as a row is', () => {
    stubBrowser({ isPhone: true });
    const onChange = vi.fn();
    const card = (row: Row) => <b>{`一盒${row.name}`}</b>;
    render(table({ rows, columns, card, selection: { keys: [1], onChange } }));
    expect(screen.getByText('一盒草莓')).toBeDefined();
    fireEvent.click(screen.getByRole('checkbox', { name: '选择第 2 项' }));
    expect(onChange).toHaveBeenCalledWith([1, 2], rows);
  });

  test('the next page is one press away', () => {
    stubBrowser({ isPhone: true });
    const onPage = vi.fn();
    render(table({ rows, paging: { ...firstPage, total: 25, onPage } }));
    fireEvent.click(screen.getByTitle('Next Page'));
    expect(onPage).toHaveBeenCalledWith({ page: 2, limit: 10 });
  });
});
