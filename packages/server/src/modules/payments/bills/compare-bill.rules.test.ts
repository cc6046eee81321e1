import { asCents } from '@chengji/contract/money';
import { describe, expect, it } from 'vitest';
import type { FundLine } from '../channels/gateway.ts';
import {
  type Booked,
  compareAgain,
  compareNumber,
  computeDifference,
  groupLines,
} from './compare-bill.rules.ts';

const at = new Date('2026-11-20T03:00:00Z');
const line = (traits: Partial<FundLine> & { cents: FundLine['cents'] }): FundLine => ({
  kind: 'payment',
  name: '交易',
  number: 'P1',
  channelNo: '42001',
  balanceCents: asCents(0),
  at,
  ...traits,
});
const listed = (cents: number, times = 1) => {
  const lines = Array.from({ length: times }, () => line({ cents: asCents(cents) }));
  const [one] = groupLines(lines).listed;
  if (!one) throw new Error('nothing is listed');
  return one;
};
const booked = (cents: number | null, state: Booked['state'] = 'paid'): Booked => ({
  subject: 'payment',
  number: 'P1',
  state,
  cents,
});

describe('a number of a channel’s bill', () => {
  it.each([
    ['matches what is booked', listed(4_990), booked(4_990), null],
    ['is missing here when nothing is known of it', listed(4_990), undefined, 'missing_here'],
    ['is missing here when nothing was booked', listed(4_990), booked(null, 'closed'), 'missing_here'],
    ['differs by its amount', listed(8_890), booked(8_900), 'different'],
    ['is listed twice', listed(4_990, 2), booked(4_990), 'twice'],
    ['is missing here when it is listed twice and not booked', listed(4_990, 2), undefined, 'missing_here'],
  ])('%s', (_, theirs, ours, kind) => {
    expect(compareNumber(theirs, ours)?.kind ?? null).toBe(kind);
  });

  it('that came and went again there, and was not booked here, matches', () => {
    const [one] = groupLines([line({ cents: asCents(500) }), line({ cents: asCents(-500) })]).listed;
    expect(one && compareNumber(one, undefined)).toBeNull();
  });

  it('is another one for a payment and a refund', () => {
    const { listed } = groupLines([
      line({ cents: asCents(500) }),
      line({ kind: 'refund', cents: asCents(-500) }),
    ]);
    expect(listed.map(({ subject, cents }) => [subject, cents])).toEqual([
      ['payment', 500],
      ['refund', -500],
    ]);
  });

  it('stands behind no fee and nothing else that moved there', () => {
    const lines = [line({ kind: 'fee', cents: asCents(-3) }), line({ kind: 'other', cents: asCents(-900) })];
    expect(groupLines(lines)).toEqual({ listed: [], others: { count: 2, cents: -903 } });
  });
});

describe('a difference', () => {
  it('is what the channel has more than the ledger', () => {
    expect(computeDifference({ theirCents: 4_990, ourCents: null })).toBe(4_990);
    expect(computeDifference({ theirCents: null, ourCents: 12_900 })).toBe(-12_900);
    expect(computeDifference({ theirCents: -100, ourCents: -300 })).toBe(200);
  });

  it.each([
    ['is gone once as much is booked', { kind: 'missing_here', theirCents: 4_990 }, booked(4_990), null],
    [
      'stays while nothing is booked',
      { kind: 'missing_here', theirCents: 4_990 },
      booked(null),
      'missing_here',
    ],
    [
      'is another once another amount is booked',
      { kind: 'missing_here', theirCents: 4_990 },
      booked(1),
      'different',
    ],
    ['stays what it is while listed twice', { kind: 'twice', theirCents: 9_980 }, booked(4_990), 'twice'],
    [
      'stays while it is not listed there',
      { kind: 'missing_there', theirCents: null },
      booked(70),
      'missing_there',
    ],
    [
      'is gone once nothing is booked either',
      { kind: 'missing_there', theirCents: null },
      booked(null),
      null,
    ],
  ] as const)('%s', (_, before, ours, kind) => {
    expect(compareAgain(before, ours)?.kind ?? null).toBe(kind);
  });
});
