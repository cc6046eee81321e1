import { describe, expect, it } from 'vitest';
import { randomFrom } from './random.ts';

const drawn = (seed: string): number[] => {
  const random = randomFrom(seed);
  return Array.from({ length: 200 }, () => random.whole(1, 6));
};

describe('chance in the demo market', () => {
  it('falls the same way for the same seed, and another way for another', () => {
    expect(drawn('citrus-1')).toEqual(drawn('citrus-1'));
    expect(drawn('citrus-1')).not.toEqual(drawn('citrus-2'));
  });

  it('reaches both ends of a range and nothing beyond', () => {
    expect([...new Set(drawn('a die'))].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('comes true about as often as it says', () => {
    const random = randomFrom('coin');
    const heads = Array.from({ length: 1000 }, () => random.chance(0.3)).filter(Boolean).length;
    expect(heads).toBeGreaterThan(230);
    expect(heads).toBeLessThan(370);
  });

  it('picks only what there is to pick', () => {
    const random = randomFrom('hat');
    expect(random.pick(['only'])).toBe('only');
  });
});
