// @vitest-environment jsdom

import { type Answers, refuse } from '@chengji/testkit/fake-market';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { go } from '../../../kernel/router/navigation.ts';
import { isLoggedIn, useUser } from '../../../kernel/session/user-store.ts';
import {
  address,
  arrive,
  closeApp,
  faultAt,
  field,
  fill,
  openApp,
  press,
  see,
  seeToast,
} from '../../../testing/open-app.tsx';
import { lin, statistics } from '../../../testing/rows.ts';

afterEach(closeApp);

const agree = () => press(/我已阅读并同意/, 'checkbox');
const loggedIn = { userinfo: lin, statistics };
const newcomer = {
  userinfo: { ...lin, prevtime: null, jointime: 1_760_000_000, logintime: 1_760_000_000 },
  statistics,
};
const sms: Answers = { 'POST /wanlshop/sms/send': { seconds: 60 } };

describe('a login by password', () => {
  const fillIn = async () => {
    await fill('用户名或手机号', 'linxiaoman');
    await fill('请输入密码', 'demo1234');
  };

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

  test('is not made without the agreement, which is asked for until it is given', async () => {
    const market = openApp('/pages/user/auth/name', { 'POST /wanlshop/user/login': loggedIn });
    await fillIn();
    await press('登录');
    await see('请先阅读并同意用户协议和隐私声明');
    expect(market.asked('POST /wanlshop/user/login')).toEqual([]);
    await agree();
    await press('登录');
    await waitFor(() => expect(isLoggedIn()).toBe(true));
  });

  test('leads on to the page the person was going to', async () => {
    const market = openApp('/pages/user/address/address', {
      'POST /wanlshop/user/login': loggedIn,
      'GET /wanlshop/address/list': { rows: [] },
    });
    expect(address()).toBe('#/pages/user/auth/auth');
    await press('密码登录');
    await fillIn();
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
    await fillIn();
    await agree();
    await press('登录');
    await press('登录');
    await waitFor(() => expect(market.asked('POST /wanlshop/user/login')).toHaveLength(1));
    await press('登录');
    await act(async () => {});
    expect(market.asked('POST /wanlshop/user/login')).toHaveLength(1);
  });

  test('that is refused shows the market’s message, and what was typed stays', async () => {
    openApp('/pages/user/auth/name', {
      'POST /wanlshop/user/login': refuse('identity.wrong_account_or_password', '账号或密码不正确'),
    });
    await fillIn();
    await agree();
    await press('登录');
    await seeToast('账号或密码不正确');
    expect(isLoggedIn()).toBe(false);
    expect((await field('请输入密码')).value).toBe('demo1234');
  });
});

describe('a login by code on one page', () => {
  test('asks for no code before the number is right', async () => {
    const market = openApp('/pages/user/auth/auth', sms);
    await press('获取验证码');
    await waitFor(() => expect(faultAt('请输入手机号')).toBe('请输入手机号'));
    await fill('请输入手机号', '12345');
    await press('获取验证码');
    await waitFor(() => expect(faultAt('请输入手机号')).toBe('请输入正确的手机号'));
    expect(market.asked('POST /wanlshop/sms/send')).toEqual([]);
  });

  test('counts down to the next code, and then offers it again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const market = openApp('/pages/user/auth/auth', sms);
    await fill('请输入手机号', '13800000001');
    await press('获取验证码');
    await seeToast('验证码已发送');
    expect((await see('60 秒后重发')).closest('button')?.disabled).toBe(true);
    act(() => void vi.advanceTimersByTime(21_000));
    await see(/^3[89] 秒后重发$/);
    act(() => void vi.advanceTimersByTime(40_000));
    await press('获取验证码');
    await waitFor(() => expect(market.asked('POST /wanlshop/sms/send')).toHaveLength(2));
    expect(market.asked('POST /wanlshop/sms/send')[0]).toEqual({ mobile: '13800000001', event: 'login' });
  });

  test('reports a wrong code at its field until it is typed again', async () => {
    openApp('/pages/user/auth/auth', {
      'POST /wanlshop/user/mobilelogin': refuse('identity.wrong_code', '验证码错误', { field: 'code' }),
    });
    await fill('请输入手机号', '13800000001');
    await fill('请输入验证码', '12');
    await agree();
    await press('登录 / 注册');
    await waitFor(() => expect(faultAt('请输入验证码')).toBe('验证码为 6 位数字'));
    await fill('请输入验证码', '123456');
    await press('登录 / 注册');
    await waitFor(() => expect(faultAt('请输入验证码')).toBe('验证码错误'));
    expect(isLoggedIn()).toBe(false);
  });

  test('takes a new shopper to their profile, and from there to where they were', async () => {
    openApp('/pages/user', { 'POST /wanlshop/user/mobilelogin': newcomer });
    await press(/登录 \/ 注册/, 'link');
    await fill('请输入手机号', '13800000001');
    await fill('请输入验证码', '123456');
    await agree();
    await press('登录 / 注册');
    await see('完善资料');
    expect(address()).toBe('#/pages/user/auth/perfect');
    await press('跳过');
    await arrive('/pages/user');
    await see('林小满');
  });
});

