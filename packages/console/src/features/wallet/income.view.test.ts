import { describe, expect, test } from 'vitest';
import { readAddress, toAddressFields } from '../../design/address/address-input.ts';
import { makeIncome } from '../../testing/wallets.ts';
import {
  computeMostWithdrawn,
  findWithdrawProblem,
  shiftMonth,
  statementInput,
  toEquation,
  toIncomeDays,
  toPastMonth,
  toTaken,
  toWithdrawSums,
} from './income.view.ts';

const income = makeIncome();

test('each day of pending income has its share of the largest', () => {
  expect(toIncomeDays(income.pending_days).map(({ percent }) => percent)).toEqual([50, 100]);
  expect(toIncomeDays([])).toEqual([]);
});

describe('an amount to withdraw', () => {
  test.each([
    ['', 'wrong'],
    ['ten', 'wrong'],
    ['0', 'wrong'],
    ['12.345', 'wrong'],
    ['9.99', 'belowMinimum'],
    ['1000.01', 'overBalance'],
    ['900', 'overMaximum'],
    ['750', 'overToday'],
    ['700', undefined],
    ['10', undefined],
  ])('“%s” is %s', (typed, problem) => expect(findWithdrawProblem(typed, income)).toBe(problem));

  test('is at most what the balance, one withdrawal and the day allow', () => {
    expect(computeMostWithdrawn(income)).toBe('700.00');
    expect(computeMostWithdrawn(makeIncome({ available: '20.50' }))).toBe('20.50');
  });

  test('says what it costs, what arrives and what stays', () => {
    expect(toWithdrawSums('500', income)).toEqual({ fee: '3.00', arrives: '497.00', left: '500.00' });
    expect(toWithdrawSums('?', income)).toBeUndefined();
  });
});

describe('a month', () => {
  test('has its neighbours, over the year too', () => {
    expect(shiftMonth('2026-01', -1)).toBe('2025-12');
    expect(shiftMonth('2026-12', 1)).toBe('2027-01');
    expect(shiftMonth('2026-06', 1)).toBe('2026-07');
  });

  test('that is mistyped or still to come is this one', () => {
    const read = (month: string) => {
      const asked = readAddress(toAddressFields(statementInput.shape), { month });
      return toPastMonth(asked.month as string | undefined, '2026-11');
    };
    expect(read('2026-10')).toBe('2026-10');
    expect(read('2026-12')).toBe('2026-11');
    expect(read('2026-13')).toBe('2026-11');
    expect(read('')).toBe('2026-11');
  });
});

test('what takes from the income is shown with a minus', () => {
  expect(toTaken('5.00')).toBe('-5.00');
  expect(toTaken('0.00')).toBe('0.00');
  expect(toTaken('-5.00')).toBe('5.00');
});

test('a month is one equation, and commission that came back is added', () => {
  const sums = {
    goods: '0.00',
    freight: '0.00',
    shop_coupons: '0.00',
    platform_coupons: '0.00',
    refunds: '50.00',
    commission: '-2.50',
    income: '-47.50',
  };
  expect(toEquation(sums).map(({ sign = '', amount }) => sign + amount)).toEqual([
    '0.00',
    '+0.00',
    '−0.00',
    '−50.00',
    '+2.50',
    '=-47.50',
  ]);
});
