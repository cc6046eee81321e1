import { describe, expect, test } from 'vitest';
import { getSwipeStep, isSideways } from './swipe.rules.ts';

const both = { before: true, after: true };

describe('a finger that moves', () => {
  test('is not judged before it has gone a little way', () => expect(isSideways(6, 4)).toBeNull());

  test('swipes when it goes across much more than down', () => {
    expect(isSideways(-30, 8)).toBe(true);
    expect(isSideways(20, 18)).toBe(false);
    expect(isSideways(3, -40)).toBe(false);
  });
});

describe('a swipe', () => {
  test('to the left leads on, to the right back', () => {
    expect(getSwipeStep(-120, 600, both)).toBe(1);
    expect(getSwipeStep(120, 600, both)).toBe(-1);
  });

  test('that is short counts when it is fast', () => {
    expect(getSwipeStep(-50, 100, both)).toBe(1);
    expect(getSwipeStep(-50, 600, both)).toBe(0);
    expect(getSwipeStep(-12, 10, both)).toBe(0);
  });

  test('leads nowhere at the first and the last', () => {
    expect(getSwipeStep(120, 200, { before: false, after: true })).toBe(0);
    expect(getSwipeStep(-120, 200, { before: true, after: false })).toBe(0);
  });
});
