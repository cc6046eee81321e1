import { describe, expect, it } from 'vitest';
import { toRatio } from './ratio.rules.ts';
import { canAnswer, needsReview } from './review.rules.ts';

const plain = { isFirst: false, hasWords: false, wasRefused: false };

describe('a post', () => {
  it.each([
    ['first', plain, false],
    ['first', { ...plain, isFirst: true }, true],
    ['first', { ...plain, hasWords: true }, true],
    ['none', { isFirst: true, hasWords: true, wasRefused: false }, false],
    ['none', { ...plain, wasRefused: true }, true],
    ['all', plain, true],
  ] as const)('under the review “%s”, being %o, waits: %s', (mode, facts, waits) => {
    expect(needsReview(mode, facts)).toBe(waits);
  });

  it('is answered for once, while it is refused or taken down', () => {
    const states = ['reviewing', 'shown', 'refused', 'taken_down'];
    expect(states.map((state) => canAnswer({ state, answer: '' }))).toEqual([false, false, true, true]);
    expect(canAnswer({ state: 'refused', answer: '不是' })).toBe(false);
  });

  it.each([
    [1000, 1000, '1:1'],
    [720, 1280, '3:4'],
    [1920, 1080, '5:4'],
    [800, 1000, '4:5'],
  ])('of %i by %i is shown in the nearest ratio', (width, height, ratio) => {
    expect(toRatio(width, height)).toBe(ratio);
  });
});
