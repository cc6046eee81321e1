// @vitest-environment jsdom
import { type Answers, type FakeMarket, fakeMarket } from '@chengji/testkit/fake-market';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { FilterBar } from '../../design/tables/FilterBar.tsx';
import { endSession, getSession, keepSession, type Staff } from '../../kernel/session.ts';
import { stubSockets } from '../../testing/fake-socket.ts';
import { stubBrowser } from '../../testing/stub-browser.ts';
import { UnstyledDesign } from '../../testing/UnstyledDesign.tsx';
import { AreaFrame } from './AreaFrame.tsx';

const shop = { id: 1, name: '山野果集', type: 'flagship', logo: '', suspended: null };
const staffWith = (rights: string[]): Staff => ({
  id: 1,
  name: '林小野',
  account: 'a',
  role: 'owner',
  role_name: '店主',
  rights,
  time_zone: 'Asia/Shanghai',
  market: { name: '橙集', coupon_days: 7 },
  shop,
});
const nothing = { rows: [], total: 0, next: null };
const noAlerts = { rows: [], next: null, unseen: 0 };
let staff: Staff;
let market: FakeMarket;

beforeAll(() => {
  endSession('seller');
  stubBrowser();
  stubSockets();
});
beforeEach(() => {
  const answers: Answers = {
    'GET /seller/auth/info': () => staff,
    'GET /platform/auth/info': () => staff,
    'GET /seller/orders/list': { ...nothing, counts: { ship: 120 } },
    'GET /seller/chat/list': { ...nothing, counts: { waiting: 0, unread: 0, mine: 0, flagged: 0 } },
    'GET /seller/alerts/list': noAlerts,
    'GET /platform/alerts/list': noAlerts,
  };
  market = fakeMarket(answers, { time: 1_800_000_000 });
});
afterEach(() => {
  cleanup();
  endSession('seller');
  market.check();
});

