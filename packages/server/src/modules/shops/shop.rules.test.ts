import { describe, expect, it } from 'vitest';
import { shopScore } from './shop.rules.ts';

describe('the score', () => {
  it('gives full marks to a shop nobody has judged', () => {
    expect(shopScore(0, 0)).toBe(5);
    expect(shopScore(14, 3)).toBe(4.7);
  });
});
