import { asCents } from '@chengji/contract/money';
import { describe, expect, it } from 'vitest';
import type { FundLine, TradeLine } from '../channels/gateway.ts';
import { toBillTimes } from './bill-days.rules.ts';
import {
  type Booked,
  compareNumber,
  computeDifference,
  type Difference,
  groupLines,
  type Listed,
  toListed,
  toUnlisted,
} from './compare-bill.rules.ts';

const day = '2026-11-20';
const at = new Date('2026-11-20T03:00:00Z');
const times = toBillTimes(day, '2026-11-01');
const nextDay = toBillTimes('2026-11-21', '2026-11-01');

const fundLine = (cents: number, kind: FundLine['kind'] = 'payment'): FundLine => ({
  kind,
  name: '交易',
  number: 'P1',
  channelNo: '42001',
  cents: asCents(cents),
  balanceCents: asCents(0),
  at,
});
const tradeLine = (cents: number, status = 'SUCCESS', kind: TradeLine['kind'] = 'payment'): TradeLine => ({
  kind,
  number: 'P1',
  paymentNo: 'P1',
  channelNo: '42001',
  cents: asCents(cents),
  status,
  at,
});
const list = (trades: readonly TradeLine[], funds: readonly FundLine[]): Listed => {
  const [one] = groupLines(trades, funds).listed;
  if (!one) throw new Error('nothing is listed');
  return one;
};
/** On both bills. */
const onBoth = (cents: number, lines = 1): Listed =>
  list(
    Array.from({ length: lines }, () => tradeLine(cents)),
    Array.from({ length: lines }, () => fundLine(cents)),
  );
const onTrade = (cents: number) => list([tradeLine(cents)], []);
const onFund = (cents: number) => list([], [fundLine(cents)]);
const refundOnTrade = (status: string, cents = 100) => list([tradeLine(cents, status, 'refund')], []);

const booked = (cents: number | null, traits: Partial<Booked> = {}): Booked => ({
  subject: 'payment',
  number: 'P1',
  state: cents === null ? 'closed' : 'paid',
  cents,
  askedCents: cents ?? 0,
  askedAt: at,
  at: cents === null ? null : at,
  billedOn: null,
  tradeBilledOn: null,
  ...traits,
});
const refund = (cents: number | null, traits: Partial<Booked> = {}): Booked =>
  booked(cents, {
    subject: 'refund',
    state: cents === null ? 'pending' : 'done',
    askedCents: -100,
    ...traits,
  });
const payout = booked(-500, { subject: 'payout', state: 'done' });

