import { describe, expect, it } from 'vitest';
import { computeKeyExpiry, computeSecond, isKeyGood, isOver } from './live.rules.ts';
import { compareByRisk, matchesKeyword } from './watching/watch.rules.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 26, 12) + seconds * 1_000);

describe('the second of a live', () => {
  it('counts from its beginning, and stays at its end', () => {
    expect(computeSecond({ beganAt: at(0), endedAt: null }, at(61.9))).toBe(61);
    expect(computeSecond({ beganAt: at(0), endedAt: at(30) }, at(61))).toBe(30);
  });

  it('is 0 before it begins, and where clocks disagree', () => {
    expect(computeSecond({ beganAt: null, endedAt: null }, at(5))).toBe(0);
    expect(computeSecond({ beganAt: at(5), endedAt: null }, at(0))).toBe(0);
  });
});

describe('a key', () => {
  const live = { state: 'created' as const, pushKey: 'k', keyExpiresAt: at(10) };

  it('is good for a day from now, or from the time the live is announced for', () => {
    expect(computeKeyExpiry(at(0), null)).toEqual(at(86_400));
    expect(computeKeyExpiry(at(0), at(3_600))).toEqual(at(90_000));
    expect(computeKeyExpiry(at(0), at(-3_600))).toEqual(at(86_400));
  });

  it('is refused when it is another, or over', () => {
    expect(isKeyGood(live, 'k', at(9))).toBe(true);
    expect(isKeyGood(live, 'x', at(9))).toBe(false);
    expect(isKeyGood(live, 'k', at(10))).toBe(false);
  });

  it('stays good while the live runs', () => {
    expect(isKeyGood({ ...live, state: 'living' }, 'k', at(100))).toBe(true);
  });
});

it('a live is over when it has ended, with or without a replay', () => {
  const over = (['created', 'living', 'ended', 'replay'] as const).filter((state) => isOver({ state }));
  expect(over).toEqual(['ended', 'replay']);
});

describe('the operator’s watch', () => {
  it('shows what was complained of or held blocked words first, then what most people watch', () => {
    const lives = [
      { id: 1, risk: 0, viewers: 10 },
      { id: 2, risk: 3, viewers: 1 },
      { id: 3, risk: 0, viewers: 20 },
      { id: 4, risk: 0, viewers: 10 },
    ];
    expect(lives.sort(compareByRisk).map(({ id }) => id)).toEqual([2, 3, 4, 1]);
  });

  it('finds lives by a part of the title, in any case, or by their shop', () => {
    const live = { title: 'Fresh 车厘子', shopId: 7 };
    expect(matchesKeyword(live, { keyword: undefined, shopIds: [] })).toBe(true);
    expect(matchesKeyword(live, { keyword: 'fresh', shopIds: [] })).toBe(true);
    expect(matchesKeyword(live, { keyword: '樱桃', shopIds: [] })).toBe(false);
    expect(matchesKeyword(live, { keyword: '樱桃', shopIds: [7] })).toBe(true);
  });
});
