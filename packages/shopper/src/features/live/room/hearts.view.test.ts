import { describe, expect, test } from 'vitest';
import { countHearts, makeHeart } from './hearts.view.ts';

describe('hearts', () => {
  test('rise one for each like, some of many, and none for none', () => {
    expect([0, -3, 1, 5, 4_000].map(countHearts)).toEqual([0, 0, 1, 5, 8]);
  });

  test('differ from each other', () => {
    const few = makeHeart(1, () => 0);
    const many = makeHeart(2, () => 1);
    expect([few.size < many.size, few.tone === many.tone, few.drift < many.drift]).toEqual([
      true,
      false,
      true,
    ]);
  });
});
