// @vitest-environment jsdom
import type { CallOut } from '@chengji/contract';
import { type Answers, refuse } from '@chengji/testkit/fake-market';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { changeLanguage } from '../../../kernel/language.ts';
import { closePage, openPage } from '../../../testing/open-page.tsx';
import { account, makeIncome } from '../../../testing/wallets.ts';
import { IncomeScreen } from './IncomeScreen.tsx';

afterEach(async () => {
  await closePage();
  changeLanguage('zh');
});

const both = ['money.see', 'money.withdraw'];
const bank = {
  code: 'CMB',
  name: '招商银行',
  colour: '#C8152D',
  prefixes: [{ digits: '622588', card_type: 'debit' as const }],
};
const bill: CallOut<'GET /seller/money/bills'>['rows'][number] = {
  id: 12,
  type: 'settle',
  title: '订单结算',
  amount: '95.00',
  balance_after: '1000.00',
  funds: 'balance',
  createtime: 1_799_990_000,
  subject: { kind: 'order', id: '77' },
  under_way: false,
};

function open(more: Answers = {}, rights = both) {
  return openPage(<IncomeScreen />, {
    area: 'seller',
    rights,
    answers: {
      'GET /seller/money/info': makeIncome(),
      'GET /seller/money/account': { account, rows: [bank] },
      'GET /seller/money/bills': { rows: [bill], total: 1, next: null, month: null },
      'GET /seller/money/withdrawals': { rows: [], total: 0, next: null },
      'POST /seller/money/withdraw': { id: 9, fee: '3.00' },
      'POST /seller/money/account': account,
      ...more,
    },
  });
}

const amountField = () => screen.findByRole('textbox', { name: '提现金额' });
const type = async (amount: string) => fireEvent.change(await amountField(), { target: { value: amount } });

test('a shop reads what it earned, and on which day how much can be withdrawn', async () => {
  open();
  const figures = await screen.findByLabelText('收入与结算');
  for (const amount of ['¥1,000.00', '¥300.00', '¥320.00', '¥50.00', '¥8,000.00'])
    expect(within(figures).getByText(amount)).toBeDefined();
  expect(screen.getByText('01-16')).toBeDefined();
  expect(screen.getByText('01-18')).toBeDefined();
  expect(await screen.findByText('+¥95.00')).toBeDefined();
});

test('the bills of a month are found by a number, with what they come to', async () => {
  const month = { in: '95.00', out: '5.00' };
  const { sent } = open({ 'GET /seller/money/bills': { rows: [bill], total: 1, next: null, month } });
  expect(await screen.findByText('收入 ¥95.00')).toBeDefined();
  expect(screen.getByText('支出 ¥5.00')).toBeDefined();
  const search = screen.getByPlaceholderText('订单号 / 退款单号 / 提现单号');
  fireEvent.change(search, { target: { value: '2026112020147742' } });
  fireEvent.keyDown(search, { key: 'Enter', code: 'Enter', keyCode: 13 });
  await waitFor(() =>
    expect(sent('GET /seller/money/bills').at(-1)).toMatchObject({ keyword: '2026112020147742' }),
  );
});

test('the income page stands in English', async () => {
  changeLanguage('en');
  open();
  expect(await screen.findByRole('heading', { name: 'Income' })).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'Withdraw' })).toBeDefined();
});

describe('a withdrawal', () => {
  test('says what it costs and what arrives, and is sent once it is confirmed', async () => {
    const { sent } = open();
    await type('500');
    expect(screen.getByText('¥497.00')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: '提现 ¥500.00' }));
    const question = await screen.findByRole('dialog');
    expect(question.textContent).toContain('招商银行 6225 **** **** 6620');
    expect(sent('POST /seller/money/withdraw')).toEqual([]);
    fireEvent.click(within(question).getByRole('button', { name: /^提\s*现$/ }));
    expect(await screen.findByText(/已提交/)).toBeDefined();
    expect(sent('POST /seller/money/withdraw')).toEqual([{ amount: '500.00' }]);
  });

  test.each([
    ['5', '最低提现 ¥10.00'],
    ['1000.01', '余额不足'],
    ['900', '单笔最高 ¥800.00'],
    ['750', '今日还可提现 ¥700.00'],
  ])('of %s cannot be sent, and why is said beside it', async (amount, why) => {
    open();
    await type(amount);
    expect((await screen.findByRole('alert')).textContent).toBe(why);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^提\s*现$/ }).disabled).toBe(true);
  });

  test('of all takes what the day still allows', async () => {
    open();
    await amountField();
    fireEvent.click(screen.getByRole('button', { name: '全部' }));
    expect((await amountField()).getAttribute('value')).toBe('700.00');
  });

  test('that the market refuses stays in the form, with its reason', async () => {
    open({ 'POST /seller/money/withdraw': refuse('wallet.over_limit', '提现金额超出限额') });
    await type('500');
    fireEvent.click(screen.getByRole('button', { name: '提现 ¥500.00' }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^提\s*现$/ }));
    expect(await screen.findByText('提现金额超出限额')).toBeDefined();
    expect((await amountField()).getAttribute('value')).toBe('500');
  });

  test('is not for a role without the right', async () => {
    open({}, ['money.see']);
    expect(await screen.findByText(/你的角色不能提现/)).toBeDefined();
    expect(screen.queryByRole('textbox', { name: '提现金额' })).toBeNull();
  });
});

describe('the payout account', () => {
  test('is set before anything can be withdrawn, and its bank is recognised by the number', async () => {
    const { sent } = open({ 'GET /seller/money/account': { account: null, rows: [bank] } });
    fireEvent.click(await screen.findByRole('button', { name: '设置收款账户' }));
    const drawer = within(await screen.findByRole('dialog'));
    const fill = (name: string, value: string) =>
      fireEvent.change(drawer.getByRole('textbox', { name }), { target: { value } });
    fill('银行卡号', '6225 8800 0000 0000');
    fill('持卡人姓名', '林小野');
    fill('预留手机号', '13800000001');
    expect(await drawer.findByText('卡号不正确，请检查')).toBeDefined();
    expect(drawer.getByText('招商银行')).toBeDefined();
    fill('银行卡号', '6225 8800 0000 0001');
    await waitFor(() => expect(drawer.queryByText('卡号不正确，请检查')).toBeNull());
    fireEvent.click(drawer.getByRole('button', { name: /保\s*存/ }));
    await screen.findByText('收款账户已保存');
    expect(sent('POST /seller/money/account')).toEqual([
      {
        account: '6225 8800 0000 0001',
        bank_code: 'CMB',
        card_type: 'debit',
        name: '林小野',
        phone: '13800000001',
      },
    ]);
  });
});
