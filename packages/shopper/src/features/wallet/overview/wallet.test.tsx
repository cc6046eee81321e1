// @vitest-environment jsdom

import { type Answers, refuse } from '@chengji/testkit/fake-market';
import { afterEach, describe, expect, test } from 'vitest';
import { arrive, closeApp, doesNotSee, openApp, press, see } from '../../../testing/open-app.tsx';
import { lin } from '../../../testing/rows.ts';
import { aBill, aWallet } from '../../../testing/wallet-rows.ts';

const info = 'GET /wanlshop/wallet/info';
const bills = 'GET /wanlshop/wallet/bills';
const base: Answers = {
  [info]: aWallet(),
  [bills]: { rows: [aBill()], next: null, month: { in: '539.80', out: '654.30' } },
};
const open = (answers: Answers = {}) =>
  openApp('/pages/user/money/money', { ...base, ...answers }, { person: lin });

afterEach(closeApp);

describe('the wallet', () => {
  test('shows what can be spent, what is on its way out, and what moved this month', async () => {
    open();
    await see('1,286');
    await see('提现中 ¥200.00');
    await see('支出 ¥654.30 · 收入 ¥539.80');
    await see('−158.00');
  });

  test('leads from what is frozen to the withdrawals that hold it', async () => {
    open({ 'GET /wanlshop/wallet/withdrawals': { rows: [], next: null } });
    await press(/提现中/, 'link');
    await arrive('/pages/user/money/witlist?state=created');
  });

  test('hides its figures, also when it is opened again', async () => {
    open();
    await press('隐藏金额');
    expect(doesNotSee('1,286')).toBe(true);
    await press('显示金额');
    await see('1,286');
  });

  test('offers to set a payment password where there is none', async () => {
    open({ [info]: aWallet({ has_pay_password: false }) });
    await press(/还没有支付密码/);
    await arrive('/pages/user/setting/securityCenter?part=payPassword');
  });

  test('says that nothing moved this month', async () => {
    open({ [bills]: { rows: [], next: null, month: { in: '0.00', out: '0.00' } } });
    await see(/没有账单/);
  });

  test('that could not be fetched can be asked for again', async () => {
    const market = open({ [info]: refuse('common.server_busy', '稍后再试') });
    await see('稍后再试');
    market.answer(base);
    await press('重试');
    await see('1,286');
  });
});

test('a visitor who opens the wallet logs in first', async () => {
  openApp('/pages/user/money/money', base);
  await arrive('/pages/user/auth/auth');
});
