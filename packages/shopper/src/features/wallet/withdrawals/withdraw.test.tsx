// @vitest-environment jsdom

import { type Answers, refuse } from '@chengji/testkit/fake-market';
import { afterEach, describe, expect, test } from 'vitest';
import {
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
} from '../../../testing/open-app.tsx';
import { lin } from '../../../testing/rows.ts';
import { aPayoutAccount, aWallet, aWithdrawal } from '../../../testing/wallet-rows.ts';

const withdraw = 'POST /wanlshop/wallet/withdraw';
const details = 'GET /wanlshop/wallet/withdrawal';
const other = aPayoutAccount({
  id: 62,
  bank_name: '中国建设银行',
  account: '4367 **** **** 3318',
  is_default: false,
});
const base: Answers = {
  'GET /wanlshop/wallet/info': aWallet(),
  'GET /wanlshop/bank/list': { rows: [aPayoutAccount(), other], most: 10 },
  [details]: aWithdrawal(),
};
const open = (answers: Answers = {}, at = '/pages/user/money/withdraw') =>
  openApp(at, { ...base, ...answers }, { person: lin });
const amount = '提现金额';
const password = '6 位支付密码';
const send = '确认提现';

afterEach(closeApp);

describe('a withdrawal', () => {
  test('shows its fee and what arrives while the amount is typed', async () => {
    open();
    await fill(amount, '500');
    await see('¥3.00');
    await see('¥497.00');
    await press('全部提现');
    expect((await field(amount)).value).toBe('1286.50');
  });

  test('goes to the default account by the payment password, whose sixth digit sends it', async () => {
    const market = open({ [withdraw]: { id: 51, fee: '0.60' } });
    await fill(amount, '100');
    await press(send);
    await fill(password, '246810');
    await arrive('/pages/page/success?type=withdraw&id=51');
    expect(market.asked(withdraw)).toEqual([{ account_id: 61, amount: '100.00', password: '246810' }]);
    await see('¥99.40 将到账 招商银行 6029');
    await press('查看进度');
    await arrive('/pages/user/money/witlist?id=51');
  });

  test('goes to another account that is picked from the list', async () => {
    const market = open({ [withdraw]: { id: 51, fee: '0.60' } });
    await press(/招商银行/);
    await arrive('/pages/user/bank/bank?choose=1');
    await press(/中国建设银行/);
    await arrive('/pages/user/money/withdraw');
    await see(/尾号 3318/);
    await fill(amount, '100');
    await press(send);
    await fill(password, '246810');
    await arrive('/pages/page/success');
    expect(market.asked(withdraw)[0]).toMatchObject({ account_id: 62 });
  });

  test('says at its field what is missing or too much', async () => {
    open();
    await press(send);
    expect(faultAt(amount)).toBe('请输入金额');
    await fill(amount, '9');
    await press(send);
    expect(faultAt(amount)).toBe('不能低于 ¥10.00');
    await fill(amount, '1286.51');
    await press(send);
    expect(faultAt(amount)).toBe('余额不足');
  });

  test('asks for an account first, and leads to the form that adds one', async () => {
    open({
      'GET /wanlshop/bank/list': { rows: [], most: 10 },
      'GET /wanlshop/bank/banks': { rows: [], wechat: false },
    });
    await fill(amount, '100');
    await press(send);
    await see('请选择收款账户');
    await press(/添加收款账户/);
    await arrive('/pages/user/bank/add');
  });

  test('shows a refusal where it belongs: the amount, or the password', async () => {
    const market = open({ [withdraw]: refuse('wallet.over_limit', '提现金额超出限额', { field: 'amount' }) });
    await fill(amount, '100');
    await press(send);
    await fill(password, '246810');
    await see('提现金额超出限额');
    expect(faultAt(amount)).toBe('提现金额超出限额');
    market.answer({ [withdraw]: refuse('payments.wrong_pay_password', '支付密码不正确，还可尝试 4 次') });
    await press(send);
    await fill(password, '111111');
    await see('支付密码不正确，还可尝试 4 次');
    expect(faultAt(password)).toBe('支付密码不正确，还可尝试 4 次');
  });

  test('is one and the same at each attempt', async () => {
    const market = open({ [withdraw]: refuse('payments.wrong_pay_password', '支付密码不正确') });
    await fill(amount, '100');
    await press(send);
    await fill(password, '111111');
    await see('支付密码不正确');
    market.answer({ [withdraw]: { id: 51, fee: '0.60' } });
    await fill(password, '246810');
    await arrive('/pages/page/success');
    const [first, second] = market.idempotencyKeys(withdraw);
    expect(second).toBe(first);
  });

  test('waits while payments are held', async () => {
    open({ 'GET /wanlshop/wallet/info': aWallet({ held: true }) });
    await see('资金保护中，暂时不能提现');
    expect(front().getByRole<HTMLButtonElement>('button', { name: send }).disabled).toBe(true);
  });
});

describe('the withdrawals', () => {
  const list = 'GET /wanlshop/wallet/withdrawals';
  const at = '/pages/user/money/witlist';

  test('show their progress, the newest step on top, and what is to come', async () => {
    open({ [list]: { rows: [aWithdrawal()], next: null } }, at);
    await see('提交申请，冻结 ¥100.00');
    await see('到账 ¥99.40');
    await see(/^预计 11-\d\d \d\d:\d\d 前$/);
    await see('W202611170048');
    await press('收起');
    expect(doesNotSee('W202611170048')).toBe(true);
  });

  test('that have ended show their progress on request', async () => {
    open(
      { [list]: { rows: [aWithdrawal({ state: 'successed', ended_at: 1_795_000_000 })], next: null } },
      at,
    );
    await press('展开进度');
    await see('W202611170048');
  });

  test('say why one was rejected, and that its money is back', async () => {
    const rejected = aWithdrawal({ state: 'rejected', reason: '户名不符', ended_at: 1_795_000_000 });
    open({ [list]: { rows: [rejected], next: null } }, at);
    await see(/户名不符。¥100.00 已于/);
    await see(/已全额退回/);
  });

  test('are narrowed down by their state', async () => {
    const market = open({ [list]: { rows: [], next: null } }, `${at}?state=created`);
    await see('还没有提现记录');
    expect(market.asked(list)).toEqual([{ state: 'created', limit: '20' }]);
    await press('处理中 1');
    await press('已驳回');
    expect(market.asked(list)).toContainEqual({ state: 'rejected', limit: '20' });
  });
});

test('money sent to WeChat says where it is taken', async () => {
  const confirm_params = { appId: 'wx1', mchId: '1', package: 'p' };
  open({ [details]: { ...aWithdrawal(), confirm_params } }, '/pages/user/money/witlist?id=51');
  await see('款项已发往你的微信，请在微信中打开本页确认收款');
});