function open(address: string, page = <p>the page</p>) {
  const router = createMemoryRouter(
    [
      { element: <AreaFrame area="seller" />, children: [{ path: '/seller/*', element: page }] },
      { path: '/seller/login', element: <p>the login page</p> },
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

function logInWith(rights: string[]) {
  staff = staffWith(rights);
  keepSession('seller', { token: 't', staff: staff });
}

test('without a login every page leads to the login page, which returns there afterwards', async () => {
  const router = open('/seller/orders?state=ship');
  await screen.findByText('the login page');
  expect(new URLSearchParams(router.state.location.search).get('from')).toBe('/seller/orders?state=ship');
});

test('a role sees the menu and the pages its rights allow', async () => {
  logInWith(['orders.read']);
  open('/seller/orders');
  expect(await screen.findByText('the page')).toBeDefined();
  expect(screen.getByRole('link', { name: /订单/, current: 'page' })).toBeDefined();
  expect(screen.queryByRole('link', { name: '商品' })).toBeNull();
});

test('a page that the role may not see is locked at every address', async () => {
  logInWith(['orders.read']);
  open('/seller/goods');
  expect(await screen.findByText('没有权限查看此页')).toBeDefined();
  expect(screen.queryByText('the page')).toBeNull();
});

test('what waits is counted in the menu, up to 99+', async () => {
  logInWith(['orders.read']);
  open('/seller');
  expect(await screen.findByText('99+')).toBeDefined();
});

test('a right taken away since login closes its rooms', async () => {
  logInWith(['orders.read', 'goods.read']);
  staff = staffWith(['goods.read']);
  open('/seller/orders');
  expect(await screen.findByText('没有权限查看此页')).toBeDefined();
  expect(getSession('seller')?.staff.rights).toEqual(['goods.read']);
});

test('the search palette opens by its keys and goes to the chosen page', async () => {
  logInWith(['orders.read']);
  const router = open('/seller');
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
  const field = await screen.findByRole('combobox');
  fireEvent.change(field, { target: { value: '订' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/seller/orders'));
});

test('a suspended shop sees on every page why, since when, and what it may still do', async () => {
  logInWith(['orders.read']);
  const since = 1_799_900_000;
  staff = { ...staff, shop: { ...shop, suspended: { since, reason: '售假投诉核实中' } } };
  open('/seller/orders');
  const banner = within(await screen.findByRole('region', { name: '店铺已暂停经营' }));
  expect(banner.getByText(/售假投诉核实中/)).toBeDefined();
  expect(banner.getByText(/店铺已被平台暂停经营（.* 起）/)).toBeDefined();
  expect(banner.getByText(/仍可以/)).toBeDefined();
  expect(banner.getByText(/暂时不能/)).toBeDefined();
});

test('a shop that sells sees no suspension banner', async () => {
  logInWith(['orders.read']);
  open('/seller/orders');
  await screen.findByText('the page');
  expect(screen.queryByRole('region', { name: '店铺已暂停经营' })).toBeNull();
});

describe('on a phone', () => {
  beforeEach(() => stubBrowser({ isPhone: true }));
  afterEach(() => stubBrowser());

  test('the main places are at the thumb with what waits there, and a sheet has all the others', async () => {
    logInWith(['orders.read', 'goods.read', 'coupons.read']);
    open('/seller/orders');
    const places = within(await screen.findByRole('navigation', { name: '常用' }));
    expect((await places.findByText('99+')).closest('a')?.getAttribute('aria-current')).toBe('page');
    expect(screen.queryByRole('link', { name: '优惠券' })).toBeNull();
    fireEvent.click(places.getByRole('button', { name: '更多' }));
    expect(await screen.findByRole('link', { name: '优惠券' })).toBeDefined();
  });

  test('who may ship scans in the middle of them', async () => {
    logInWith(['dashboard.read', 'orders.read', 'orders.ship', 'chat.read']);
    open('/seller/orders');
    const places = within(await screen.findByRole('navigation', { name: '常用' }));
    const names = [...places.getAllByRole('link'), places.getByRole('button')];
    expect(names.map((one) => one.textContent?.replace(/\d+\+?$/, ''))).toEqual([
      '工作台',
      '订单',
      '扫码发货',
      '客服会话',
      '更多',
    ]);
  });

  test('an order brings its own head, and the frame’s is out of sight', async () => {
    logInWith(['orders.read']);
    open('/seller/orders/1');
    await screen.findByText('the page');
    expect(document.querySelector('header')?.className).toContain('headerAway');
  });

  test('a detail page has its own actions there instead', async () => {
    logInWith(['orders.read']);
    open('/seller/orders/1');
    await screen.findByText('the page');
    expect(screen.queryByRole('navigation', { name: '常用' })).toBeNull();
  });

  test('a page that wants a computer is only looked at, and says so', async () => {
    logInWith(['coupons.write']);
    open('/seller/coupons/new');
    expect(await screen.findByText(/请在电脑上打开/)).toBeDefined();
    expect(screen.getByRole('group').matches(':disabled')).toBe(true);
  });

  test('what searches a page that is only looked at works', async () => {
    logInWith(['coupons.write']);
    const onSearch = vi.fn();
    open('/seller/coupons/new', <FilterBar keyword="" placeholder="搜名称" onSearch={onSearch} />);
    const field = await screen.findByRole('textbox', { name: '搜名称' });
    expect(field.matches(':disabled')).toBe(false);
    fireEvent.change(field, { target: { value: '满减' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(onSearch).toHaveBeenCalledWith('满减');
  });
});

describe('the groups of the platform’s pages', () => {
  const openPlatform = (address: string) => {
    staff = { ...staffWith(['articles.read', 'orders.read', 'settings.read', 'audit.read']), shop: null };
    keepSession('platform', { token: 't', staff });
    const routes = [
      {
        element: <AreaFrame area="platform" />,
        children: [{ path: '/platform/*', element: <p>the page</p> }],
      },
    ];
    render(
      <QueryClientProvider client={new QueryClient()}>
        <UnstyledDesign>
          <RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />
        </UnstyledDesign>
      </QueryClientProvider>,
    );
  };
  const group = (name: string) => screen.queryByRole('button', { name });
  const isOpen = (name: string) => group(name)?.getAttribute('aria-expanded');
  beforeEach(() => localStorage.clear());
  afterEach(() => endSession('platform'));

  test('fold, but not the one that one is in, and what is seldom done begins folded', async () => {
    openPlatform('/platform/articles');
    await screen.findByText('the page');
    expect([group('页面与内容'), isOpen('交易'), isOpen('系统')]).toEqual([null, 'true', 'false']);
  });

  test('stay as they were left', async () => {
    openPlatform('/platform/articles');
    await screen.findByText('the page');
    for (const name of ['交易', '系统']) fireEvent.click(screen.getByRole('button', { name }));
    cleanup();
    openPlatform('/platform/articles');
    await screen.findByText('the page');
    expect([isOpen('交易'), isOpen('系统')]).toEqual(['false', 'true']);
  });
});