describe('a login by code in two steps', () => {
  const ask = async () => {
    await fill('请输入手机号', '13800000001');
    await press('下一步');
    await arrive('/pages/user/auth/validcode');
  };

  test('names the number half hidden, and takes six digits', async () => {
    const market = openApp('/pages/user/auth/phone', sms);
    await ask();
    await see('验证码已发送至 138 **** 0001');
    await press('登录');
    await waitFor(() => expect(faultAt('请输入验证码')).toBe('请输入验证码'));
    await fill('请输入验证码', '12a34');
    expect((await field('请输入验证码')).value).toBe('1234');
    await press('登录');
    await waitFor(() => expect(faultAt('请输入验证码')).toBe('验证码为 6 位数字'));
    expect(market.asked('POST /wanlshop/user/mobilelogin')).toEqual([]);
  });

  test('says of a missing agreement beside its tick, not at the code', async () => {
    openApp('/pages/user/auth/phone', sms);
    await ask();
    await fill('请输入验证码', '123456');
    await press('登录');
    await see('请先阅读并同意用户协议和隐私声明');
    expect(faultAt('请输入验证码')).toBe('');
    await agree();
    expect(screen.queryByText('请先阅读并同意用户协议和隐私声明')).toBeNull();
  });

  test('pressed twice is made once', async () => {
    const never = { 'POST /wanlshop/user/mobilelogin': () => new Promise<never>(() => {}) };
    const market = openApp('/pages/user/auth/phone', { ...sms, ...never });
    await ask();
    await fill('请输入验证码', '123456');
    await agree();
    await press('登录');
    await waitFor(() => expect(market.asked('POST /wanlshop/user/mobilelogin')).toHaveLength(1));
    await press('登录');
    await act(async () => {});
    expect(market.asked('POST /wanlshop/user/mobilelogin')).toHaveLength(1);
  });

  test('leads a new shopper on to their profile too', async () => {
    openApp('/pages/user/auth/phone', { ...sms, 'POST /wanlshop/user/mobilelogin': newcomer });
    await ask();
    await fill('请输入验证码', '123456');
    await agree();
    await press('登录');
    await see('完善资料');
  });

  test('goes back to where the person was, below both steps', async () => {
    openApp('/pages/cart', { ...sms, 'POST /wanlshop/user/mobilelogin': loggedIn });
    act(() => go('pages/user/auth/phone'));
    await ask();
    await fill('请输入验证码', '123456');
    await agree();
    await press('登录');
    await arrive('/pages/cart');
  });
});

test('the login page speaks the other language at once', async () => {
  openApp('/pages/user/auth/auth');
  await see('欢迎来到橙集');
  await press(/切换到英文/);
  await see('Welcome to Chengji');
  await press('Sign in');
  await see('Please agree to the User Agreement and Privacy Statement');
  expect(faultAt('Mobile number')).toBe('Enter your mobile number');
  expect(localStorage.getItem('language')).toBe('"en"');
});

describe('in a demo market', () => {
  const demo: Answers = {
    'GET /wanlshop/demo/accounts': {
      rows: [
        { kind: 'shopper', account: '13800000001', password: 'demo1234' },
        { kind: 'platform', account: 'admin', password: 'demo1234' },
      ],
    },
    'POST /wanlshop/sms/send': { seconds: 60, code: '246135' },
  };

  test('one tap fills in the number, and the code that is asked for fills itself in', async () => {
    openApp('/pages/user/auth/auth', demo);
    await press(/13800000001/);
    await waitFor(async () => expect((await field('请输入手机号')).value).toBe('13800000001'));
    await press('获取验证码');
    await seeToast('演示环境的验证码：246135');
    expect((await field('请输入验证码')).value).toBe('246135');
  });

  test('one tap fills in an account with its password', async () => {
    openApp('/pages/user/auth/name', demo);
    await press(/13800000001/);
    await waitFor(async () => expect((await field('用户名或手机号')).value).toBe('13800000001'));
    expect((await field('请输入密码')).value).toBe('demo1234');
  });
});

describe('a nickname', () => {
  test('that is too short says so while it is typed', async () => {
    openApp('/pages/user/auth/register');
    await fill('请输入昵称', '小');
    await waitFor(() => expect(faultAt('请输入昵称')).toBe('昵称为 3 到 32 个字符'));
    await fill('请输入昵称', '小满满');
    await waitFor(() => expect(faultAt('请输入昵称')).toBe(''));
  });
});
