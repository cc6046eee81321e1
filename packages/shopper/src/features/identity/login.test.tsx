// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { isLoggedIn, useUser } from '../../kernel/user-store.ts';
import { type Answers, refuse } from '../../testing/market.ts';
import {
  address,
  arrive,
  closeApp,
  faultAt,
  fill,
  hear,
  openApp,
  press,
  see,
} from '../../testing/open-app.tsx';
import { lin, statistics } from '../../testing/rows.ts';

afterEach(closeApp);

const agree = () => press(/我已阅读并同意/, 'checkbox');
const loggedIn = { userinfo: lin, statistics };
const newcomer = { userinfo: { ...lin, prevtime: null }, statistics };
const sms: Answers = { 'POST /wanlshop/sms/send': { seconds: 60 } };

describe('a login by password', () => {
  test('says at each field what is missing, and asks the market nothing', async () => {
    const market = openApp('/pages/user/auth/name');
    await press('登录');
    await see('请先阅读并同意用户协议和隐私声明');
    expect([faultAt('用户名或手机号'), faultAt('请输入密码')]).toEqual([
      '请输入用户名或手机号',
      '请输入密码',
    ]);
    expect(market.asked('POST /wanlshop/user/login')).toEqual([]);
  });

  test('is not made without the agreement', async () => {
    const market = openApp('/pages/user/auth/name');
    await fill('用户名或手机号', 'linxiaoman');
    await fill('请输入密码', 'demo1234');
    await press('登录');
    await see('请先阅读并同意用户协议和隐私声明');
    expect(market.asked('POST /wanlshop/user/login')).toEqual([]);
  });

  test('leads on to the page the person was going to', async () => {
    const market = openApp('/pages/user/address/address', {
      'POST /wanlshop/user/login': loggedIn,
      'GET /wanlshop/address/list': { rows: [] },
    });
    expect(address()).toBe('#/pages/user/auth/auth');
    await press('密码登录');
    await fill('用户名或手机号', 'linxiaoman');
    await fill('请输入密码', 'demo1234');
    await agree();
    await press('登录');
    await arrive('/pages/user/address/address');
    expect(useUser.getState().user.nickname).toBe('林小满');
    expect(market.asked('POST /wanlshop/user/login')).toEqual([
      { account: 'linxiaoman', password: 'demo1234', agree: true },
    ]);
  });

  test('pressed twice is made once', async () => {
    const market = openApp('/pages/user/auth/name', {
      'POST /wanlshop/user/login': () => new Promise(() => {}),
    });
    await fill('用户名或手机号', 'linxiaoman');
    await fill('请输入密码', 'demo1234');
    await agree();
    await press('登录');
    await vi.waitFor(() => expect(market.asked('POST /wanlshop/user/login')).toHaveLength(1));
    await press('登录');
    await press('登录');
    expect(market.asked('POST /wanlshop/user/login')).toHaveLength(1);
  });

  test('that is refused is told in the market’s words, and what was typed stays', async () => {
    openApp('/pages/user/auth/name', {
      'POST /wanlshop/user/login': refuse('identity.wrong_account_or_password', '账号或密码不正确'),
    });
    await fill('用户名或手机号', 'linxiaoman');
    await fill('请输入密码', 'wrong-one');
    await agree();
    await press('登录');
    await hear('账号或密码不正确');
    expect(isLoggedIn()).toBe(false);
    await see('登录');
  });
});
