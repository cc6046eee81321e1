import { expect, it } from 'vitest';
import { stateOfVersion } from './page.rules.ts';

const moment = new Date('2026-11-21T08:00:00Z');
const version = (traits: object = {}) => ({ number: 3, dueAt: null, cancelledAt: null, ...traits });

it('is shown while it is the one the page shows', () => {
  expect(stateOfVersion(version(), 3)).toBe('shown');
});

it('is past once another is shown, or none', () => {
  expect(stateOfVersion(version(), 4)).toBe('past');
  expect(stateOfVersion(version(), null)).toBe('past');
});

it('is scheduled as long as its deadline stands', () => {
  expect(stateOfVersion(version({ dueAt: moment }), 2)).toBe('scheduled');
});

it('is cancelled for good once it was called off', () => {
  expect(stateOfVersion(version({ cancelledAt: moment }), 2)).toBe('cancelled');
});
