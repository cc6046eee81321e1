// @vitest-environment jsdom
import type { CallOut } from '@chengji/contract';
import { type Answers, refuse } from '@chengji/testkit/fake-market';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { closePage, openPage } from '../../../testing/open-page.tsx';
import { makeFacts, makeWithdrawal } from '../../../testing/wallets.ts';
import { WithdrawalScreen } from './WithdrawalScreen.tsx';

afterEach(closePage);

type Details = CallOut<'GET /platform/withdrawals/details'>;
const none = { approve: false, send: false, paid: false, reject: false };

function open(
  traits: Partial<Details> = {},
  more: Answers = {},
  rights = ['withdrawals.write', 'wallets.read'],
) {
  const withdrawal = makeWithdrawal(traits);
  const { timeline: _, facts: __, ...row } = withdrawal;
  return openPage(<WithdrawalScreen />, {
    path: '/platform/withdrawals/:id',
    at: '/platform/withdrawals/5',
    rights,
    answers: {
      'GET /platform/withdrawals/details': withdrawal,
      'POST /platform/withdrawals/approve': row,
      'POST /platform/withdrawals/reject': row,
      'POST /platform/withdrawals/paid': row,
      'POST /platform/withdrawals/failed': row,
      ...more,
    },
  });
}
const press = async (name: RegExp | string) => fireEvent.click(await screen.findByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));

describe('a withdrawal that waits', () => {
  test('is approved once that is confirmed; above the limit another must as well', async () => {
    const { sent } = open();
    expect(await screen.findByText('金额超过限额，需要两位不同的同事审批')).toBeDefined();
    await press(/^同\s*意$/);
    const question = await dialog();
    expect(question.getByText('同意后还需另一位同事审批，才能打款。')).toBeDefined();
    fireEvent.click(question.getByRole('button', { name: /^同\s*意$/ }));
    expect(await screen.findByText('已同意')).toBeDefined();
    expect(sent('POST /platform/withdrawals/approve')).toEqual([{ id: 5 }]);
  });

  test('cannot be approved twice by one person, who is told so', async () => {
    open({
      approvals: [{ staff_id: 1, name: '周明远', at: 1_799_995_000 }],
      can: { ...none, reject: true },
    });
    expect(await screen.findByText('你已同意，需要另一位同事审批')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^同\s*意$/ })).toBeNull();
    expect(screen.getByText('还需 1 人')).toBeDefined();
  });

  test('is rejected for a reason alone, and says what returns', async () => {
    const { sent } = open();
    await press(/^驳\s*回$/);
    const question = await dialog();
    const act = question.getByRole<HTMLButtonElement>('button', { name: '驳回，退回 ¥6,000.00' });
    expect(act.disabled).toBe(true);
    fireEvent.change(question.getByRole('textbox', { name: '原因' }), { target: { value: '户名不符' } });
    fireEvent.click(act);
    await screen.findAllByText('已驳回');
    expect(sent('POST /platform/withdrawals/reject')).toEqual([{ id: 5, reason: '户名不符' }]);
  });

  test('is only looked at by who may not decide', async () => {
    open({ can: none }, {}, ['withdrawals.read']);
    expect(await screen.findByText('你的角色不能审批提现')).toBeDefined();
    expect(screen.queryByRole('button', { name: /同\s*意|驳\s*回/ })).toBeNull();
  });
});

describe('a withdrawal that was sent', () => {
  const sentOne = { step: 'sent' as const, batch_no: 'B20270115-1', can: { ...none, paid: true } };

  test('is paid by the bank’s reference; one that was used before is refused at its field', async () => {
    const { sent } = open(sentOne, {
      'POST /platform/withdrawals/paid': refuse('wallet.reference_used', '该银行流水号已登记在另一笔提现上', {
        field: 'reference',
      }),
    });
    await press('录入回单号');
    const form = await dialog();
    fireEvent.change(form.getByRole('textbox', { name: '银行回单号' }), { target: { value: 'R-1' } });
    fireEvent.click(form.getByRole('button', { name: '确认已打款 ¥5,964.00' }));
    expect((await form.findByRole('alert')).textContent).toBe('该银行流水号已登记在另一笔提现上');
    expect(sent('POST /platform/withdrawals/paid')).toEqual([{ id: 5, reference: 'R-1' }]);
  });

  test('may have failed, which takes a reason', async () => {
    const { sent } = open(sentOne);
    await press('打款失败');
    const question = await dialog();
    fireEvent.change(question.getByRole('textbox', { name: '原因' }), { target: { value: '账号不存在' } });
    fireEvent.click(question.getByRole('button', { name: '记为失败' }));
    await screen.findByText('已记为失败，等待重新处理');
    expect(sent('POST /platform/withdrawals/failed')).toEqual([{ id: 5, reason: '账号不存在' }]);
  });
});

test('it shows the course of the balance, and what its owner had paid out before', async () => {
  const { timeline: _, ...earlier } = makeWithdrawal({ id: 4, amount: '3000.00', state: 'successed' });
  open({ earlier: [earlier] });
  expect(await screen.findByRole('figure', { name: '可用余额: 余额 ¥2,000.00' })).toBeDefined();
  const card = within(screen.getByRole('region', { name: '以往提现' }));
  expect(card.getByText('3 笔已到账，平均 ¥3,000.00')).toBeDefined();
  expect(card.getByRole('link', { name: '¥3,000.00' }).getAttribute('href')).toBe('/platform/withdrawals/4');
});

test('it shows the newest entries of the balance, each with its hash and whether that fits', async () => {
  open();
  const table = within(await screen.findByRole('table', { name: '最近的分录' }));
  expect(table.getByText('提现 TX2027011500000005')).toBeDefined();
  expect(table.getByText('7c1e…f04a')).toBeDefined();
  expect(table.getByLabelText('已验证')).toBeDefined();
  await closePage();
  open({ facts: makeFacts({ broken_entry: 12 }) });
  expect(await screen.findByLabelText('第 12 条分录对不上')).toBeDefined();
});

test('a withdrawal that is not there says so', async () => {
  open({}, { 'GET /platform/withdrawals/details': refuse('common.not_found', '内容不存在') });
  expect(await screen.findByText('内容不存在')).toBeDefined();
});
