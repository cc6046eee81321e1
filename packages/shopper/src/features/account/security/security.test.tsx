// @vitest-environment jsdom

import { type Answers, refuse } from '@chengji/testkit/fake-market';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { go } from '../../../kernel/router/navigation.ts';
import { useUser } from '../../../kernel/session/user-store.ts';
import {
  arrive,
  closeApp,
  doesNotSee,
  faultAt,
  fill,
  front,
  openApp,
  press,
  see,
  seeToast,
} from '../../../testing/open-app.tsx';
import { lin } from '../../../testing/rows.ts';
import { parsePart } from './security.view.ts';

afterEach(closeApp);

/** The button of a sheet, which says what the one that opened it says. */
const submitSheet = async () =>
  fireEvent.submit((await front().findByLabelText('请输入登录密码')).closest('form') as HTMLFormElement);

const sent = { 'POST /wanlshop/sms/send': { seconds: 60 } };

/** The part, opened from the page before it. */
function openPart(part: string, answers: Answers = {}) {
  const market = openApp('/pages/user/setting/security', { ...sent, ...answers }, { person: lin });
  act(() => go('pages/user/setting/securityCenter', { part }));
  return market;
}

test('an address that names no part shows where the account is in use', () => {
  expect([parsePart(undefined), parsePart('nothing'), parsePart('close')]).toEqual([
    'devices',
    'devices',
    'close',
  ]);
});

test('the security of an account says what is set, and leads to each part', async () => {
  openApp('/pages/user/setting/security', {}, { person: { ...lin, has_pay_password: false } });
  await see('138 **** 0001');
  expect([doesNotSee('已设置'), doesNotSee('未设置')]).toEqual([false, false]);
  await press(/支付密码/);
  await arrive('/pages/user/setting/securityCenter?part=payPassword');
  await see('6 位数字，用于余额支付，请勿与他人分享');
});

describe('another mobile', () => {
  test('is proved by the code that goes to it', async () => {
    const moved = { userinfo: { ...lin, mobile: '13900000009' } };
    const market = openPart('mobile', { 'POST /wanlshop/user/mobile': moved });
    await press('获取验证码');
    await waitFor(() => expect(faultAt('新手机号')).toBe('请输入手机号'));
    await fill('新手机号', '13900000009');
    await press('获取验证码');
    await seeToast('验证码已发送');
    await fill('请输入验证码', '123456');
    await press('完成');
    await waitFor(() => expect(faultAt('请输入登录密码')).toBe('请输入密码'));
    await fill('请输入登录密码', 'demo1234');
    await press('完成');
    await seeToast('手机号已更换');
    expect(market.asked('POST /wanlshop/user/mobile')).toEqual([
      { mobile: '13900000009', code: '123456', password: 'demo1234' },
    ]);
    expect(market.asked('POST /wanlshop/sms/send')).toEqual([{ mobile: '13900000009', event: 'mobile' }]);
    expect(useUser.getState().user.mobile).toBe('13900000009');
  });

  test('that is taken is reported at its field', async () => {
    openPart('mobile', {
      'POST /wanlshop/user/mobile': refuse('identity.mobile_taken', '已被使用', { field: 'mobile' }),
    });
    await fill('请输入登录密码', 'demo1234');
    await fill('新手机号', '13900000009');
    await fill('请输入验证码', '123456');
    await press('完成');
    await waitFor(() => expect(faultAt('新手机号')).toBe('已被使用'));
  });
});

describe('another password', () => {
  test('is typed twice alike, with the code that goes to the own number', async () => {
    const market = openPart('password', {
      'POST /wanlshop/user/password': null,
      'GET /wanlshop/user/info': { userinfo: lin },
    });
    await press('获取验证码');
    await seeToast('验证码已发送');
    await fill('请输入验证码', '123456');
    await fill('请输入新密码', 'fresh-one');
    await fill('请再次输入新密码', 'other-one');
    await press('完成');
    await waitFor(() => expect(faultAt('请再次输入新密码')).toBe('两次输入的密码不一致'));
    await fill('请再次输入新密码', 'fresh-one');
    await press('完成');
    await seeToast('登录密码已更新');
    expect(market.asked('POST /wanlshop/sms/send')).toEqual([{ mobile: lin.mobile, event: 'resetpwd' }]);
    expect(market.asked('POST /wanlshop/user/password')).toHaveLength(1);
  });
});

test('payments that are held after a change of mobile are explained, until they are not', async () => {
  const held_until = Math.floor(Date.now() / 1_000) + 3_600;
  openApp('/pages/user/setting/security', {}, { person: { ...lin, held_until } });
  await see('资金保护中');
  await press(/支付密码/);
  await see(/前不能使用余额支付或设置支付密码/);
  expect(doesNotSee('6 位数字，用于余额支付，请勿与他人分享')).toBe(true);
});

test('sign-ins say where they were from, and which were no good', async () => {
  const row = { system: 'ios' as const, app: 'safari' as const, ip: '10.0.0.7', at: 1_700_000_000 };
  openPart('signIns', {
    'GET /wanlshop/user/sign_ins': {
      rows: [
        { ...row, id: 2, outcome: 'wrong_password', is_new_device: true },
        { ...row, id: 1, outcome: 'signed_in', is_new_device: true },
      ],
    },
  });
  await see('密码错误');
  await see('新设备');
});

test('a payment password is set as at the cashier', async () => {
  const market = openPart('payPassword', {
    'POST /wanlshop/user/paypassword': null,
    'GET /wanlshop/user/info': { userinfo: lin },
  });
  await fill('请输入验证码', '123456');
  await fill('新的 6 位支付密码', '246810');
  await press('确定');
  await arrive('/pages/user/setting/security');
  expect(market.asked('POST /wanlshop/user/paypassword')).toEqual([{ code: '123456', password: '246810' }]);
});

