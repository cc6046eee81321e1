import { describe, expect, it } from 'vitest';
import { shopScore, toLicenceState } from './shop.rules.ts';

describe('the score', () => {
  it('is the mean of what buyers gave, and none where nobody has rated the shop', () => {
    expect(shopScore(0, 0)).toBeNull();
    expect(shopScore(14, 3)).toBe(4.7);
  });
});

describe('a licence', () => {
  it('holds to the end of its last day, and is about to end for as long before as is asked', () => {
    const state = (endsOn: string | null) => toLicenceState(endsOn, '2026-11-20', '2026-12-20');
    expect(state(null)).toBe('unknown');
    expect(state('2026-12-21')).toBe('valid');
    expect(state('2026-12-20')).toBe('ends_soon');
    expect(state('2026-11-20')).toBe('ends_soon');
    expect(state('2026-11-19')).toBe('over');
  });
});
