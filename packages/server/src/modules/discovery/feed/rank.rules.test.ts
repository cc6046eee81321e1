import { describe, expect, it } from 'vitest';
import {
  computeFreshness,
  type Deed,
  mostCategories,
  qualitySeconds,
  weighCategories,
} from './rank.rules.ts';

const deed = (categoryId: number, deed: Deed['deed'], daysAgo = 0): Deed => ({ categoryId, deed, daysAgo });

describe('the weight of a category', () => {
  it('is most for what was bought, then liked, then looked at, and says which', () => {
    const weights = weighCategories([deed(1, 'viewed'), deed(2, 'liked'), deed(3, 'bought')], []);
    expect(weights.map(({ categoryId, reason }) => [categoryId, reason])).toEqual([
      [3, 'bought'],
      [2, 'liked'],
      [1, 'viewed'],
    ]);
  });

  it('is less the longer it was ago', () => {
    const [recent, old] = [
      weighCategories([deed(1, 'liked')], []),
      weighCategories([deed(1, 'liked', 60)], []),
    ];
    expect(recent[0]?.seconds).toBeGreaterThan(old[0]?.seconds ?? 0);
  });

  it('never exceeds two days, and goes when its posts are not wanted', () => {
    const often = Array.from({ length: 500 }, () => deed(1, 'bought'));
    expect(weighCategories(often, [])[0]?.seconds).toBe(172_800);
    expect(weighCategories([deed(1, 'liked')], [1])).toEqual([]);
  });

  it('is kept of a few only: each is one more index to read', () => {
    const many = Array.from({ length: 30 }, (_, at) => deed(at, 'viewed'));
    expect(weighCategories(many, [])).toHaveLength(mostCategories);
  });
});

describe('nearness', () => {
  const seconds = (deeds: readonly Deed[], hidden: readonly number[] = []) =>
    weighCategories(deeds, hidden)[0]?.seconds ?? 0;

  it('is twelve hours for each e-fold of points, half of which are left after thirty days', () => {
    expect(seconds([deed(1, 'liked')])).toBe(Math.round(2 * qualitySeconds * Math.log(4)));
    expect(seconds([deed(1, 'bought', 30)])).toBe(Math.round(2 * qualitySeconds * Math.log(3.5)));
    expect(seconds([deed(1, 'viewed'), deed(1, 'viewed')])).toBe(
      Math.round(2 * qualitySeconds * Math.log(3)),
    );
  });

  it('says of one category what weighs most in it, the rarer deed where both weigh the same', () => {
    const reason = (deeds: readonly Deed[]) => weighCategories(deeds, [])[0]?.reason;
    expect(reason([deed(1, 'liked'), deed(1, 'viewed'), deed(1, 'viewed')])).toBe('liked');
    expect(reason([deed(1, 'liked'), ...Array(4).fill(deed(1, 'viewed'))])).toBe('viewed');
    expect(reason([deed(1, 'bought'), ...Array(5).fill(deed(1, 'viewed'))])).toBe('bought');
    expect(reason([deed(1, 'liked'), ...Array(3).fill(deed(1, 'viewed'))])).toBe('liked');
  });

  it('sinks with each post that was not wanted, of this category alone, and never below nothing', () => {
    const bought = [deed(1, 'bought'), deed(1, 'bought'), deed(2, 'liked')];
    const weights = weighCategories(bought, [1, 3, 3]);
    expect(weights.map(({ categoryId }) => categoryId)).toEqual([1, 2]);
    expect(weights[0]?.seconds).toBe(Math.round(2 * qualitySeconds * Math.log(5)));
    expect(weighCategories(bought, [1, 1, 2])).toEqual([]);
    expect(weighCategories([], [1])).toEqual([]);
  });

  it('is the same in any order of deeds', () => {
    const deeds = [deed(1, 'viewed'), deed(2, 'viewed'), deed(3, 'liked', 3), deed(1, 'bought', 90)];
    expect(weighCategories(deeds.toReversed(), [])).toEqual(weighCategories(deeds, []));
  });
});

describe('freshness', () => {
  it('is the second it was posted in', () => {
    expect(computeFreshness(new Date('2026-05-01T00:00:00.999Z'))).toBe(1_777_593_600);
  });
});