describe('a number of a channel’s bills', () => {
  it.each([
    ['matches what is booked', onBoth(4_990), booked(4_990), null],
    ['is missing here when nothing is known of it', onBoth(4_990), undefined, 'missing_here'],
    ['is missing here when nothing was booked', onBoth(4_990), booked(null), 'missing_here'],
    ['differs by its amount', onBoth(8_890), booked(8_900), 'different'],
    ['is listed twice', onBoth(4_990, 2), booked(4_990), 'twice'],
    ['is missing here when it is listed twice and not booked', onBoth(4_990, 2), undefined, 'missing_here'],
    ['is missing there when it is on neither', toUnlisted(booked(70)), booked(70), 'missing_there'],
    ['is missing there when its money did not come', onTrade(4_990), booked(4_990), 'missing_there'],
    ['is missing there when its money came and no trade', onFund(4_990), booked(4_990), 'missing_there'],
    [
      'differs when one bill says another amount',
      list([tradeLine(1)], [fundLine(2)]),
      booked(2),
      'different',
    ],
    ['of a payout is on no trade bill', list([], [fundLine(-500, 'payout')]), payout, null],
    [
      'of a refund that is under way there fits one that is here',
      refundOnTrade('PROCESSING'),
      refund(null),
      null,
    ],
    [
      'of a refund that could not be given back fits one that failed',
      refundOnTrade('CHANGE'),
      refund(null),
      null,
    ],
    ['of a refund that was given up there fits one that failed', refundOnTrade('FAIL'), refund(null), null],
    [
      'of a refund that is under way with another amount',
      refundOnTrade('PROCESSING', 90),
      refund(null),
      'missing_here',
    ],
    [
      'of a refund that is given back is missing here until it is',
      refundOnTrade('SUCCESS'),
      refund(null),
      'missing_here',
    ],
    ['of a refund that was given up there and booked here', refundOnTrade('FAIL'), refund(-100), 'different'],
    ['of a refund that nobody here asked for', refundOnTrade('PROCESSING'), undefined, 'missing_here'],
  ] as const)('%s', (_, theirs, ours, kind) => {
    expect(compareNumber(theirs, ours, times)?.kind ?? null).toBe(kind);
  });

  it('of a refund is on the trade bill of one day and on the fund-flow bill of another', () => {
    const ended = new Date('2026-11-21T03:00:00Z');
    const done = refund(-100, { at: ended, tradeBilledOn: day, billedOn: '2026-11-21' });
    expect(compareNumber(refundOnTrade('PROCESSING'), done, times)).toBeNull();
    expect(compareNumber(list([], [fundLine(-100, 'refund')]), done, nextDay)).toBeNull();
    expect(compareNumber(toUnlisted(done), { ...done, billedOn: null }, nextDay)).toMatchObject({
      kind: 'missing_there',
      ourCents: -100,
      theirCents: null,
      tradeCents: -100,
    });
  });

  it('of a refund that was sent again is due on the trade bill of the day on which it was sent again', () => {
    const before = new Date('2026-10-30T03:00:00Z');
    const done = refund(-100, { billedOn: day });
    const fund = list([], [fundLine(-100, 'refund')]);
    expect(compareNumber(fund, { ...done, askedAt: before }, times)).toBeNull();
    expect(compareNumber(fund, done, times)).toMatchObject({ kind: 'missing_there', tradeCents: null });
  });

  it('that came and went again there, and was not booked here, matches', () => {
    const one = list([], [fundLine(500), fundLine(-500)]);
    expect(compareNumber(one, undefined, times)).toBeNull();
  });

  it('is another one for a payment and a refund', () => {
    const { listed } = groupLines([tradeLine(500), tradeLine(500, 'SUCCESS', 'refund')], []);
    expect(listed.map(({ subject, trade }) => [subject, trade?.cents])).toEqual([
      ['payment', 500],
      ['refund', -500],
    ]);
  });

  it('stands behind no fee and nothing else that moved there', () => {
    const lines = [fundLine(-3, 'fee'), fundLine(-900, 'other')];
    expect(groupLines([], lines)).toEqual({ listed: [], others: { count: 2, cents: -903 } });
  });
});

describe('a difference', () => {
  it('is what moved there more than is booked', () => {
    expect(computeDifference({ theirCents: 4_990, ourCents: null })).toBe(4_990);
    expect(computeDifference({ theirCents: null, ourCents: 12_900 })).toBe(-12_900);
    expect(computeDifference({ theirCents: -100, ourCents: -300 })).toBe(200);
  });

  const differs = (listed: Listed, ours?: Booked): Difference => {
    const difference = compareNumber(listed, ours, times);
    if (!difference) throw new Error('nothing differs');
    return difference;
  };
  const missing = differs(onBoth(4_990));
  const unpaid = differs(onTrade(4_990), booked(4_990));
  const untraded = differs(onFund(4_990), booked(4_990));
  const unlisted = differs(toUnlisted(booked(70)), booked(70));

  it.each([
    ['is gone once as much is booked', toListed(missing), booked(4_990), null],
    ['stays while nothing is booked', toListed(missing), booked(null), 'missing_here'],
    ['is another once another amount is booked', toListed(missing), booked(1), 'different'],
    [
      'stays what it is while listed twice',
      toListed(differs(onBoth(4_990, 2), booked(4_990))),
      booked(4_990),
      'twice',
    ],
    ['stays while it is not listed there', toListed(unlisted), booked(70), 'missing_there'],
    ['is gone once nothing is booked either', toListed(unlisted), undefined, null],
    ['is gone once its money is on another day’s bill', toListed(unpaid, onFund(4_990)), booked(4_990), null],
    [
      'is gone once its trade is on another day’s bill',
      toListed(untraded, onTrade(4_990)),
      booked(4_990),
      null,
    ],
    ['stays while another amount is', toListed(unpaid, onFund(4_980)), booked(4_990), 'different'],
  ] as const)('%s', (_, theirs, ours, kind) => {
    expect(compareNumber(theirs, ours, times)?.kind ?? null).toBe(kind);
  });
});
