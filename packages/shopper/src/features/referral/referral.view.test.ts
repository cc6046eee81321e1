import { describe, expect, it } from 'vitest';
import { computeReturned, countMore, parsePart, toCodePath, toInviteLink } from './referral.view.ts';

describe('referral', () => {
  it('sends an address with the code before the hash, whichever page follows', () => {
    expect(toInviteLink('/?ref=ABC234', 'https://shop.test')).toBe(
      'https://shop.test/?ref=ABC234#/pages/index',
    );
    expect(toInviteLink('/?ref=ABC234', 'https://shop.test', '/pages/product/goods?id=3')).toContain(
      '?ref=ABC234#/pages/product/goods?id=3',
    );
  });

  it('draws the dark squares of a code', () => {
    expect(toCodePath({ size: 2, get: (x, y) => x === y })).toBe('M0 0h1v1h-1zM1 1h1v1h-1z');
  });

  it('counts the people whose pictures are not shown', () => {
    expect(countMore({ count: 12, avatars: ['a', 'b', 'c'] })).toBe(9);
    expect(countMore({ count: 1, avatars: ['a'] })).toBe(0);
  });

  it('knows an order of which some went back, and the parts of the page', () => {
    expect(computeReturned({ paid_sum: '10.00', order_sum: '8.00' })).toBe('2.00');
    expect(computeReturned({ paid_sum: '10.00', order_sum: '10.00' })).toBe(null);
    expect([parsePart('first'), parsePart('third'), parsePart(undefined)]).toEqual(['first', null, null]);
  });
});
