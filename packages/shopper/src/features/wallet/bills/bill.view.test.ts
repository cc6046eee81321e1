import { describe, expect, it } from 'vitest';
import { aBill } from '../../../testing/wallet-rows.ts';
import { getTone, parseMonth, shortenHash, toBillItems, toYears } from './bill.view.ts';

describe('bills by months', () => {
  const months = new Map([
    [30, '2026-11'],
    [20, '2026-11'],
    [10, '2026-10'],
  ]);
  const toMonth = (at: number) => months.get(at) ?? '';
  const items = toBillItems(
    [30, 20, 10].map((createtime) => aBill({ createtime })),
    toMonth,
  );

  it('name the month above its first', () => {
    expect(items.map(({ month }) => month)).toEqual(['2026-11', null, '2026-10']);
  });

  it('end a month at its last, and leave the end of the list open: more of that month may come', () => {
    expect(items.map(({ isLast }) => isLast)).toEqual([false, true, false]);
  });
});

describe('the mark of a bill', () => {
  it('shows whether money came in, and otherwise for what it went', () => {
    expect(getTone(aBill({ amount: '1.00', type: 'groups' }))).toBe('in');
    expect(getTone(aBill({ amount: '-1.00', type: 'groups' }))).toBe('group');
    expect(getTone(aBill({ amount: '-1.00', type: 'withdraw' }))).toBe('out');
    expect(getTone(aBill({ amount: '-1.00', type: 'pay' }))).toBe('pay');
  });
});

describe('months to choose from', () => {
  it('reach from the newest back to the first, by year', () => {
    expect(toYears('2025-11', '2026-02')).toEqual([
      { year: 2026, months: ['2026-02', '2026-01'] },
      { year: 2025, months: ['2025-12', '2025-11'] },
    ]);
  });

  it('are one where the account was opened this month', () => {
    expect(toYears('2026-02', '2026-02')).toEqual([{ year: 2026, months: ['2026-02'] }]);
  });

  it('are read from an address only where they are months', () => {
    expect(parseMonth('2026-08')).toEqual({ year: '2026', month: '8' });
    expect(parseMonth('2026-13')).toBeNull();
    expect(parseMonth(undefined)).toBeNull();
  });
});

it('a hash is shortened to its ends', () => {
  expect(shortenHash(`9c41${'0'.repeat(56)}e07a`)).toBe('9c41…e07a');
});
