// @vitest-environment jsdom

import { type Answers, refuse } from '@chengji/testkit/fake-market';
import { act } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { arrive, closeApp, faultAt, fill, openApp, press, see } from '../../../testing/open-app.tsx';
import { lin } from '../../../testing/rows.ts';
import { aBill, aWallet } from '../../../testing/wallet-rows.ts';

const recharge = 'POST /wanlshop/wallet/recharge';
const status = 'GET /wanlshop/pay/status';
const base: Answers = {
  'GET /wanlshop/wallet/info': aWallet(),
  'GET /wanlshop/wallet/bills': { rows: [aBill()], next: null, month: null },
};
const open = (at: string, answers: Answers = {}) => openApp(at, { ...base, ...answers }, { person: lin });
const waiting = { status: 'pending', kind: 'recharge', trade_no: '', amount: '200.00', note: '' } as const;
const started = { payment_no: 'P9', status: 'pending' } as const;

afterEach(closeApp);

describe('a recharge', () => {
  const at = '/pages/user/money/recharge';
  const amount = '充值金额';

  test('is of one of the usual amounts, or of an amount of one’s own', async () => {
    const market = open(at, { [recharge]: started, [status]: waiting });
    await press('¥500');
    await see('充值 ¥500.00');
    await fill(amount, '200');
    await press('充值 ¥200.00');
    await arrive('/pages/user/money/pay?payment_no=P9&type=recharge');
    expect(market.asked(recharge)).toEqual([{ amount: '200.00', channel: 'sandbox' }]);
  });

  test('says at the amount that it is missing, too little or too much', async () => {
    open(at);
    await press('确认充值');
    expect(faultAt(amount)).toBe('请输入金额');
    await fill(amount, '0.5');
    await press('充值 ¥0.50');
    expect(faultAt(amount)).toBe('不能低于 ¥1.00');
    await fill(amount, '5000.01');
    await press('充值 ¥5,000.01');
    expect(faultAt(amount)).toBe('不能超过 ¥5,000.00');
  });

  test('shows a refusal at the amount', async () => {
    open(at, { [recharge]: refuse('wallet.recharge_above', '单笔最多 100', { field: 'amount' }) });
    await press('¥200');
    await press('充值 ¥200.00');
    await see('单笔最多 100');
    expect(faultAt(amount)).toBe('单笔最多 100');
  });

  test('is asked for once, however often it is pressed', async () => {
    const market = open(at, { [recharge]: () => new Promise<never>(() => {}) });
    await press('¥200');
    await press('充值 ¥200.00');
    await press('充值 ¥200.00');
    await act(async () => {});
    expect(market.asked(recharge)).toHaveLength(1);
  });

  test('is not possible while no channel is open', async () => {
    open(at, {
      'GET /wanlshop/wallet/info': aWallet({ recharge: { ...aWallet().recharge, channels: [] } }),
    });
    await see('暂无可用的充值方式');
  });
});

describe('a person back from a channel’s page', () => {
  const at = '/pages/user/money/pay?payment_no=P9&type=recharge';

  test('waits, and sees the success page once the money is credited', async () => {
    const market = open(at, { [status]: waiting });
    await see('等待充值到账');
    await see('正在等待支付结果');
    market.answer({ [status]: { ...waiting, status: 'paid' } });
    await arrive('/pages/page/success?type=recharge&payment_no=P9');
    await see('充值成功');
    await press('查看钱包');
    await arrive('/pages/user/money/money');
  });

  test('sees that it was not paid in time, and may begin again', async () => {
    open(at, { [status]: { ...waiting, status: 'closed' } });
    await see('充值已关闭');
    await press('重新充值');
    await arrive('/pages/user/money/recharge');
  });

  test('with the payment of a trade comes to its cashier', async () => {
    open(at, {
      [status]: { ...waiting, kind: 'trade', trade_no: 'T31' },
      'GET /wanlshop/pay/channels': refuse('payments.trade_closed', '订单已关闭，无法支付'),
    });
    await arrive('/pages/user/money/pay?trade_no=T31&payment_no=P9');
  });
});

test('a cashier of nothing says so', async () => {
  open('/pages/user/money/pay');
  await see('没有找到这笔支付');
});
