import { parseMoney } from '@chengji/contract/money';
import { describe, expect, test } from 'vitest';
import { makeWithdrawal } from '../../testing/wallets.ts';
import {
  canFail,
  countStepsDone,
  findHindrance,
  findPaymentHint,
  isLate,
  listEndedOfLate,
  sumWithdrawnOn,
  toEntryBoxes,
  toWalletPath,
} from './withdrawal.view.ts';

const can = { approve: false, send: false, paid: false, reject: false };
const rejected = makeWithdrawal({ state: 'rejected', step: null });
const successed = makeWithdrawal({ state: 'successed', step: null });

test('it is late once its due moment has passed, and never once it has ended', () => {
  const { due_at } = makeWithdrawal();
  expect(isLate(makeWithdrawal(), (due_at ?? 0) - 1)).toBe(false);
  expect(isLate(makeWithdrawal(), (due_at ?? 0) + 1)).toBe(true);
  expect(isLate({ ...successed, due_at }, (due_at ?? 0) + 1)).toBe(false);
});

test('its steps are done one by one, all of them once it has arrived', () => {
  expect(countStepsDone(makeWithdrawal())).toBe(1);
  expect(countStepsDone(makeWithdrawal({ step: 'approved' }))).toBe(2);
  expect(countStepsDone(makeWithdrawal({ step: 'sent' }))).toBe(3);
  expect(countStepsDone(rejected)).toBe(3);
  expect(countStepsDone(successed)).toBe(4);
});

describe('why somebody may not approve it', () => {
  const approvals = [{ staff_id: 1, name: '周明远', at: 1 }];

  test('is said while it waits to be approved, and only then', () => {
    expect(findHindrance(makeWithdrawal(), 1, true)).toBeUndefined();
    expect(findHindrance(makeWithdrawal({ can, approvals }), 1, true)).toBe('approvedByYou');
    expect(findHindrance(makeWithdrawal({ can }), 2, false)).toBe('noRight');
    expect(findHindrance(makeWithdrawal({ can, step: 'sent' }), 2, false)).toBeUndefined();
  });
});

describe('its entries', () => {
  test('always add up to nothing', () => {
    for (const { entries } of toEntryBoxes(makeWithdrawal()))
      expect(entries.reduce((sum, { amount }) => sum + parseMoney(amount), 0)).toBe(0);
  });

  test('are shown before they are written, and the way not taken no more', () => {
    const shown = (withdrawal: typeof rejected) =>
      toEntryBoxes(withdrawal).map(({ event, isWritten }) => [event, isWritten]);
    expect(shown(makeWithdrawal())).toEqual([
      ['created', true],
      ['successed', false],
      ['rejected', false],
    ]);
    expect(shown(successed)).toEqual([
      ['created', true],
      ['successed', true],
    ]);
    expect(shown(rejected)).toEqual([
      ['created', true],
      ['rejected', true],
    ]);
  });

  test('leave out a fee of nothing', () => {
    const free = makeWithdrawal({ fee: '0.00', arrives: '6000.00' });
    expect(toEntryBoxes(free)[1]?.entries).toHaveLength(2);
  });
});

test('its payout waits for approval, then for the bank or WeChat', () => {
  const wechat = { ...makeWithdrawal().account, kind: 'wechat' as const };
  expect(findPaymentHint(makeWithdrawal())).toBe('waitsForApproval');
  expect(findPaymentHint(makeWithdrawal({ step: 'approved' }))).toBe('waitsForBatch');
  expect(findPaymentHint(makeWithdrawal({ step: 'sent' }))).toBe('waitsForBank');
  expect(findPaymentHint(makeWithdrawal({ step: 'approved', account: wechat }))).toBe('waitsForWechat');
  expect(findPaymentHint(successed)).toBeUndefined();
});

test('a payout can fail only once it was sent, and not where its result comes by itself', () => {
  expect(canFail(makeWithdrawal({ step: 'sent', can: { ...can, paid: true } }))).toBe(true);
  expect(canFail(makeWithdrawal({ step: 'approved', can: { ...can, paid: true } }))).toBe(false);
  expect(canFail(makeWithdrawal({ step: 'sent', can }))).toBe(false);
});

test('the wallet of its owner is looked at among shoppers or shops', () => {
  expect(toWalletPath({ kind: 'shop', id: 4 })).toBe('/platform/shops/4/wallet');
  expect(toWalletPath({ kind: 'shopper', id: 3 })).toBe('/platform/users/3/wallet');
});

test('it is told of for three days after it has ended', () => {
  const day = 86_400;
  const rows = [null, 9 * day, 6 * day].map((ended_at) => ({ ended_at }));
  expect(listEndedOfLate(rows, 10 * day)).toEqual([{ ended_at: 9 * day }]);
});

test('what was withdrawn on a day counts this one, without what was rejected', () => {
  const toDay = (at: number) => (at < 200 ? '01-14' : '01-15');
  const { timeline: _, ...one } = makeWithdrawal({ amount: '100.00', createtime: 100 });
  const earlier = [
    { ...one, amount: '50.00' },
    { ...one, state: 'rejected' as const },
  ];
  const asked = makeWithdrawal({ amount: '6000.00', createtime: 300, earlier });
  expect(['01-13', '01-14', '01-15'].map((day) => sumWithdrawnOn(day, asked, toDay))).toEqual([
    '0.00',
    '50.00',
    '6000.00',
  ]);
});
