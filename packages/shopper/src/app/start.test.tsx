// @vitest-environment jsdom

import type { CallOut } from '@chengji/contract';
import { type Answers, noNetwork, refuse } from '@chengji/testkit/fake-market';
import { act, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '../kernel/calls/query-client.ts';
import { changeLanguage } from '../kernel/language.ts';
import { handleFrame } from '../kernel/live/socket-lifecycle.ts';
import { go, openAddress } from '../kernel/router/navigation.ts';
import { startSession } from '../kernel/session/session.ts';
import { isLoggedIn } from '../kernel/session/user-store.ts';
import {
  address,
  arrive,
  closeApp,
  doesNotSee,
  fill,
  front,
  openApp,
  press,
  see,
  seeToast,
} from '../testing/open-app.tsx';
import { home, init, lin, statistics } from '../testing/rows.ts';

afterEach(closeApp);

describe('a market that cannot be reached', () => {
  const away = { 'GET /wanlshop/common/init': noNetwork };
  const cutOff = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));

  test('opens the no-network page at start', async () => {
    openApp('/pages/cart', away);
    await arrive('/pages/page/no_network');
    await see('没有网络，请打开3G、4G或WIFI');
  });

  test('offers to enter anyway only after three refreshes failed', async () => {
    openApp('/pages/cart', away);
    await arrive('/pages/page/no_network');
    cutOff();
    for (const refreshes of [1, 2]) {
      await press('刷新');
      await seeToast('正在检测网络，请稍等');
      await seeToast('网络状态不佳');
      expect([refreshes, document.querySelector('dialog')]).toEqual([refreshes, null]);
    }
    await press('刷新');
    await waitFor(() => expect(document.querySelector('dialog')).not.toBeNull());
    await press('取消');
    expect(address()).toBe('#/pages/page/no_network');
    await press('仍要进入');
    await arrive('/pages/cart');
  });

  test('closes the no-network page as soon as it can be reached again', async () => {
    openApp('/pages/cart', away);
    await arrive('/pages/page/no_network');
    await press('刷新');
    await arrive('/pages/cart');
  });
});

test('an app that is open stays where it is when the market’s settings cannot be fetched again', async () => {
  const market = openApp('/pages/cart');
  await waitFor(() => expect(market.asked('GET /wanlshop/common/init')).toHaveLength(1));
  await act(async () => {});
  market.answer({ 'GET /wanlshop/common/init': noNetwork });
  await act(() => queryClient.invalidateQueries({ queryKey: ['GET /wanlshop/common/init'] }));
  await waitFor(() => expect(market.asked('GET /wanlshop/common/init').length).toBeGreaterThan(1));
  act(() => changeLanguage('en'));
  await waitFor(() => expect(market.asked('GET /wanlshop/common/init').length).toBeGreaterThan(2));
  await act(async () => {});
  expect(address()).toBe('#/pages/cart');
});

describe('another language', () => {
  test('has the news of parcels told again in it', async () => {
    const market = openApp(
      '/pages/user',
      { 'GET /wanlshop/user/statistics': { statistics } },
      { person: lin },
    );
    await see(lin.nickname);
    const before = market.asked('GET /wanlshop/user/statistics').length;
    act(() => changeLanguage('en'));
    await waitFor(() => expect(market.asked('GET /wanlshop/user/statistics')).toHaveLength(before + 1));
  });
});