describe('the devices', () => {
  const session = (id: number, is_current: boolean) => ({
    id,
    is_current,
    system: 'ios' as const,
    app: 'safari' as const,
    ip: '10.0.0.7',
    opened_at: 1,
    seen_at: 1_700_000_000,
  });

  test('say which one this is, and none but the others are ended', async () => {
    const market = openPart('devices', {
      'GET /wanlshop/user/sessions': { rows: [session(1, true), session(2, false)] },
      'POST /wanlshop/user/session/end': null,
    });
    await see('当前设备');
    expect(front().getAllByText('iPhone / iPad · Safari')).toHaveLength(2);
    await press('移除');
    await press('取消');
    expect(market.asked('POST /wanlshop/user/session/end')).toEqual([]);
    market.answer({ 'GET /wanlshop/user/sessions': { rows: [session(1, true)] } });
    await press('移除');
    await press('确定');
    await seeToast('已移除');
    expect(market.asked('POST /wanlshop/user/session/end')).toEqual([{ id: 2 }]);
    await waitFor(() => expect(doesNotSee('移除')).toBe(true));
    expect(doesNotSee('退出其他所有设备')).toBe(true);
  });

  test('are ended all together', async () => {
    openPart('devices', {
      'GET /wanlshop/user/sessions': { rows: [session(1, true), session(2, false), session(3, false)] },
      'POST /wanlshop/user/session/end_others': { ended: 2 },
    });
    await press('退出其他所有设备');
    await press('确定');
    await seeToast('已退出 2 台设备');
  });

  test('that cannot be read can be asked for again', async () => {
    const market = openPart('devices', { 'GET /wanlshop/user/sessions': refuse('common.server_busy', '忙') });
    await see('忙');
    market.answer({ 'GET /wanlshop/user/sessions': { rows: [session(1, true)] } });
    await press('重试');
    await see('当前设备');
  });
});

describe('accounts elsewhere', () => {
  const wechat = { provider: 'wechat' as const, name: '微信', inside_only: false };
  const bound = { nickname: '小满', at: 1 };

  test('are unbound when the person proves who they are', async () => {
    const market = openPart('third', {
      'GET /wanlshop/third/bindings': { rows: [{ ...wechat, bound }] },
      'POST /wanlshop/third/unbind': null,
    });
    await see('已绑定：小满');
    market.answer({ 'GET /wanlshop/third/bindings': { rows: [{ ...wechat, bound: null }] } });
    await press('解绑');
    await fill('请输入登录密码', 'demo1234');
    await submitSheet();
    await seeToast('已解绑');
    expect(market.asked('POST /wanlshop/third/unbind')).toEqual([
      { provider: 'wechat', password: 'demo1234' },
    ]);
    await see('未设置');
  });

  test('that work only in their own app say so elsewhere', async () => {
    openPart('third', {
      'GET /wanlshop/third/bindings': { rows: [{ ...wechat, inside_only: true, bound: null }] },
    });
    await see('请在 微信 内打开后绑定');
    expect(front().queryByRole('button', { name: '绑定' })).toBeNull();
  });

  test('are none where there is no provider', async () => {
    openPart('third', { 'GET /wanlshop/third/bindings': { rows: [] } });
    await see('暂无可绑定的账号');
  });
});

describe('the end of an account', () => {
  const free = { obstacles: [], cool_off_days: 7, closes_at: null };

  test('waits for what must come to its end, and leads there', async () => {
    const obstacles = [
      { kind: 'balance' as const, amount: '12.30' },
      { kind: 'open_orders' as const, count: 2 },
    ];
    openPart('close', { 'GET /wanlshop/user/closing': { ...free, obstacles } });
    await see('账户余额 ¥12.30 尚未使用');
    await see('2 笔订单尚未完结');
    expect(front().queryByRole('button', { name: '提交注销申请' })).toBeNull();
  });

  test('is asked for by who read what it means, has the code, and confirms it', async () => {
    const market = openPart('close', {
      'GET /wanlshop/user/closing': free,
      'POST /wanlshop/user/close': { closes_at: 1_795_000_000 },
      'POST /wanlshop/user/keep': null,
    });
    await see('提交后有 7 天冷静期，期间可随时撤销');
    expect(front().queryByRole('button', { name: '提交注销申请' })).toBeNull();
    await press('我已了解并同意以上内容', 'checkbox');
    await press('提交注销申请');
    await waitFor(() => expect(faultAt('请输入验证码')).toBe('请输入验证码'));
    await fill('请输入验证码', '123456');
    await press('提交注销申请');
    market.answer({ 'GET /wanlshop/user/closing': { ...free, closes_at: 1_795_000_000 } });
    await press('确定');
    await see(/账号将于 2026-11-1\d .* 注销/);
    expect(market.asked('POST /wanlshop/user/close')).toEqual([{ code: '123456' }]);
    market.answer({ 'GET /wanlshop/user/closing': free });
    await press('撤销注销');
    await seeToast('已撤销，账号已保留');
    await see('注销后将无法恢复');
  });

  test('says at the code what is wrong with it', async () => {
    openPart('close', {
      'GET /wanlshop/user/closing': free,
      'POST /wanlshop/user/close': refuse('identity.wrong_code', '验证码不正确', { field: 'code' }),
    });
    await press('我已了解并同意以上内容', 'checkbox');
    await fill('请输入验证码', '123456');
    await press('提交注销申请');
    await press('确定');
    await waitFor(() => expect(faultAt('请输入验证码')).toBe('验证码不正确'));
  });
});
