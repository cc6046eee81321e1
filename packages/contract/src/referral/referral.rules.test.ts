import { expect, it } from 'vitest';
import { computeEarning, readReferralCode, toReferralLink } from './referral.rules.ts';

it('an earning is rounded half up to the cent', () => {
  expect([
    computeEarning(10_000, 500),
    computeEarning(10, 500),
    computeEarning(9, 500),
    computeEarning(0, 500),
  ]).toEqual([500, 1, 0, 0]);
});

it('a code is six letters and digits, in any case', () => {
  expect([readReferralCode(' cj8k2m '), readReferralCode('CJ8K2'), readReferralCode(null)]).toEqual([
    'CJ8K2M',
    null,
    null,
  ]);
});

it('a link has the code before the hash', () => {
  expect(toReferralLink('https://shop.test', 'CJ8K2M')).toBe('https://shop.test/?ref=CJ8K2M#/pages/index');
});
