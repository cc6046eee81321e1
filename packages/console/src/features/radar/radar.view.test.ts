import { describe, expect, it } from 'vitest';
import { aBill, aDifference, aRadar } from '../../testing/radar.ts';
import {
  areBillsApart,
  countLate,
  countStuck,
  isBalanced,
  listStuck,
  sumDifferences,
  sumOwned,
  toBillParts,
  toFundRows,
  toSize,
  toStuckPage,
  toStuckWord,
} from './radar.view.ts';

describe('the radar', () => {
  it('is balanced while all entries add up to nothing and every account equals what is behind it', () => {
    expect(isBalanced(aRadar)).toBe(true);
    expect(isBalanced({ ...aRadar, sum: '0.01' })).toBe(false);
    const funds = aRadar.funds.map((fund) => (fund.fund === 'escrow' ? { ...fund, expected: '1.00' } : fund));
    expect(isBalanced({ ...aRadar, funds })).toBe(false);
  });

  it('adds up what belongs to shops and shoppers, and what channels have otherwise', () => {
    expect(sumOwned(aRadar)).toBe('300.00');
    expect(sumDifferences(aRadar)).toEqual({ count: 2, amount: '-79.10' });
    expect(countLate(aRadar)).toBe(2);
  });

  it('lists every account, what it is off by, and the sum of how they moved', () => {
    const rows = toFundRows(aRadar);
    expect(rows.find(({ fund }) => fund === 'escrow')?.gap).toBe('0.00');
    expect(rows.find(({ fund }) => fund === 'commission')?.gap).toBeNull();
    expect(rows.at(-1)).toMatchObject({ fund: 'total', balance: '0.00', today: '0.00' });
  });

  it('lists stuck money by kind, what waited longest first', () => {
    expect(listStuck(aRadar, 'all').map(({ kind }) => kind)).toEqual(['refund', 'callback', 'payment']);
    expect(listStuck(aRadar, 'payment')).toHaveLength(1);
    expect(countStuck(aRadar, 'all')).toBe(3);
    expect(countStuck(aRadar, 'payout')).toBe(0);
    expect(listStuck(aRadar, 'all').map(toStuckWord)).toEqual(['refund_failed', 'callback', 'payment']);
  });

  it('leads to where staff see to what no channel can be asked of', () => {
    expect(listStuck(aRadar, 'all').map((row) => toStuckPage(row)?.path)).toEqual([
      '/platform/findings',
      '/platform/findings',
      undefined,
    ]);
    const [callback] = aRadar.stuck.rows;
    if (!callback) throw new Error('nothing is stuck');
    const withdrawal = { ...callback, kind: 'payout', id: 5, state: 'pending' } as const;
    expect([toStuckWord(withdrawal), toStuckPage(withdrawal)?.path]).toEqual([
      'withdrawal',
      '/platform/withdrawals/5',
    ]);
    const refused = { ...callback, kind: 'refund', id: 7, state: 'failed' } as const;
    expect([toStuckWord(refused), toStuckPage(refused)?.path]).toEqual([
      'refund_refused',
      '/platform/interventions?tab=failed&id=7',
    ]);
  });
});

describe('a bill', () => {
  it('is made of what matches and of each kind of difference', () => {
    expect(toBillParts(aBill).map(({ kind, count }) => [kind, count])).toEqual([
      ['matched', 10],
      ['missing_here', 1],
      ['missing_there', 1],
      ['different', 0],
      ['twice', 0],
    ]);
  });

  it('is repaired by a size, whichever way it goes', () => {
    expect(toSize('-129.00')).toBe('129.00');
  });

  it('says of a number what the trade bill says, where its two bills do not say the same', () => {
    expect(areBillsApart(aDifference)).toBe(false);
    expect(areBillsApart({ ...aDifference, trade: null })).toBe(true);
    expect(areBillsApart({ ...aDifference, theirs: null })).toBe(true);
    expect(areBillsApart({ ...aDifference, subject: 'payout', trade: null })).toBe(false);
  });
});
