// @vitest-environment jsdom
import type { CallOut } from '@chengji/contract';
import { LedgerHeads } from '@chengji/contract/platform/ledger-check.calls';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { closePage, openPage } from '../../../testing/open-page.tsx';
import { aBill, aDifference, aRadar, aRepair } from '../../../testing/radar.ts';
import { RadarScreen } from './RadarScreen.tsx';

afterEach(closePage);

const preview: CallOut<'GET /platform/ledger/preview'> = {
  way: 'credit',
  key: 'payment:P4990:capture',
  amount: '49.90',
  needs_two: false,
  entries: [
    { account: 'external:wechat', fund: 'external', channel: 'wechat', owner: '', amount: '-49.90' },
    {
      account: 'shopper:3:available',
      fund: 'shopper_available',
      channel: '',
      owner: '山风',
      amount: '49.90',
    },
  ],
};
const open = (rights = ['ledger.read', 'ledger.repair', 'findings.read'], others = {}) =>
  openPage(<RadarScreen />, {
    rights,
    answers: {
      'GET /platform/ledger/radar': aRadar,
      'GET /platform/ledger/bill': aBill,
      'GET /platform/ledger/check': { check: null },
      'GET /platform/ledger/preview': preview,
      'GET /platform/ledger/repairs': { rows: [aRepair], total: 1, next: null },
      'POST /platform/ledger/repair': { ...aRepair, way: 'credit', state: 'done', amount: '49.90' },
      'POST /platform/ledger/query': { said: 'pending' },
      'POST /platform/ledger/fetch_bill': null,
      'POST /platform/ledger/approve_repair': { ...aRepair, state: 'done' },
      'POST /platform/ledger/drop_repair': null,
      ...others,
    },
  });

