// @vitest-environment jsdom

import type { RepairPlan } from '@chengji/contract';
import { type Answers, refuse } from '@chengji/testkit/fake-market';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { closePage, openPage } from '../../../testing/open-page.tsx';
import { aRepair } from '../../../testing/radar.ts';
import { makeMarketRefund, marketRow } from '../../../testing/refunds.ts';
import { InterventionsScreen } from './InterventionsScreen.tsx';

afterEach(closePage);

const rights = ['refunds.read', 'refunds.decide'];
const entries = [
  { name: '担保账户', amount: '-39.90' },
  { name: '买家余额', amount: '39.90' },
];

const open = (more: Answers = {}, may = rights) =>
  openPage(<InterventionsScreen />, {
    rights: may,
    answers: {
      'GET /platform/refunds/list': {
        rows: [marketRow],
        total: 1,
        next: null,
        counts: { intervention: 1, processing: 0, failed: 0, decided: 2, all: 3 },
      },
      'GET /platform/refunds/details': makeMarketRefund(),
      'GET /platform/refunds/preview': { entries, max: '79.80', freight: '0.00' },
      'POST /platform/refunds/decide': makeMarketRefund({ state: 'completed' }),
      'POST /platform/refunds/retry': makeMarketRefund({ state: 'processing' }),
      'POST /platform/refunds/to_balance': makeMarketRefund({ state: 'completed' }),
      ...more,
    },
  });
const confirm = async (name: string) =>
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
const giveReason = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: '理由' }), { target: { value } });

describe('a decision of the platform', () => {
  test('shows both claims, the shop’s record and what it would book', async () => {
    open();
    expect(await screen.findByText('近 90 日 9 单 · 退款 1 次')).toBeDefined();
    expect(screen.getByText('近 90 日退款 20 次 · 拒绝 4 次')).toBeDefined();
    expect(screen.getByText('支持买家 3')).toBeDefined();
    expect(await screen.findByText('担保账户')).toBeDefined();
  });

  test('is made once, with an amount and a reason both sides read', async () => {
    const { sent } = open();
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: '裁决：退款 ¥39.90' });
    expect(button.disabled).toBe(true);
    giveReason('质量问题');
    await waitFor(() => expect(button.disabled).toBe(false));
    fireEvent.click(button);
    await confirm('裁决：退款 ¥39.90');
    expect(await screen.findByText('已裁决', { selector: '.ant-message *' })).toBeDefined();
    expect(sent('POST /platform/refunds/decide')).toEqual([
      {
        id: 5,
        verdict: 'refund',
        amount: '39.90',
        return_needed: false,
        borne_by: 'shop',
        reason: '质量问题',
      },
    ]);
  });

  test('asks what other terms book once they rest', async () => {
    const { sent } = open();
    await screen.findByText('担保账户');
    fireEvent.click(screen.getByText('部分支持'));
    expect(await screen.findByRole('button', { name: '裁决：退款 ¥19.95' })).toBeDefined();
    await waitFor(() =>
      expect(sent('GET /platform/refunds/preview').at(-1)).toMatchObject({ amount: '19.95' }),
    );
  });

  test('against the buyer has no terms', async () => {
    const { sent } = open();
    fireEvent.click(await screen.findByText('不支持'));
    giveReason('证据不足');
    fireEvent.click(await screen.findByRole('button', { name: '裁决：不支持，关闭退款' }));
    await confirm('裁决：不支持，关闭退款');
    await waitFor(() =>
      expect(sent('POST /platform/refunds/decide')).toEqual([{ id: 5, verdict: 'no', reason: '证据不足' }]),
    );
  });

  test('that cannot be booked says why, and cannot be made', async () => {
    open({
      'GET /platform/refunds/preview': refuse('refunds.no_return_address', '店铺没有退货地址'),
    });
    expect(await screen.findByText('店铺没有退货地址')).toBeDefined();
    giveReason('质量问题');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /裁决：/ }).disabled).toBe(true);
  });

  test('that was made shows when the refund ended, and no more what could be asked for', async () => {
    open({
      'GET /platform/refunds/details': makeMarketRefund({
        state: 'completed',
        due_at: null,
        ended_at: 1_800_000_000,
        can: { decide: false, retry: false, to_balance: false },
      }),
    });
    expect(await screen.findByText(/结束/)).toBeDefined();
    expect(screen.queryByText(/最多可退/)).toBeNull();
  });

  test('is not for a role without the right', async () => {
    open({}, ['refunds.read']);
    expect(await screen.findByText('你的角色只能查看，不能裁决')).toBeDefined();
    expect(screen.queryByRole('button', { name: /裁决：/ })).toBeNull();
  });
});

