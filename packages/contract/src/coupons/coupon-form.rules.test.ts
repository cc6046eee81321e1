import { describe, expect, it } from 'vitest';
import { type CouponTerms, type CouponTimes, listWrongTerms, listWrongTimes } from './coupon-form.rules.ts';

const now = 1_795_000_000;
const terms: CouponTerms = {
  type: 'reduction',
  amount: '10.00',
  percent: null,
  cap: null,
  least_spend: '100.00',
  level: null,
};
const times: CouponTimes = {
  valid_days: null,
  valid_from: null,
  valid_to: null,
  receive_from: now,
  receive_to: null,
};

describe('what a coupon takes off', () => {
  it.each<[string, Partial<CouponTerms>, string | null]>([
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
    expect(listWrongTerms({ ...terms, ...traits })).toEqual(field ? [field] : []);
  });

  it('is at fault in every field that its type needs', () => {
    expect(listWrongTerms({ ...terms, type: 'vip', amount: null })).toEqual(['amount', 'level']);
    expect(listWrongTerms({ ...terms, type: 'discount', cap: '0.00' })).toEqual(['percent', 'cap']);
  });

  it('is not compared with a least spend that is no money', () => {
    expect(listWrongTerms({ ...terms, least_spend: 'much' })).toEqual([]);
  });
});

describe('the times of a coupon', () => {
  it.each<[string, Partial<CouponTimes>, string | null]>([
    ['days from receipt', { valid_days: 3 }, null],
    ['two dates', { valid_from: now, valid_to: now + 60 }, null],
    ['days and dates', { valid_days: 3, valid_from: now, valid_to: now + 60 }, 'valid_days'],
    ['a first day alone', { valid_from: now }, 'valid_to'],
    ['a last day alone', { valid_to: now + 60 }, 'valid_from'],
    ['an end before its beginning', { valid_from: now + 60, valid_to: now + 60 }, 'valid_to'],
    ['an end that has passed', { valid_from: now - 90, valid_to: now - 60 }, 'valid_to'],
    [
      'an end before anybody receives it',
      { valid_from: now, valid_to: now + 60, receive_from: now + 90 },
      'valid_to',
    ],
    ['receipt until later', { valid_days: 7, receive_to: now + 60 }, null],
    ['receipt that is over', { valid_days: 7, receive_to: now }, 'receive_to'],
    [
      'receipt that ends before it begins',
      { valid_days: 7, receive_from: now + 90, receive_to: now + 60 },
      'receive_to',
    ],
  ])('%s', (_, traits, field) => {
    expect(listWrongTimes({ ...times, ...traits }, now)).toEqual(field ? [field] : []);
  });
});
