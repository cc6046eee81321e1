import { describe, expect, it } from 'vitest';
import { isInTime } from './bind.rules.ts';

const now = new Date('2027-01-31T12:00:00Z');

describe('a link that was opened', () => {
  it.each([
    ['2027-01-01T12:00:00Z', true],
    ['2027-01-01T11:59:59Z', false],
    ['2027-01-31T12:00:00Z', true],
    ['2027-02-01T00:00:00Z', true],
  ])('at %s counts for thirty days: %s', (opened, counts) => {
    expect(isInTime(new Date(opened), now, 30)).toBe(counts);
  });
});