describe('the operator’s pop-up', () => {
  type Popup = CallOut<'GET /wanlshop/common/popups'>['rows'][number];
  const spring: Popup = {
    id: 1,
    title: '上新',
    content: '春茶到了',
    image: '',
    url: '',
    frequency: 'once',
  };
  const call = 'GET /wanlshop/common/popups';
  const today = (...rows: Partial<Popup>[]): Answers => ({
    [call]: { rows: rows.map((row) => ({ ...spring, ...row })) },
  });
  const startAgain = async (...rows: Partial<Popup>[]) => {
    const seen = localStorage.getItem('seen_popup') ?? '';
    await closeApp();
    localStorage.setItem('seen_popup', seen);
    return openApp('/pages/cart', today(...rows));
  };
  const staysAway = async (market: ReturnType<typeof openApp>) => {
    await waitFor(() => expect(market.asked(call)).toHaveLength(1));
    await see('购物车还是空的');
    await act(async () => {});
    expect(doesNotSee('春茶到了')).toBe(true);
  };

  test('is shown once, and another one again', async () => {
    openApp('/pages/cart', today({}));
    await see('春茶到了');
    await press('知道了');
    await staysAway(await startAgain({}));
    await startAgain({ id: 2 });
    await see('春茶到了');
  });

  test('is shown at each start where it says so, and one at a start', async () => {
    openApp('/pages/cart', today({ id: 3, frequency: 'start' }, { id: 2, content: '旧的' }));
    await see('春茶到了');
    await press('知道了');
    expect(doesNotSee('旧的')).toBe(true);
    await startAgain({ id: 3, frequency: 'start' });
    await see('春茶到了');
  });

  test('opens what it is about, by its picture or its button', async () => {
    openApp('/pages/cart', today({ image: '/files/00/popup.webp', url: '/pages/user' }));
    await see('春茶到了');
    const [picture, button] = await waitFor(() => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('dialog a')];
      expect(links).toHaveLength(2);
      return links;
    });
    expect(picture?.getAttribute('href')).toBe('#/pages/user');
    expect(picture?.querySelector('img')?.alt).toBe('上新');
    act(() => button?.click());
    await arrive('/pages/user');
    await waitFor(() => expect(doesNotSee('春茶到了')).toBe(true));
  });

  test('leads nowhere where its address is no page of the app', async () => {
    openApp('/pages/cart', today({ url: '/pages/nowhere' }));
    await see('春茶到了');
    expect(document.querySelector('dialog a')).toBeNull();
  });
});

describe('the shell', () => {
  test('names the page in the title, in the language chosen at once', async () => {
    openApp('/pages/cart');
    await waitFor(() => expect(document.title).toBe('购物车 · 橙集'));
    act(() => changeLanguage('en'));
    await waitFor(() => expect(document.title).toMatch(/^Cart · /));
    await see('Your cart is empty');
  });

  test('opens an address that came as data only where it is a page of the app', async () => {
    openApp('/pages/cart');
    expect([openAddress('https://example.com'), openAddress('pages/nowhere')]).toEqual([false, false]);
    expect(address()).toBe('#/pages/cart');
    act(() => void openAddress('/pages/user/auth/name'));
    await see('密码登录');
    expect(address()).toBe('#/pages/user/auth/name');
  });

  test('asks at start with its own version, and once for any number of pages', async () => {
    const market = openApp('/pages/cart', { 'GET /wanlshop/common/init': init });
    await see('购物车还是空的');
    act(() => go('pages/user'));
    await see('我的订单');
    expect(market.asked('GET /wanlshop/common/init')).toEqual([{ version: '1.1.11' }]);
    expect(front().getByText('登录后查看订单、收藏与余额')).toBeTruthy();
  });
});

describe('a session that ends while the app is open', () => {
  const over = refuse('common.login_required', '登录已过期');
  const book = 'GET /wanlshop/address/list';

  test('is reported, and the page waits behind the login', async () => {
    const market = openApp(
      '/pages/user/address/address',
      { [book]: over, 'POST /wanlshop/user/login': { userinfo: lin, statistics } },
      { person: lin },
    );
    await act(startSession);
    await seeToast('登录已过期');
    await arrive('/pages/user/auth/auth');
    expect([isLoggedIn(), localStorage.getItem('user')]).toEqual([false, null]);
    market.answer({ [book]: { rows: [home] } });
    await press('密码登录');
    await fill('用户名或手机号', 'linxiaoman');
    await fill('请输入密码', 'demo1234');
    await press(/我已阅读并同意/, 'checkbox');
    await press('登录');
    await arrive('/pages/user/address/address');
    await see(/文三路 100 号/);
  });

  test('by the operator is announced first, and leads to the login', async () => {
    openApp('/pages/user', {}, { person: lin });
    await see('林小满');
    act(() => handleFrame({ type: 'kick', message: '账号已被管理员下线' }));
    await see('账号已被管理员下线');
    expect(isLoggedIn()).toBe(true);
    await press('知道了');
    await arrive('/pages/user/auth/auth');
    expect(isLoggedIn()).toBe(false);
  });
});
