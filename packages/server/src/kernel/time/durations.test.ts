import { expect, it } from 'vitest';
import { daysAfter, hoursAfter, minutesAfter } from './durations.ts';

const from = new Date('2026-11-21T08:00:00Z');

it.each([
  ['30 minutes', minutesAfter(from, 30), '2026-11-21T08:30:00.000Z'],
  ['24 hours', hoursAfter(from, 24), '2026-11-22T08:00:00.000Z'],
  ['10 days of 24 hours each', daysAfter(from, 10), '2026-12-01T08:00:00.000Z'],
])('a moment is moved by %s', (_, moved, expected) => expect(moved.toISOString()).toBe(expected));
