import { asCents } from '@chengji/contract/money';
import { describe, expect, it } from 'vitest';
import { type CouponForm, changedTerm, toCouponTerms, toCouponTimes } from './coupon-form.rules.ts';

const now = new Date('2026-11-21T12:00:00Z');
const form = (traits: Partial<CouponForm> = {}): CouponForm => ({
  type: 'reduction',
  title: '券',
  title_en: '',
  amount: '10.00',
  percent: null,
  cap: null,
  least_spend: '100.00',
  total: 10,
  per_person: 1,
  scope: 'all',
  scope_ids: [],
  level: null,
  points: null,
  valid_days: null,
  valid_from: null,
  valid_to: null,
  receive_to: null,
  draft: false,
  ...traits,
});

describe('what a coupon takes off', () => {
  it('keeps nothing that its type does not know', () => {
    const all = { percent: 15, cap: '5.00', level: 3 };
    expect(toCouponTerms(form(all))).toMatchObject({ percent: null, capCents: null, level: null });
    expect(toCouponTerms(form({ ...all, type: 'discount' }))).toMatchObject({
      amountCents: null,
      percent: 15,
      capCents: 500,
      level: null,
    });
  });
});

describe('the times of a coupon', () => {
  const at = { now, before: null, marketDays: 7 };
  const times = (traits: Partial<CouponForm>) => toCouponTimes(form(traits), at);

  it('are the market’s days from now on when nothing is said', () => {
    expect(times({})).toEqual({
      validDays: 7,
      validFrom: null,
      validTo: null,
      receiveFrom: now,
      receiveTo: null,
    });
  });
});

describe('once somebody holds a card', () => {
  const before = {
    ...toCouponTerms(form()),
    ...toCouponTimes(form(), { now, before: null, marketDays: 7 }),
    id: 1,
    version: 1,
    shopId: 1,
    scope: 'goods' as const,
    scopeIds: [1, 2],
    scopeNames: [],
    points: null,
    total: 10,
    received: 1,
    perPerson: 1,
    endsAt: null,
    isDraft: false,
    stoppedAt: null,
    stopReason: null,
    isWithheld: false,
    createdAt: now,
    updatedAt: now,
  };

  it('more may be given out, under another title, and the same goods may be named in another order', () => {
    expect(changedTerm(before, { ...before, total: 20, scopeIds: [2, 1] })).toBeNull();
  });

  it.each([
    ['fewer in all', { total: 9 }, 'total'],
    ['another amount', { amountCents: asCents(900) }, 'amount'],
    ['a higher least spend', { leastSpendCents: asCents(20_000) }, 'least_spend'],
    ['other goods', { scopeIds: [1] }, 'scope_ids'],
    ['fewer days', { validDays: 3 }, 'valid_days'],
    ['a draft again', { isDraft: true }, 'draft'],
  ])('%s is refused', (_, change, field) => {
    expect(changedTerm(before, { ...before, ...change })).toBe(field);
  });
});
