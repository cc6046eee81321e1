// @vitest-environment jsdom

import { noNetwork, refuse } from '@chengji/testkit/fake-market';
import { act, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { handleFrame } from '../../../kernel/live/socket-lifecycle.ts';
import { go } from '../../../kernel/router/navigation.ts';
import { saveStatistics } from '../../../kernel/session/statistics-store.ts';
import { isLoggedIn, useUser } from '../../../kernel/session/user-store.ts';
import {
  address,
  arrive,
  closeApp,
  doesNotSee,
  faultAt,
  field,
  fill,
  front,
  openApp,
  press,
  see,
  seeToast,
} from '../../../testing/open-app.tsx';
import { lin, statistics, tea } from '../../../testing/rows.ts';

afterEach(closeApp);
const asLin = { person: lin };

describe('the own page', () => {
  test('asks a visitor to log in and shows neither money nor a way out', async () => {
    openApp('/pages/user');
    await see('登录后查看订单、收藏与余额');
    expect([doesNotSee('余额'), doesNotSee('退出登录')]).toEqual([true, true]);
    await press(/登录 \/ 注册/, 'link');
    await arrive('/pages/user/auth/auth');
  });

  test('shows a shopper who they are, their money and what waits to be done', async () => {
    openApp('/pages/user', {}, asLin);
    act(() => saveStatistics(statistics));
    await see('林小满');
    await see('V3');
    await see('用户名：linxiaoman');
    const link = (name: RegExp) => front().getByRole('link', { name });
    expect(front().getByText('余额').closest('div')?.textContent).toContain('¥5,000.00');
    expect(link(/待付款/).textContent).toBe('2待付款');
    expect(link(/待成团/).getAttribute('href')).toBe('#/pages/user/order/order?state=group');
    expect(link(/待发货/).textContent).toBe('待发货');
    expect(link(/待收货/).textContent).toBe('99+待收货');
    expect(link(/待评价/).getAttribute('href')).toBe('#/pages/user/order/order?state=review');
  });

  test('shows a member what each level gives, and nobody else', async () => {
    openApp(
      '/pages/user',
      {
        'GET /wanlshop/points/level': {
          rows: [
            { level: 3, from: 500, rate: 12_000 },
            { level: 4, from: 2_000, rate: 15_000 },
          ],
          per_yuan: 1,
          mine: { level: 3, growth: 800, score: 120 },
        },
        'GET /wanlshop/coupon/list': { rows: [], next: null },
      },
      asLin,
    );
    await press(/会员 V3/);
    await see('再得 1200 成长值升至 V4');
    await see(/购物积分 1.2 倍/);
    await closeApp();
    const newcomer = { ...lin, level: 0, token: '' };
    openApp('/pages/user', { 'GET /wanlshop/user/info': { userinfo: newcomer } }, { person: newcomer });
    await see('林小满');
    expect(doesNotSee(/会员 V/)).toBe(true);
  });

  test('shows money that came back without a press', async () => {
    const market = openApp('/pages/user', {}, asLin);
    await see('林小满');
    const richer = { ...lin, token: '', money: '5258.00' };
    market.answer({ 'GET /wanlshop/user/info': { userinfo: richer } });
    const news = { title: '', content: '', modules: 'order', modules_id: 31, image: '', createtime: 1 };
    handleFrame({ type: 'order', ...news });
    await see('5,258');
  });

  test('shows the parcel that moved last, and leads to it', async () => {
    const parcel = { order_id: 21, image: '', status: 'out_for_delivery', text: '派件员正在派送', at: 1 };
    const logistics = [parcel, { ...parcel, order_id: 20, text: '已揽' }];
    openApp(
      '/pages/user',
      { 'GET /wanlshop/user/statistics': { statistics: { ...statistics, logistics } } },
      asLin,
    );
    await see('派送中');
    expect(doesNotSee('已揽')).toBe(true);
    expect(
      front()
        .getByRole('link', { name: /物流动态/ })
        .getAttribute('href'),
    ).toBe('#/pages/user/order/logistics?id=21');
  });

  test('shows the numbers of saved items and unread notices, as the market counts them now, and leads there', async () => {
    const notice = { order: 1, notice: 2, chat: 0 };
    openApp(
      '/pages/user',
      {
        'GET /wanlshop/user/statistics': { statistics: { ...statistics, notice } },
        'GET /wanlshop/collect/list': { rows: [], next: null },
        'GET /wanlshop/notice/list': { rows: [], next: null, unread: { logistics: 1, notify: 2, system: 0 } },
      },
      asLin,
    );
    await see('128');
    expect(
      front()
        .getByRole('link', { name: /关注店铺/ })
        .getAttribute('href'),
    ).toBe('#/pages/user/follow');
    await press('消息 3');
    await arrive('/pages/notice/notice');
    act(() => go('pages/user'));
    await press(/36 ?收藏/, 'link');
    await arrive('/pages/user/collect');
  });

  test('sends a visitor who wants their orders to the login', async () => {
    openApp('/pages/user');
    await press('全部订单');
    await arrive('/pages/user/auth/auth');
  });

  test('logs nobody out who did not confirm it', async () => {
    const market = openApp('/pages/user', { 'GET /wanlshop/user/logout': null }, asLin);
    await press('退出登录');
    await see('确定要退出登录吗？');
    await press('取消');
    expect(isLoggedIn()).toBe(true);
    await press('退出登录');
    await press('确定');
    await see('登录后查看订单、收藏与余额');
    expect(market.asked('GET /wanlshop/user/logout')).toHaveLength(1);
    expect(localStorage.getItem('user')).toBeNull();
  });

  test('shows a failure to load the recommendations in their place, with a retry', async () => {
    const market = openApp('/pages/user', {
      'GET /wanlshop/goods/similar': refuse('common.server_busy', '忙'),
    });
    await see('加载失败');
    market.answer({ 'GET /wanlshop/goods/similar': { rows: [tea], next: null } });
    await press('重试');
    await see('明前龙井');
    await see('没有更多了');
  });

  test('follows the language and the appearance chosen, without a reload', async () => {
    openApp('/pages/user');
    await press(/语言/);
    await press('English', 'radio');
    await see('My orders');
    expect(document.documentElement.lang).toBe('en');
    await press(/Appearance/);
    await press('Dark', 'radio');
    expect(document.documentElement.dataset.theme).toBe('dark');
    await press(/Appearance.*Dark/);
    await press('Light', 'radio');
    expect(document.documentElement.dataset.theme).toBe('light');
  });
});

describe('the profile', () => {
  const open = (answers: Parameters<typeof openApp>[1]) => {
    const market = openApp('/pages/user', answers, asLin);
    act(() => go('pages/user/auth/perfect'));
    return market;
  };

  test('shows the stored profile and saves what was changed', async () => {
    const saved = { userinfo: { ...lin, nickname: '小满' } };
    const market = open({ 'POST /wanlshop/user/save': saved, 'GET /wanlshop/user/info': saved });
    expect((await field('用户名')).value).toBe('linxiaoman');
    expect(front().getByRole('tab', { name: '女' }).getAttribute('aria-selected')).toBe('true');
    await fill('昵称', '小满同学');
    await fill('生日', '1996-05-20');
    await press('保密', 'tab');
    await press('保存');
    await seeToast('已保存');
    expect(market.asked('POST /wanlshop/user/save')).toEqual([
      { username: 'linxiaoman', nickname: '小满同学', birthday: '1996-05-20', bio: '', gender: 'unknown' },
    ]);
    await arrive('/pages/user');
    expect(useUser.getState().user).toMatchObject({ nickname: '小满', token: 'a-token' });
  });

  test('a birthday may be left out, a nickname may not', async () => {
    const market = open({ 'POST /wanlshop/user/save': { userinfo: lin } });
    await fill('昵称', '');
    await press('保存');
    await waitFor(() => expect(faultAt('昵称')).toBe('请输入昵称'));
    await fill('昵称', '林小满');
    await press('保存');
    await seeToast('已保存');
    expect(market.asked('POST /wanlshop/user/save')[0]?.birthday).toBeNull();
  });

  test('reports a username that is taken at the username', async () => {
    open({
      'POST /wanlshop/user/save': refuse('identity.username_taken', '用户名已被占用', { field: 'username' }),
    });
    await press('保存');
    await waitFor(() => expect(faultAt('用户名')).toBe('用户名已被占用'));
    expect(address()).toBe('#/pages/user/auth/perfect');
  });

  test('without a network says so and leaves what was typed', async () => {
    open({ 'POST /wanlshop/user/save': noNetwork });
    await fill('昵称', '小满同学');
    await press('保存');
    await seeToast('网络状态不佳');
    expect((await field('昵称')).value).toBe('小满同学');
  });
});
