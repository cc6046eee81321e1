// @vitest-environment jsdom

import { refuse } from '@chengji/testkit/fake-market';
import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { isLoggedIn } from '../../../kernel/session/user-store.ts';
import {
  address,
  arrive,
  closeApp,
  faultAt,
  fill,
  openApp,
  press,
  see,
  seeToast,
} from '../../../testing/open-app.tsx';
import { lin, statistics } from '../../../testing/rows.ts';

afterEach(closeApp);

describe('a new account', () => {
  const typed = {
    请输入手机号: '13800000001',
    请输入验证码: '123456',
    请输入用户名: 'linxiaoman',
    请输入昵称: '林小满',
    请输入密码: 'demo1234',
    请再次输入密码: 'demo1234',
  };
  const fillIn = async (changes: Partial<typeof typed> = {}) => {
    for (const [label, value] of Object.entries({ ...typed, ...changes })) await fill(label, value);
  };
  const agree = () => press(/我已阅读并同意/, 'checkbox');

  test('says at every field what is missing', async () => {
    openApp('/pages/user/auth/register');
    await press('注册');
    await see('请先阅读并同意用户协议和隐私声明');
    expect(Object.keys(typed).map(faultAt)).toEqual(Object.keys(typed));
  });

  test('says at every field what is not as it must be', async () => {
    const market = openApp('/pages/user/auth/register');
    await fillIn({ 请输入手机号: '1380', 请输入验证码: '12', 请输入用户名: 'li', 请输入昵称: '满' });
    await fill('请输入密码', 'short');
    await agree();
    await press('注册');
    await waitFor(() => expect(faultAt('请输入手机号')).toBe('请输入正确的手机号'));
    expect(['请输入验证码', '请输入用户名', '请输入昵称', '请输入密码'].map(faultAt)).toEqual([
      '验证码为 6 位数字',
      '用户名为 3 到 32 个字符',
      '昵称为 3 到 32 个字符',
      '密码至少 6 位',
    ]);
    expect(market.asked('POST /wanlshop/user/register')).toEqual([]);
  });

  test('needs the same password twice', async () => {
    const market = openApp('/pages/user/auth/register');
    await fillIn({ 请再次输入密码: 'demo4321' });
    await agree();
    await press('注册');
    await waitFor(() => expect(faultAt('请再次输入密码')).toBe('两次输入的密码不一致'));
    expect(market.asked('POST /wanlshop/user/register')).toEqual([]);
  });

  test('whose username is taken says so at the username', async () => {
    openApp('/pages/user/auth/register', {
      'POST /wanlshop/user/register': refuse('identity.username_taken', '用户名已被占用', {
        field: 'username',
      }),
    });
    await fillIn();
    await agree();
    await press('注册');
    await waitFor(() => expect(faultAt('请输入用户名')).toBe('用户名已被占用'));
    expect(isLoggedIn()).toBe(false);
  });

  test('is logged in at once', async () => {
    const market = openApp('/pages/user/auth/register?mobile=13800000001', {
      'POST /wanlshop/user/register': { userinfo: lin, statistics },
    });
    const { 请输入手机号: _, ...others } = typed;
    for (const [label, value] of Object.entries(others)) await fill(label, value);
    await agree();
    await press('注册');
    await arrive('/pages/user');
    await see('林小满');
    expect(market.asked('POST /wanlshop/user/register')[0]).toMatchObject({
      mobile: '13800000001',
      username: 'linxiaoman',
      agree: true,
    });
  });
});

describe('a forgotten password', () => {
  const sent = { 'POST /wanlshop/sms/send': { seconds: 60 } };
  const ask = async () => {
    await fill('请输入手机号', '13800000001');
    await press('下一步');
    await see('输入验证码');
    await fill('请输入验证码', '123456');
  };

  test('is not for a number that nobody registered', async () => {
    openApp('/pages/user/auth/retrieve', {
      ...sent,
      'POST /wanlshop/sms/verify': refuse('identity.mobile_unknown', '该手机号未注册', { field: 'mobile' }),
    });
    await ask();
    await press('下一步');
    await seeToast('该手机号未注册');
    expect(address()).toContain('/pages/user/auth/validcode');
  });

  test('says at the number why no code is sent to it', async () => {
    openApp('/pages/user/auth/retrieve', {
      'POST /wanlshop/sms/send': refuse('identity.too_many_codes', '今天的验证码已用完', { field: 'mobile' }),
    });
    await fill('请输入手机号', '13800000009');
    await press('下一步');
    await waitFor(() => expect(faultAt('请输入手机号')).toBe('今天的验证码已用完'));
  });

  test('needs the right code first', async () => {
    openApp('/pages/user/auth/retrieve', {
      ...sent,
      'POST /wanlshop/sms/verify': refuse('identity.code_expired', '验证码已过期', { field: 'code' }),
    });
    await ask();
    await press('下一步');
    await waitFor(() => expect(faultAt('请输入验证码')).toBe('验证码已过期'));
  });

  test('is set again with the code, and then asked for by the login', async () => {
    const market = openApp('/pages/user/auth/retrieve', {
      ...sent,
      'POST /wanlshop/sms/verify': null,
      'POST /wanlshop/user/resetpwd': null,
    });
    await ask();
    await press('下一步');
    await see('设置新密码');
    await fill('请输入新密码', 'fresh-one');
    await fill('请再次输入密码', 'other-one');
    await press('完成');
    await waitFor(() => expect(faultAt('请再次输入密码')).toBe('两次输入的密码不一致'));
    await fill('请再次输入密码', 'fresh-one');
    await press('完成');
    await seeToast('密码已重置，请重新登录');
    await arrive('/pages/user/auth/name');
    expect(market.asked('POST /wanlshop/user/resetpwd')).toEqual([
      { mobile: '13800000001', code: '123456', password: 'fresh-one', confirm: 'fresh-one' },
    ]);
  });
});
