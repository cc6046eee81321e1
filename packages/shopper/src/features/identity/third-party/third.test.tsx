// @vitest-environment jsdom

import { refuse } from '@chengji/testkit/fake-market';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isLoggedIn } from '../../../kernel/session/user-store.ts';
import {
  address,
  arrive,
  closeApp,
  faultAt,
  fill,
  front,
  openApp,
  press,
  see,
  seeToast,
} from '../../../testing/open-app.tsx';
import { lin, statistics } from '../../../testing/rows.ts';
import { forgetIntent, readIntent } from './third.ts';

const state = 'a-state-of-our-own-1234';
const wechat = { provider: 'wechat' as const, name: '微信', inside_only: false };
const back = `/pages/user/auth/thirdreg?provider=wechat&grant=a-grant&state=${state}`;

const meant = (intent: 'login' | 'bind', as = state) =>
  sessionStorage.setItem('third_login', JSON.stringify({ state: as, intent }));

beforeEach(() => sessionStorage.clear());
afterEach(closeApp);

describe('a login by an account elsewhere', () => {
  test('is offered where it works, and asks for consent first', async () => {
    const market = openApp('/pages/user/auth/auth', {
      'GET /wanlshop/third/providers': { rows: [wechat] },
      // leads nowhere: an address that could run is not followed
      'POST /wanlshop/third/open': { url: 'javascript:alert(1)' },
    });
    await press('微信登录');
    await see('请先阅读并同意用户协议和隐私声明');
    expect(market.asked('POST /wanlshop/third/open')).toEqual([]);
    await press(/我已阅读并同意/, 'checkbox');
    await press('微信登录');
    await waitFor(() => expect(market.asked('POST /wanlshop/third/open')).toHaveLength(1));
    expect(market.asked('POST /wanlshop/third/open')[0]?.state).toMatch(/^[\da-f]{48}$/);
    expect(sessionStorage.getItem('third_login')).toBeNull();
  });

  test('is not offered where it opens only in the provider’s own app', async () => {
    openApp('/pages/user/auth/auth', {
      'GET /wanlshop/third/providers': { rows: [{ ...wechat, inside_only: true }] },
    });
    await see('欢迎来到橙集');
    expect(front().queryByRole('button', { name: '微信登录' })).toBeNull();
  });

  test('that comes back for someone known logs them in', async () => {
    meant('login');
    const market = openApp(back, {
      'POST /wanlshop/third/login': { status: 'known', userinfo: lin, statistics },
    });
    await waitFor(() => expect(isLoggedIn()).toBe(true));
    await waitFor(() => expect(address()).toBe('#/pages/user'));
    expect(market.asked('POST /wanlshop/third/login')).toEqual([
      { provider: 'wechat', grant: 'a-grant', agree: true },
    ]);
  });

  test('that comes back for someone new binds a mobile', async () => {
    meant('login');
    const market = openApp(back, {
      'POST /wanlshop/third/login': { status: 'new', ticket: 'a-ticket', nickname: '阿海的船' },
      'POST /wanlshop/third/register': { userinfo: lin, statistics },
    });
    await see('你好，阿海的船');
    await press('绑定并登录');
    await waitFor(() => expect(faultAt('请输入手机号')).toBe('请输入手机号'));
    await fill('请输入手机号', '13800000001');
    await fill('请输入验证码', '123456');
    await press(/我已阅读并同意/, 'checkbox');
    await press('绑定并登录');
    await waitFor(() => expect(isLoggedIn()).toBe(true));
    expect(market.asked('POST /wanlshop/third/register')).toEqual([
      { ticket: 'a-ticket', mobile: '13800000001', code: '123456', agree: true },
    ]);
  });

  test('with an unknown state is not used', async () => {
    meant('login', 'another-state-altogether');
    const market = openApp(back);
    await see('授权未完成');
    expect(market.asked('POST /wanlshop/third/login')).toEqual([]);
    await press('返回登录');
    await arrive('/pages/user/auth/auth');
  });

  test('that was refused there is reported here', async () => {
    meant('login');
    openApp(`/pages/user/auth/thirdreg?provider=wechat&grant=&state=${state}`);
    await see('您取消了授权，或页面已失效');
  });

  test('that the market refuses says why', async () => {
    meant('login');
    openApp(back, { 'POST /wanlshop/third/login': refuse('identity.third_refused', '授权失败，请重试') });
    await see('授权失败，请重试');
  });
});

test('a binding comes back to the accounts elsewhere', async () => {
  meant('bind');
  const rows = [{ ...wechat, bound: { nickname: '小满', at: 1 } }];
  openApp(
    back,
    { 'POST /wanlshop/third/bind': null, 'GET /wanlshop/third/bindings': { rows } },
    { person: lin },
  );
  await fill('请输入登录密码', 'demo1234');
  await press('确认绑定');
  await seeToast('绑定成功');
  await arrive('/pages/user/setting/securityCenter?part=third');
  await see('已绑定：小满');
});

test('what was meant by a login is known until it is used, and to its own state alone', () => {
  meant('bind');
  expect([readIntent(state), readIntent('another'), readIntent(undefined)]).toEqual(['bind', null, null]);
  forgetIntent();
  expect(readIntent(state)).toBeNull();
});
