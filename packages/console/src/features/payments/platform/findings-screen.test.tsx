// @vitest-environment jsdom
import type { PaymentFinding } from '@chengji/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { closePage, openPage } from '../../../testing/open-page.tsx';
import { aRepair } from '../../../testing/radar.ts';
import { FindingsScreen } from './FindingsScreen.tsx';

afterEach(closePage);

const aFinding: PaymentFinding = {
  id: 3,
  kind: 'wrong_amount',
  channel: 'wechat',
  subject_no: 'P1230',
  trade_no: 'T1',
  expected: '612.30',
  got: '600.00',
  found_at: 1_799_990_000,
  resolved_at: null,
  resolved_by: '',
  note: '',
  sent: false,
  plan: {
    way: 'return',
    key: 'refund:RP1230',
    amount: '600.00',
    needs_two: true,
    entries: [
      { account: 'platform:escrow', fund: 'escrow', channel: '', owner: '', amount: '-600.00' },
      { account: 'external:wechat', fund: 'external', channel: 'wechat', owner: '', amount: '600.00' },
    ],
  },
  repair: null,
};

const open = (traits: Partial<PaymentFinding> = {}) =>
  openPage(<FindingsScreen />, {
    rights: ['findings.read', 'findings.write'],
    answers: {
      'GET /platform/findings/list': {
        rows: [{ ...aFinding, ...traits }],
        counts: { open: 1, resolved: 0 },
        total: 1,
        next: null,
      },
      'POST /platform/findings/resolve': { repair: null },
    },
  });
const resolve = async () => {
  fireEvent.click(await screen.findByRole('button', { name: /处理 P1230/ }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox', { name: '处理说明' }), { target: { value: '已核对' } });
  return dialog;
};

describe('a finding', () => {
  test('shows the entries of money that goes back, and above the limit asks a second person', async () => {
    const { sent } = open();
    const dialog = await resolve();
    fireEvent.click(dialog.getByRole('checkbox', { name: '同时通过渠道退回' }));
    expect(await dialog.findByText('外部 · 微信支付')).toBeDefined();
    expect(dialog.getByText('键 refund:RP1230 · 需第二人确认')).toBeDefined();
    fireEvent.click(dialog.getByRole('button', { name: '提交，待第二人确认' }));
    expect(await screen.findByText('已提交，等待另一位同事确认')).toBeDefined();
    expect(sent('POST /platform/findings/resolve')).toEqual([{ id: 3, note: '已核对', send: true }]);
  });

  test('without money here says so, and keeps a note only', async () => {
    const { sent } = open({ kind: 'unknown_refund', plan: null });
    const dialog = await resolve();
    expect(dialog.getByText('这里没有可移动的款项：处理不入账，只留下说明。')).toBeDefined();
    expect(dialog.queryByRole('checkbox')).toBeNull();
    const button = dialog.getByRole<HTMLButtonElement>('button', { name: /^处\s*理$/ });
    await waitFor(() => expect(button.disabled).toBe(false));
    fireEvent.click(button);
    await waitFor(() =>
      expect(sent('POST /platform/findings/resolve')).toEqual([{ id: 3, note: '已核对', send: false }]),
    );
  });

  test('whose refund waits for a second person is not resolved meanwhile', async () => {
    open({ plan: null, repair: { ...aRepair, kind: 'finding' } });
    expect(await screen.findByText('何思远 已提交退款，待另一位同事在资金雷达确认')).toBeDefined();
    expect(screen.queryByRole('button', { name: /处理 P1230/ })).toBeNull();
  });
});