const makePlan = (way: 'credit' | 'resend'): RepairPlan => ({
  way,
  key: 'refund:TK5',
  amount: '39.90',
  needs_two: false,
  entries: [
    { account: 'platform:refunding', fund: 'refunding', channel: '', owner: '', amount: '-39.90' },
    way === 'credit'
      ? {
          account: 'shopper:3:available',
          fund: 'shopper_available',
          channel: '',
          owner: '晓雨',
          amount: '39.90',
        }
      : { account: 'external:wechat', fund: 'external', channel: 'wechat', owner: '', amount: '39.90' },
  ],
});

describe('a refund the channel could not return', () => {
  const failed = makeMarketRefund({
    state: 'failed',
    failure: 'abnormal',
    due_at: null,
    plans: [makePlan('credit'), makePlan('resend')],
    can: { decide: false, retry: true, to_balance: true },
  });
  const giveReasonAnd = async (action: string) => {
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByRole('textbox', { name: '原因' }), { target: { value: '渠道已恢复' } });
    const button = dialog.getByRole<HTMLButtonElement>('button', { name: action });
    await waitFor(() => expect(button.disabled).toBe(false));
    fireEvent.click(button);
  };

  test.each([
    ['abnormal', /已注销或冻结/, /改退到买家余额/],
    ['closed', /关闭了这笔退款/, /可以重新发起/],
    ['refused', /剩下的金额不够退/, /先在资金雷达核对/],
    ['SYSTEM_BUSY', /没有说明原因/, /可以重新发起一次/],
  ])('for “%s” says why and what to do next, never the channel’s own word', async (failure, why, next) => {
    const row = { ...marketRow, state: 'failed' as const, due_at: null, failure };
    open({
      'GET /platform/refunds/list': {
        rows: [row],
        total: 1,
        next: null,
        counts: { intervention: 0, processing: 0, failed: 1, decided: 0, all: 1 },
      },
      'GET /platform/refunds/details': { ...failed, failure },
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(why);
    expect(alert.textContent).toMatch(next);
    expect(screen.getByRole('button', { name: /丹东红颜草莓/ }).textContent).toMatch(why);
    expect(document.body.textContent).not.toContain(failure);
  });

  test('goes to the buyer’s balance for a reason, after its entries were shown', async () => {
    const { sent } = open({ 'GET /platform/refunds/details': failed });
    await screen.findByRole('alert');
    fireEvent.click(screen.getByRole('button', { name: '改退余额 ¥39.90' }));
    expect(await screen.findByText('买家余额 · 晓雨')).toBeDefined();
    await giveReasonAnd('改退余额 ¥39.90');
    await waitFor(() =>
      expect(sent('POST /platform/refunds/to_balance')).toEqual([{ id: 5, reason: '渠道已恢复' }]),
    );
  });

  test('is asked of the channel again', async () => {
    const { sent } = open({ 'GET /platform/refunds/details': failed });
    fireEvent.click(await screen.findByRole('button', { name: '重新发起' }));
    expect(await screen.findByText('外部 · 微信支付')).toBeDefined();
    await giveReasonAnd('重新发起');
    await waitFor(() =>
      expect(sent('POST /platform/refunds/retry')).toEqual([{ id: 5, reason: '渠道已恢复' }]),
    );
  });

  test('above the limit is sent to a second person', async () => {
    open({
      'GET /platform/refunds/details': { ...failed, plans: [{ ...makePlan('resend'), needs_two: true }] },
      'POST /platform/refunds/retry': failed,
    });
    fireEvent.click(await screen.findByRole('button', { name: '重新发起' }));
    await giveReasonAnd('提交，待第二人确认');
    expect(await screen.findByText('已提交，等待另一位同事确认')).toBeDefined();
  });

  test('that waits for a second person says who asked for what, and offers nothing else', async () => {
    const waiting = { ...failed, plans: [], repair: { ...aRepair, way: 'credit' as const } };
    open({
      'GET /platform/refunds/details': {
        ...waiting,
        can: { decide: false, retry: false, to_balance: false },
      },
    });
    expect(await screen.findByText(/何思远 已提交「记入买家余额 ¥600.00」：渠道已核实/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /重新发起|改退余额/ })).toBeNull();
  });
});
