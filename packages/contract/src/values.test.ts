import { describe, expect, it } from 'vitest';
import { Day } from './values.ts';

describe('a day', () => {
  it.each([
    ['2026-02-28', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['0000-01-01', false],
    ['2026-2-1', false],
  ])('%s is one: %s', (day, isOne) => {
    expect(Day.safeParse(day).success).toBe(isOne);
  });
});
