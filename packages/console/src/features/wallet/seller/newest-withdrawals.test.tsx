// @vitest-environment jsdom
import type { Withdrawal } from '@chengji/contract';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closePage, openPage } from '../../../testing/open-page.tsx';
import { account } from '../../../testing/wallets.ts';
import { NewestWithdrawalsCard } from './NewestWithdrawalsCard.tsx';

afterEach(closePage);

const now = 1_800_000_000;

const withdrawal = (id: number, change: Partial<Withdrawal>): Withdrawal => ({
  id,
  withdrawal_no: `W${id}`,
  state: 'created',
  amount: '100.00',
  fee: '0.00',
  arrives: '100.00',
  account,
  reason: '',
  createtime: now - 86_400,
  ended_at: null,
  due_at: null,
  timeline: [],
  ...change,
});

test('a shop reads which of its withdrawals arrived or were rejected of late, and why', async () => {
  const rows = [
    withdrawal(3, { amount: '30.00' }),
    withdrawal(2, { state: 'rejected', amount: '20.00', reason: '户名不符', ended_at: now - 60 }),
    withdrawal(1, { state: 'successed', amount: '10.00', ended_at: now - 3_600 }),
  ];
  openPage(<NewestWithdrawalsCard onlyEnded />, {
    area: 'seller',
    rights: ['money.see'],
    answers: { 'GET /seller/money/withdrawals': { rows, total: 3, next: null } },
  });
  const card = within(await screen.findByRole('region', { name: '近期提现结果' }));
  expect(card.getByText('驳回原因：户名不符')).toBeDefined();
  expect(card.getByText('已到账')).toBeDefined();
  expect(card.queryByText('¥30.00')).toBeNull();
});
