import { describe, expect, it } from 'vitest';
import { type Deed, mostCategories, weighCategories } from './rank.rules.ts';

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
