import { asCents } from '@chengji/contract/money';
import { describe, expect, it } from 'vitest';
import {
  type CouponForm,
  changedTerm,
  termsOfForm,
  timesOfForm,
  wrongTerm,
  wrongTime,
} from './coupon-form.rules.ts';

const now = new Date('2026-11-21T12:00:00Z');
const seconds = now.getTime() / 1_000;
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
  valid_days: null,
  valid_from: null,
  valid_to: null,
  receive_to: null,
  draft: false,
  ...traits,
});
const wrong = (traits: Partial<CouponForm>) => wrongTerm(termsOfForm(form(traits)));

describe('what a coupon takes off', () => {
  it.each<[string, Partial<CouponForm>, string | null]>([
    ['an amount off', {}, null],
    ['an amount off without a least spend', { amount: '50.00', least_spend: '0.00' }, null],
    ['no amount', { amount: null }, 'amount'],
    ['nothing off', { amount: '0.00' }, 'amount'],
    ['more off than must be spent', { amount: '100.01' }, 'amount'],
    ['a share off', { type: 'discount', percent: 15 }, null],
    ['a discount without its share', { type: 'discount' }, 'percent'],
    ['a discount capped at nothing', { type: 'discount', percent: 15, cap: '0.00' }, 'cap'],
    ['all of the freight', { type: 'shipping', amount: null }, null],
    ['nothing of the freight', { type: 'shipping', amount: '0.00' }, 'amount'],
    ['an amount off for a level', { type: 'vip', level: 2 }, null],
    ['a level that is not said', { type: 'vip' }, 'level'],
  ])('%s', (_, traits, field) => {
    expect(wrong(traits)).toBe(field);
  });

  it('keeps nothing that its type does not know', () => {
    const all = { percent: 15, cap: '5.00', level: 3 };
    expect(termsOfForm(form(all))).toMatchObject({ percent: null, capCents: null, level: null });
    expect(termsOfForm(form({ ...all, type: 'discount' }))).toMatchObject({
      amountCents: null,
      percent: 15,
      capCents: 500,
      level: null,
    });
  });
});

describe('the times of a coupon', () => {
  const at = { now, before: null, marketDays: 7 };
  const times = (traits: Partial<CouponForm>) => timesOfForm(form(traits), at);

  it('are the market’s days from now on when nothing is said', () => {
    expect(times({})).toEqual({
      validDays: 7,
      validFrom: null,
      validTo: null,
      receiveFrom: now,
      receiveTo: null,
    });
  });

  it.each<[string, Partial<CouponForm>, string | null]>([
    ['days from receipt', { valid_days: 3 }, null],
    ['two dates', { valid_from: seconds, valid_to: seconds + 60 }, null],
    ['days and dates', { valid_days: 3, valid_from: seconds, valid_to: seconds + 60 }, 'valid_days'],
    ['a first day alone', { valid_from: seconds }, 'valid_to'],
    ['a last day alone', { valid_to: seconds + 60 }, 'valid_from'],
    ['an end before its beginning', { valid_from: seconds + 60, valid_to: seconds + 60 }, 'valid_to'],
    ['an end that has passed', { valid_from: seconds - 90, valid_to: seconds - 60 }, 'valid_to'],
    [
      'an end before anybody receives it',
      { valid_from: seconds, valid_to: seconds + 60, receive_from: seconds + 90 },
      'valid_to',
    ],
    ['receipt until later', { receive_to: seconds + 60 }, null],
    ['receipt that is over', { receive_to: seconds }, 'receive_to'],
    [
      'receipt that ends before it begins',
      { receive_from: seconds + 90, receive_to: seconds + 60 },
      'receive_to',
    ],
  ])('%s', (_, traits, field) => {
    expect(wrongTime(times(traits), now)).toBe(field);
  });
});

describe('once somebody holds a card', () => {
  const before = {
    ...termsOfForm(form()),
    ...timesOfForm(form(), { now, before: null, marketDays: 7 }),
    id: 1,
    version: 1,
    shopId: 1,
    scope: 'goods' as const,
    scopeIds: [1, 2],
    scopeNames: [],
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
