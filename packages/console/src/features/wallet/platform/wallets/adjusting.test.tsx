// @vitest-environment jsdom
import type { Adjustment, CallOut } from '@chengji/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { closePage, openPage } from '../../../../testing/open-page.tsx';
import { AdjustmentsScreen } from './AdjustmentsScreen.tsx';
import { ShopperWalletScreen } from './WalletScreen.tsx';

afterEach(closePage);

const adjustment: Adjustment = {
  id: 2,
  kind: 'shopper',
  owner_id: 3,
  owner: '晓雨',
  amount: '-600.00',
  reason: '重复补给',
  state: 'waiting',
  by: '何思远',
  approved_by: '',
  createtime: 1_799_990_000,
  can_approve: true,
};
const wallet: CallOut<'GET /platform/wallet/person'> = {
  rows: [],
  total: 0,
  next: null,
  owner: { kind: 'shopper', id: 3, name: '晓雨' },
  available: '100.00',
  frozen: '0.00',
  pending: '0.00',
};
const rights = ['wallets.read', 'wallets.adjust'];

describe('a wallet', () => {
  const open = (state: Adjustment['state'], may = rights) =>
    openPage(<ShopperWalletScreen />, {
      path: '/platform/users/:id/wallet',
      at: '/platform/users/3/wallet',
      rights: may,
      answers: {
        'GET /platform/wallet/person': wallet,
        'POST /platform/wallet/adjust': { ...adjustment, state },
      },
    });

  test('is adjusted by a signed amount, and the balance it leaves is shown before', async () => {
    const { sent } = open('waiting');
    fireEvent.click(await screen.findByRole('button', { name: /^调\s*账$/ }));
    const form = within(await screen.findByRole('dialog'));
    fireEvent.click(form.getByText('扣减'));
    const amount = form.getByRole('textbox', { name: '金额' });
    fireEvent.change(amount, { target: { value: '100.01' } });
    expect(await form.findByText('扣减不能超过可用余额 ¥100.00')).toBeDefined();
    fireEvent.change(amount, { target: { value: '40' } });
    expect(await form.findByText('余额 ¥100.00 → ¥60.00')).toBeDefined();
    fireEvent.change(form.getByRole('textbox', { name: '原因' }), { target: { value: '重复补给' } });
    fireEvent.click(form.getByRole('button', { name: '提交调账' }));
    expect(await screen.findByText('已提交，等待另一位同事批准')).toBeDefined();
    expect(sent('POST /platform/wallet/adjust')).toEqual([
      { kind: 'shopper', id: 3, amount: '-40.00', reason: '重复补给' },
    ]);
  });

  test('is only looked at by who may not adjust it', async () => {
    open('done', ['wallets.read']);
    await screen.findByRole('heading', { name: '晓雨 的钱包' });
    expect(screen.queryByRole('button', { name: /调\s*账/ })).toBeNull();
  });
});

describe('an adjustment that waits', () => {
  const open = (row: Adjustment) =>
    openPage(<AdjustmentsScreen />, {
      rights,
      answers: {
        'GET /platform/wallet/adjustments': { rows: [row], total: 1, next: null, waiting: 1 },
        'POST /platform/wallet/approve': { ...row, state: 'done' },
        'POST /platform/wallet/drop': null,
      },
    });

  test('is approved by a second person, who is told what it writes', async () => {
    const { sent } = open(adjustment);
    fireEvent.click(await screen.findByRole('button', { name: '批准 晓雨' }));
    const question = within(await screen.findByRole('dialog'));
    expect(question.getAllByText('批准给 晓雨 调账 −¥600.00？')).not.toEqual([]);
    fireEvent.click(question.getByRole('button', { name: /^批\s*准$/ }));
    expect(await screen.findByText('已批准并入账')).toBeDefined();
    expect(sent('POST /platform/wallet/approve')).toEqual([{ id: 2 }]);
  });

  test('is dropped by who asked for it, who may not approve it', async () => {
    const { sent } = open({ ...adjustment, can_approve: false });
    expect(await screen.findByText('需另一位同事批准')).toBeDefined();
    expect(screen.queryByRole('button', { name: '批准 晓雨' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '撤销 晓雨' }));
    const question = within(await screen.findByRole('dialog'));
    fireEvent.click(question.getByRole('button', { name: /^撤\s*销$/ }));
    await waitFor(() => expect(sent('POST /platform/wallet/drop')).toEqual([{ id: 2 }]));
  });
});
