// @vitest-environment jsdom
import type { CallIn, CallOut } from '@chengji/contract';
import { shopsPlatformCalls } from '@chengji/contract/shops/shops.platform.calls';
import { refuse } from '@chengji/testkit/fake-market';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { closePage, openPage } from '../../testing/open-page.tsx';
import { aShopRow } from '../../testing/shops.ts';
import { PageHeader } from '../layout/PageHeader.tsx';
import { defineList } from './define-list.ts';
import { ListPage } from './ListPage.tsx';
import { useList } from './use-list.ts';
import { useSelection } from './use-selection.ts';
import { useWholeList } from './use-whole-list.ts';

const call = 'GET /platform/shops/list';
type Row = CallOut<typeof call>['rows'][number];
const shops = defineList(call, shopsPlatformCalls, { tab: 'state' });

function ShopsPage() {
  const list = useList(shops);
  const selection = useSelection<Row>(list.input);
  return (
    <ListPage
      list={list}
      title="店铺"
      tabs={{ label: '状态', options: ['all', 'open'], toText: (state) => `状态 ${state}` }}
      search="找店铺"
      columns={[{ title: '名称', dataIndex: 'name' }]}
      selection={{ ...selection, actions: <output>{selection.rows.map(({ id }) => id).join()}</output> }}
      empty={<p>还没有店铺</p>}
    />
  );
}

const whole = Array.from({ length: 25 }, (_, at) => aShopRow(at + 1));

function WholePage() {
  const answer = { data: { rows: whole }, error: null, refetch() {}, isPlaceholderData: false };
  const list = useWholeList<Row>(answer, () => true);
  return <ListPage list={list} title="店铺" columns={[{ title: '名称', dataIndex: 'name' }]} empty={null} />;
}

/** The ends that are watched: each comes into view when the test says so. */
const watched = new Set<() => void>();
class Watcher {
  readonly see: () => void;
  constructor(tell: (moments: { isIntersecting: boolean }[]) => void) {
    this.see = () => tell([{ isIntersecting: true }]);
  }
  observe() {
    watched.add(this.see);
  }
  disconnect() {
    watched.delete(this.see);
  }
}
const scrollToEnd = async () => {
  await waitFor(() => expect(watched.size).toBe(1));
  act(() => {
    for (const see of watched) see();
  });
};

let answer: (input: CallIn<typeof call>) => CallOut<typeof call> | ReturnType<typeof refuse>;
/** Six shops, two on a page. */
const answerPage = ({ page }: CallIn<typeof call>) => {
  const at = Number(page);
  const next = at < 3 ? String(at + 1) : null;
  return {
    rows: at > 3 ? [] : [aShopRow(at * 2 - 1), aShopRow(at * 2)],
    total: 6,
    next,
    counts: { all: 6, open: 6, suspended: 0 },
  };
};

beforeEach(() => {
  answer = answerPage;
  vi.stubGlobal('IntersectionObserver', Watcher);
});
afterEach(closePage);

const open = (search = '') =>
  openPage(<ShopsPage />, {
    path: '/platform/shops',
    at: `/platform/shops${search}`,
    isPhone: true,
    answers: { [call]: (input: CallIn<typeof call>) => answer(input) },
  });
const expectShops = async (...ids: number[]) => {
  await waitFor(() =>
    expect(screen.getAllByText(/^店铺 \d/).map(({ textContent }) => textContent)).toEqual(
      ids.map((id) => `店铺 ${id}`),
    ),
  );
};

describe('on a phone a list', () => {
  test('loads on as its end is reached, until it says that all is shown', async () => {
    open();
    await expectShops(1, 2);
    expect(screen.queryByText(/已显示全部/)).toBeNull();
    await scrollToEnd();
    await expectShops(1, 2, 3, 4);
    await scrollToEnd();
    await expectShops(1, 2, 3, 4, 5, 6);
    expect(screen.getByText('已显示全部 6 条')).toBeDefined();
    expect(watched.size).toBe(0);
  });

  test('says in its address how far it has, with no step of its own to go back from', async () => {
    const { router } = open('?state=open');
    await expectShops(1, 2);
    await scrollToEnd();
    await expectShops(1, 2, 3, 4);
    expect([router.state.location.search, router.state.historyAction]).toEqual([
      '?state=open&page=2',
      'REPLACE',
    ]);
    fireEvent.click(screen.getByRole('tab', { name: /all/ }));
    expect(router.state.location.search).toBe('');
    await expectShops(1, 2);
  });

  test('opens with all it had, and so does going back to it', async () => {
    open('?page=2');
    await expectShops(1, 2, 3, 4);
    cleanup();
    openPage(<PageHeader title="店铺 1" back="/platform/shops" />, { answers: {} });
    expect(screen.getByRole('link', { name: '返回' }).getAttribute('href')).toBe('/platform/shops?page=2');
  });

  test('that is opened far down asks for a few pages alone', async () => {
    const { sent } = open('?page=5000');
    await expectShops(1, 2, 3, 4, 5, 6);
    expect(sent(call)).toHaveLength(20);
  });

  test('keeps what is selected as it loads on', async () => {
    open();
    await expectShops(1, 2);
    fireEvent.click(screen.getByRole('checkbox', { name: '选择第 2 项' }));
    await scrollToEnd();
    await expectShops(1, 2, 3, 4);
    fireEvent.click(screen.getByRole('checkbox', { name: '选择第 3 项' }));
    expect(screen.getByRole('region', { name: '已选 2 项' }).textContent).toContain('2,3');
  });

  test('shows a row once that has moved on to the next page meanwhile', async () => {
    answer = (input) => {
      const page = answerPage(input);
      return input.page === '2' ? { ...page, rows: [aShopRow(2), aShopRow(3)] } : page;
    };
    open();
    await expectShops(1, 2);
    await scrollToEnd();
    await expectShops(1, 2, 3);
  });

  test('whose next rows do not come keeps those it has, says why, and asks for them again', async () => {
    answer = (input) => (input.page === '2' ? refuse('common.busy', '服务器繁忙') : answerPage(input));
    open();
    await expectShops(1, 2);
    await scrollToEnd();
    expect((await screen.findByRole('alert')).textContent).toContain('服务器繁忙');
    await expectShops(1, 2);
    answer = answerPage;
    fireEvent.click(screen.getByRole('button', { name: /重试/ }));
    await expectShops(1, 2, 3, 4);
  });

  test('does not forget the words that are typed while it loads on', async () => {
    const { router } = open();
    await expectShops(1, 2);
    fireEvent.change(screen.getByRole('textbox', { name: '找店铺' }), { target: { value: '果' } });
    await scrollToEnd();
    await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('keyword')).toBe('果'));
  });

  test('that is at hand as a whole shows more of it as its end is reached', async () => {
    openPage(<WholePage />, { answers: {}, isPhone: true });
    await expectShops(...whole.slice(0, 20).map(({ id }) => id));
    await scrollToEnd();
    await expectShops(...whole.map(({ id }) => id));
    expect(screen.getByText('已显示全部 25 条')).toBeDefined();
  });
});
