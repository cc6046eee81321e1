import { describe, expect, it } from 'vitest';
import { getVersionState } from './page.rules.ts';

const moment = new Date('2026-11-21T08:00:00Z');
const version = (traits: object = {}) => ({ number: 3, dueAt: null, cancelledAt: null, ...traits });

describe('a version of a page', () => {
  it('is shown while it is the one the page shows', () => {
    expect(getVersionState(version(), 3)).toBe('shown');
  });

  it('is past once another is shown, or none', () => {
    expect(getVersionState(version(), 4)).toBe('past');
    expect(getVersionState(version(), null)).toBe('past');
  });

  it('is scheduled as long as its deadline stands', () => {
    expect(getVersionState(version({ dueAt: moment }), 2)).toBe('scheduled');
  });

  it('is cancelled for good once it was called off', () => {
    expect(getVersionState(version({ cancelledAt: moment }), 2)).toBe('cancelled');
  });
});
