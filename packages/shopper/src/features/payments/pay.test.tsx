// @vitest-environment jsdom

import { type Answers, refuse } from '@chengji/testkit/fake-market';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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
} from '../../testing/open-app.tsx';
import { channels } from '../../testing/order-rows.ts';
import { lin, statistics } from '../../testing/rows.ts';

const create = 'POST /wanlshop/pay/create';
const ways = 'GET /wanlshop/pay/channels';
const status = 'GET /wanlshop/pay/status';
const at = '/pages/user/money/pay?trade_no=T31';
const paid = { payment_no: 'P1', status: 'paid' as const };

const base: Answers = {
  'POST /wanlshop/cart/synchro': [],
  'GET /wanlshop/user/statistics': { statistics },
  'GET /wanlshop/user/info': { userinfo: { ...lin, token: '' } },
  'GET /wanlshop/token/check': null,
  'GET /wanlshop/order/list': { rows: [], next: null },
  [ways]: channels(),
};
const open = (answers: Answers = {}, where = at) => openApp(where, { ...base, ...answers }, { person: lin });
const password = '6 位支付密码';

afterEach(closeApp);

describe('paying from the balance', () => {
  test('asks for the payment password, whose sixth digit pays', async () => {
    const market = open({ [create]: paid });
    await press('确认支付 ¥258.00');
    await fill(password, '24681');
    expect(market.asked(create)).toEqual([]);
    await fill(password, '246810');
    await arrive('/pages/page/success?type=pay&trade_no=T31');
    expect(market.asked(create)).toEqual([{ trade_no: 'T31', channel: 'balance', password: '246810' }]);
  });

  test('says that the password is wrong, and is the same payment at the next attempt', async () => {
    const market = open({
      [create]: refuse('payments.wrong_pay_password', '支付密码不正确', { field: 'password' }),
    });
    await press('确认支付 ¥258.00');
    await fill(password, '111111');
    await see('支付密码不正确');
    expect(faultAt(password)).toBe('支付密码不正确');
    market.answer({ [create]: paid });
    await fill(password, '246810');
    await arrive('/pages/page/success');
    const [first, second] = market.idempotencyKeys(create);
    expect(second).toBe(first);
  });

  test('pays once, even when the sixth digit is pressed twice', async () => {
    const market = open({ [create]: () => new Promise<never>(() => {}) });
    await press('确认支付 ¥258.00');
    await fill(password, '246810');
    await fill(password, '24681');
    await fill(password, '246810');
    await act(async () => {});
    expect(market.asked(create)).toHaveLength(1);
  });

  test('says that the password is locked', async () => {
    open({ [create]: refuse('payments.pay_password_locked', '支付密码错误次数过多，请稍后再试') });
    await press('确认支付 ¥258.00');
    await fill(password, '111111');
    await see('支付密码错误次数过多，请稍后再试');
  });

  test('a person without a payment password sets one first', async () => {
    const market = open({
      [ways]: channels({ has_pay_password: false }),
      'POST /wanlshop/sms/send': { seconds: 60 },
      'POST /wanlshop/user/paypassword': null,
      [create]: paid,
    });
    await press('确认支付 ¥258.00');
    await see('验证码将发送至 138 **** 0001');
    await press('获取验证码');
    await seeToast('验证码已发送');
    await press('确定');
    await see('请输入 6 位验证码');
    await fill('请输入验证码', '482913');
    await fill('新的 6 位支付密码', '135790');
    await press('确定');
    await seeToast('支付密码已设置');
    await fill(password, '135790');
    await arrive('/pages/page/success');
    expect(market.asked('POST /wanlshop/user/paypassword')).toEqual([{ code: '482913', password: '135790' }]);
  });

  test('is not offered when there is too little', async () => {
    const [balance, sandbox] = channels().rows;
    const note = '余额不足';
    open({
      [ways]: channels({
        rows: [balance && { ...balance, enabled: false, note }, sandbox].filter((row) => row !== undefined),
      }),
    });
    await see(note);
    expect(document.querySelector<HTMLInputElement>('input:checked')?.labels?.[0]?.textContent).toContain(
      '沙箱支付',
    );
  });
});

describe('a person back from a channel’s page', () => {
  const back = `${at}&payment_no=P1`;

  test('sees the success page once the payment arrived', async () => {
    open({ [status]: { status: 'paid', kind: 'trade', trade_no: 'T31', amount: '12.30', note: '' } }, back);
    await arrive('/pages/page/success?type=pay&trade_no=T31');
  });

  test('waits, and may pay another way', async () => {
    open(
      {
        [status]: { status: 'pending', kind: 'trade', trade_no: 'T31', amount: '12.30', note: '' },
        [create]: paid,
      },
      back,
    );
    await see('正在等待支付结果');
    await press('确认支付 ¥258.00');
    await fill(password, '246810');
    await arrive('/pages/page/success');
  });
});

test('a person who waits for a channel that does not answer sees its name', async () => {
  const note = '微信支付暂时无法连接。如您已付款，恢复后会自动确认，请勿重复支付';
  const market = open(
    { [status]: { status: 'pending', kind: 'trade', trade_no: 'T31', amount: '12.30', note } },
    `${at}&payment_no=P1`,
  );
  await see(note);
  market.answer({ [status]: { status: 'paid', kind: 'trade', trade_no: 'T31', amount: '12.30', note: '' } });
  await arrive('/pages/page/success');
});

describe('in WeChat', () => {
  const params = { mode: 'jsapi', appId: 'wx1', paySign: 's' };
  beforeEach(() => {
    window.WeixinJSBridge = { invoke: (_, __, done) => done({ err_msg: 'get_brand_wcpay_request:cancel' }) };
    return () => {
      delete window.WeixinJSBridge;
    };
  });

  test('a payment cancelled there is reported', async () => {
    open({
      [create]: { payment_no: 'P1', status: 'pending', params },
      [status]: { status: 'pending', kind: 'trade', trade_no: 'T31', amount: '12.30', note: '' },
    });
    await press(/沙箱支付/, 'radio');
    await press('确认支付 ¥258.00');
    await seeToast('支付已取消');
  });
});

describe('leaving the cashier', () => {
  test('asks first, and leads to the orders that wait for payment', async () => {
    open();
    await see('应付金额');
    await press('返回');
    await see('订单还未支付，确定要离开收银台吗？');
    await press('继续支付');
    expect(address()).toBe(`#${at}`);
    await press('返回');
    await press('离开');
    await seeToast('支付已取消');
    await arrive('/pages/user/order/order?state=pay');
  });

  test('is all there is to do once its time is up, which is seen without a press', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const market = open({ [ways]: channels({ expires_at: Math.floor(Date.now() / 1_000) + 90 }) });
    await see('应付金额');
    expect(document.querySelector('[role=timer]')?.textContent).toMatch(/^0[01]:\d\d$/);
    await act(() => vi.advanceTimersByTimeAsync(91_000));
    expect((await see('确认支付 ¥258.00')).closest('button')?.disabled).toBe(true);
    market.answer({ [ways]: refuse('payments.trade_closed', '订单已关闭，无法支付') });
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    await see('订单已关闭，无法支付');
  });

  test('is all there is to do once the order is closed', async () => {
    open({ [ways]: refuse('payments.trade_closed', '订单已关闭，无法支付') });
    await see('订单已关闭，无法支付');
    await press('查看订单');
    await arrive('/pages/user/order/order');
  });
});

test('a trade that is paid already goes on to its success', async () => {
  open({ [ways]: channels({ paid: true }) });
  await arrive('/pages/page/success?type=pay&trade_no=T31');
});