describe('the radar', () => {
  test('says whether the books fit, and what each account is', async () => {
    open();
    expect(await screen.findByText('账平')).toBeDefined();
    const accounts = within(screen.getByRole('table', { name: '账户' }));
    expect(accounts.getByRole('row', { name: /担保.*4 项.*¥350.00.*\+¥50.00/ })).toBeDefined();
    expect(accounts.getByRole('row', { name: /合计.*¥0.00/ })).toBeDefined();
    expect(accounts.getAllByRole('img', { name: '与明细相符' }).length).toBeGreaterThan(0);
  });

  test('says when they do not', async () => {
    const escrow = { ...aRadar.escrow, difference: '1.00' };
    const funds = aRadar.funds.map((fund) =>
      fund.fund === 'escrow' ? { ...fund, expected: '349.00' } : fund,
    );
    open(undefined, { 'GET /platform/ledger/radar': { ...aRadar, escrow, funds } });
    expect(await screen.findByText('账不平')).toBeDefined();
    expect(screen.getByText('差 ¥1.00')).toBeDefined();
  });

  test('asks the channel again of stuck money, and leads to the finding of what fits nothing', async () => {
    const { sent } = open();
    const stuck = within(await screen.findByRole('region', { name: /^卡住的款项/ }));
    expect(stuck.getByText('支付未决 · 微信支付 ¥159.60')).toBeDefined();
    fireEvent.click(stuck.getByRole('button', { name: '再次查询' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByRole('textbox', { name: '原因' }), { target: { value: '回调未到' } });
    const ask = dialog.getByRole<HTMLButtonElement>('button', { name: '再次查询' });
    await waitFor(() => expect(ask.disabled).toBe(false));
    fireEvent.click(ask);
    expect(await screen.findByText('渠道：处理中')).toBeDefined();
    expect(sent('POST /platform/ledger/query')).toEqual([
      { subject: 'payment', number: 'P159', reason: '回调未到' },
    ]);
    expect(stuck.getAllByRole('link', { name: '去处理' })).toHaveLength(2);
    fireEvent.click(stuck.getByText('打款 0'));
    expect(await stuck.findByText('没有卡住的款项')).toBeDefined();
  });
});

describe('a difference of a channel’s bill', () => {
  const openDifference = async () => {
    const row = await screen.findByRole('row', { name: /P4990/ });
    fireEvent.click(within(row).getByRole('button'));
    return within(await screen.findByRole('region', { name: '渠道日账单' }));
  };

  test('shows the entries before they are written, and is repaired for a reason', async () => {
    const repaired = { ...aDifference, state: 'repaired' as const, ways: [] };
    const bills = [aBill];
    const { sent } = open(undefined, {
      'GET /platform/ledger/bill': () => bills.shift() ?? { ...aBill, rows: [repaired], total: 1 },
    });
    const card = await openDifference();
    expect(await card.findByText('买家余额 · 山风')).toBeDefined();
    expect(card.getByText('外部 · 微信支付')).toBeDefined();
    const write = card.getByRole('button', { name: '入账 ¥49.90' });
    expect(write).toHaveProperty('disabled', true);
    fireEvent.change(card.getByRole('textbox', { name: '原因' }), { target: { value: '回调丢失' } });
    fireEvent.click(write);
    expect(await screen.findByText('已修复并入账')).toBeDefined();
    expect(sent('POST /platform/ledger/repair')).toEqual([
      { id: aDifference.id, way: 'credit', reason: '回调丢失' },
    ]);
  });

  test('above the limit is sent to a second person', async () => {
    open(undefined, {
      'GET /platform/ledger/preview': { ...preview, needs_two: true },
      'POST /platform/ledger/repair': { ...aRepair, state: 'waiting' },
    });
    const card = await openDifference();
    fireEvent.change(await card.findByRole('textbox', { name: '原因' }), { target: { value: '回调丢失' } });
    fireEvent.click(await card.findByRole('button', { name: '提交，待第二人确认' }));
    expect(await screen.findByText('已提交，等待另一位同事确认')).toBeDefined();
  });

  test('is only looked at by who may not repair it', async () => {
    open(['ledger.read']);
    const card = await openDifference();
    expect(card.queryByRole('button', { name: /入账|再次查询|取账单/ })).toBeNull();
  });

  test('is looked for again when the bill is fetched', async () => {
    const { sent } = open();
    fireEvent.click(await screen.findByRole('button', { name: '重新取账单' }));
    await waitFor(() =>
      expect(sent('POST /platform/ledger/fetch_bill')).toEqual([{ channel: 'wechat', day: '2027-01-14' }]),
    );
  });
});

test('a repair that waits is approved by a second person', async () => {
  const { sent } = open();
  fireEvent.click(await screen.findByRole('button', { name: '确认 P60000' }));
  const question = within(await screen.findByRole('dialog'));
  fireEvent.click(question.getByRole('button', { name: /^确\s*认$/ }));
  expect(await screen.findByText('已确认并入账')).toBeDefined();
  expect(sent('POST /platform/ledger/approve_repair')).toEqual([{ id: 9 }]);
});

describe('a check of the whole ledger', () => {
  const check = {
    id: 1,
    state: 'balanced',
    entries: 1_284_306,
    imbalance: '',
    by: '周明远',
    started_at: 1_800_000_000,
    ended_at: 1_800_000_060,
  } as const;

  test('is asked for, waited for, and says what it found', async () => {
    const answers: CallOut<'GET /platform/ledger/check'>[] = [
      { check: null },
      { check: { ...check, state: 'running', entries: 0, ended_at: null } },
    ];
    const { sent } = open(undefined, {
      'GET /platform/ledger/check': () => answers.shift() ?? { check },
      'POST /platform/ledger/check': { ...check, state: 'running', entries: 0, ended_at: null },
    });
    fireEvent.click(await screen.findByRole('button', { name: '全量核对' }));
    expect(await screen.findByText(/^正在全量核对，由 周明远/)).toBeDefined();
    expect(await screen.findByText(/全量核对通过：1,284,306 条分录/)).toBeDefined();
    expect(sent('POST /platform/ledger/check')).toEqual([{}]);
  });

  test('says loudly what does not fit', async () => {
    const imbalance = 'entry 1 of shopper:7:available does not follow from those before it';
    open(['ledger.read'], {
      'GET /platform/ledger/check': { check: { ...check, state: 'unbalanced', imbalance } },
    });
    expect((await screen.findByRole('alert')).textContent).toMatch(imbalance);
  });
});

describe('the proof of the whole ledger', () => {
  test('is kept with the last entry of every account, however many parts it comes in', async () => {
    const head = { account: 'shop:1:available', seq: 3, balance: 500, at: 1, hash: 'a'.repeat(64) };
    const kept: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${kept.push(blob as Blob)}`);
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    open(undefined, {
      'GET /platform/ledger/heads': ({ after }: { after?: string }) =>
        after
          ? { heads: [{ ...head, account: 'shopper:2:available' }], next: null }
          : { heads: [head], next: head.account },
    });
    fireEvent.click(await screen.findByRole('button', { name: '下载证明' }));
    await waitFor(() => expect(kept).toHaveLength(1));
    const { heads } = LedgerHeads.parse(JSON.parse((await kept[0]?.text()) ?? ''));
    expect(heads.map(({ account }) => account)).toEqual(['shop:1:available', 'shopper:2:available']);
  });
});
