// @vitest-environment jsdom
import type { CallIn, CallOut } from '@chengji/contract';
import { shopsPlatformCalls } from '@chengji/contract/shops/shops.platform.calls';
import { Id } from '@chengji/contract/values';
import { refuse } from '@chengji/testkit/fake-market';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closePage, openPage } from '../../testing/open-page.tsx';
import { aShopRow } from '../../testing/shops.ts';
import { PageHeader } from '../layout/PageHeader.tsx';
import { defineList } from './define-list.ts';
import { ListPage } from './ListPage.tsx';
import { ListSelect } from './ListSelect.tsx';
import { useList } from './use-list.ts';
import { useSelection } from './use-selection.ts';

const call = 'GET /platform/shops/list';
type Row = CallOut<typeof call>['rows'][number];
const shops = defineList(call, shopsPlatformCalls, { tab: 'state', own: { id: Id.optional() } });

type PageProps = { given?: Partial<CallIn<typeof call>> };

function ShopsPage({ given }: PageProps) {
  const list = useList(shops, given);
  const selection = useSelection<Row>();
  return (
    <>
      <ListPage
        list={list}
        title="店铺"
        tabs={{ label: '状态', options: ['all', 'open', 'suspended'], toText: (state) => `状态 ${state}` }}
        search="找店铺"
        filters={
          <ListSelect
            list={list}
            name="type"
            label="类型"
            any="全部类型"
            options={['self', 'flagship']}
            toText={(type) => `类型 ${type}`}
          />
        }
        columns={[
          {
            title: '名称',
            render: (_, row) => (
              <button type="button" onClick={() => list.change({ id: row.id })}>
                {row.name}
              </button>
            ),
          },
        ]}
        selection={{ ...selection, actions: <output>{selection.rows.map(({ name }) => name)}</output> }}
        empty={<p>还没有店铺</p>}
      />
      {list.own.id && <p>打开 {list.own.id}</p>}
    </>
  );
}

let answer: (input: CallIn<typeof call>) => CallOut<typeof call> | ReturnType<typeof refuse>;
const whole = { all: 45, open: 40, suspended: 5 };
beforeEach(() => {
  answer = () => ({ rows: [aShopRow(1), aShopRow(2)], total: 45, next: null, counts: whole });
});
afterEach(closePage);

const open = (search = '', props: PageProps = {}) =>
  openPage(<ShopsPage {...props} />, {
    path: '/platform/shops',
    at: `/platform/shops${search}`,
    answers: { [call]: (input: CallIn<typeof call>) => answer(input) },
  });

test('a list shows and asks for what its address says', async () => {
  const { sent } = open('?state=suspended&type=self&page=2&sort=loudest');
  expect(await screen.findByText('店铺 1')).toBeDefined();
  expect(sent(call)).toEqual([{ state: 'suspended', type: 'self', sort: 'new', page: '2', limit: '20' }]);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('状态 suspended5');
  expect(screen.getByText('共 45 条')).toBeDefined();
});

test('a tab, a filter and words are in the address, and begin at page one', async () => {
  const { router } = open('?page=2');
  await screen.findByText('店铺 1');
  fireEvent.click(screen.getByRole('tab', { name: /suspended/ }));
  expect(router.state.location.search).toBe('?state=suspended');
  fireEvent.mouseDown(screen.getByRole('combobox', { name: '类型' }));
  fireEvent.click(await screen.findByTitle('类型 flagship'));
  expect(router.state.location.search).toBe('?state=suspended&type=flagship');
  const words = screen.getByRole('textbox', { name: '找店铺' });
  fireEvent.change(words, { target: { value: '果' } });
  fireEvent.keyDown(words, { key: 'Enter', keyCode: 13 });
  await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('keyword')).toBe('果'));
  fireEvent.click(screen.getByRole('tab', { name: /all/ }));
  expect(new URLSearchParams(router.state.location.search).has('state')).toBe(false);
});

test('pages are gone through with the filters kept, and what is the page’s own leaves the list where it is', async () => {
  const { router } = open('?type=self');
  await screen.findByText('店铺 1');
  fireEvent.click(screen.getByTitle('3'));
  expect(router.state.location.search).toBe('?type=self&page=3');
  fireEvent.click(await screen.findByRole('button', { name: '店铺 2' }));
  expect(router.state.location.search).toBe('?type=self&page=3&id=2');
  expect(screen.getByText('打开 2')).toBeDefined();
});

test('nothing found offers to clear what narrows the list, and an empty tab does not', async () => {
  answer = () => ({ rows: [], total: 0, next: null, counts: whole });
  const { router } = open('?state=suspended&keyword=x&sort=old&id=3');
  fireEvent.click(await screen.findByRole('button', { name: '清空筛选' }));
  expect(router.state.location.search).toBe('?state=suspended&sort=old');
  expect(await screen.findByText('还没有店铺')).toBeDefined();
});

test('what a page itself asks for narrows nothing that could be cleared', async () => {
  answer = () => ({ rows: [], total: 0, next: null, counts: whole });
  open('', { given: { type: 'self' } });
  expect(await screen.findByText('还没有店铺')).toBeDefined();
  expect(screen.queryByRole('button', { name: '清空筛选' })).toBeNull();
});

test('a list that fails says why, and is asked for again', async () => {
  answer = () => refuse('common.busy', '服务器繁忙');
  open();
  expect(await screen.findByText(/服务器繁忙/)).toBeDefined();
  answer = () => ({ rows: [aShopRow(7)], total: 1, next: null, counts: whole });
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('店铺 7')).toBeDefined();
});

test('rows are selected over several pages, and their bar acts on all of them', async () => {
  answer = ({ page }) => ({ rows: [aShopRow(Number(page))], total: 45, next: null, counts: whole });
  open();
  await screen.findByText('店铺 1');
  fireEvent.click(screen.getAllByRole('checkbox')[1] as HTMLElement);
  fireEvent.click(screen.getByTitle('2'));
  await screen.findByText('店铺 2');
  fireEvent.click(screen.getAllByRole('checkbox')[1] as HTMLElement);
  const bar = screen.getByRole('region', { name: '已选 2 项' });
  expect(within(bar).getByText('店铺 1店铺 2')).toBeDefined();
  fireEvent.click(within(bar).getByRole('button', { name: '取消选择' }));
  expect(screen.queryByRole('region', { name: /已选/ })).toBeNull();
});

test('the arrow of a page below leads back to the list as it was left', async () => {
  open('?state=suspended&page=2');
  await screen.findByText('店铺 1');
  cleanup();
  openPage(<PageHeader title="店铺 1" back="/platform/shops" />, { answers: {} });
  expect(screen.getByRole('link', { name: '返回' }).getAttribute('href')).toBe(
    '/platform/shops?state=suspended&page=2',
  );
});
