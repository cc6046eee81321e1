import { expect, test } from 'vitest';
import { readInput } from '../../design/lists/define-list.ts';
import { canChange, canStop, couponsLists, percentText } from './coupons.view.ts';

test('a list asks only for what stands in the address', () => {
  expect(readInput(couponsLists.seller, {})).toEqual({ sort: 'new', page: 1, limit: 20 });
  expect(
    readInput(couponsLists.seller, {
      state: 'running',
      type: 'vip',
      keyword: '秋',
      sort: 'used',
      page: '3',
    }),
  ).toEqual({ state: 'running', type: 'vip', keyword: '秋', sort: 'used', page: 3, limit: 20 });
});

test('what a person mistyped in the address is not asked for', () => {
  expect(
    readInput(couponsLists.platform, {
      state: 'x',
      type: 'x',
      sort: 'x',
      issuer: 'x',
      shop: '-1',
      page: 'x',
    }),
  ).toEqual({ sort: 'new', page: 1, limit: 20 });
});

test('the market also asks by who issued them', () => {
  expect(readInput(couponsLists.platform, { issuer: 'shops', shop: '7' })).toMatchObject({
    issuer: 'shops',
    shop_id: 7,
  });
});

test('a coupon is changed by who issued it, and not once it is over', () => {
  const shop = { id: 7, name: '橙集自营', logo: '' };
  expect(canChange('seller', { shop, state: 'running' })).toBe(true);
  expect(canChange('platform', { shop, state: 'running' })).toBe(false);
  expect(canChange('platform', { shop: null, state: 'draft' })).toBe(true);
  expect(canChange('platform', { shop: null, state: 'stopped' })).toBe(false);
  expect(canChange('seller', { shop, state: 'ended' })).toBe(false);
});

test('only what people can still receive is stopped', () => {
  const states = ['draft', 'coming', 'running', 'ended', 'stopped'] as const;
  expect(states.filter((state) => canStop({ state }))).toEqual(['coming', 'running']);
});

test('a rate reads in percent with at most one place', () => {
  expect([0, 0.3725, 1].map(percentText)).toEqual(['0%', '37.3%', '100%']);
});
