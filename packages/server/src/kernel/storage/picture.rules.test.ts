import { describe, expect, it } from 'vitest';
import { computeWeight, isDecodable } from './picture.rules.ts';

const aPicture = { width: 4_000, height: 3_000, pages: 1, bitsPerChannel: 8 };

describe('the size of a picture', () => {
  it('weighs a picture by all its pixels, and deeper ones more', () => {
    expect(computeWeight(aPicture)).toBe(12_000_000);
    expect(computeWeight({ ...aPicture, pages: 3 })).toBe(36_000_000);
    expect(computeWeight({ ...aPicture, bitsPerChannel: 16 })).toBe(24_000_000);
  });

  it.each([
    ['what a telephone takes', { ...aPicture, width: 8_160, height: 6_120 }, true],
    ['a line of millions of pixels', { ...aPicture, width: 1, height: 49_000_000 }, false],
    ['a side of 16,385', { ...aPicture, width: 16_385, height: 10 }, false],
    ['49 million pixels of 16 bits', { ...aPicture, width: 7_000, height: 7_000, bitsPerChannel: 16 }, false],
    ['a thousand large pages', { ...aPicture, pages: 1_000 }, false],
  ])('judges %s', (_what, facts, isTaken) => {
    expect(isDecodable(facts)).toBe(isTaken);
  });
});
