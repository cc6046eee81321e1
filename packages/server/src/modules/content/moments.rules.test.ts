import { expect, it } from 'vitest';
import { momentOrNull, secondsOrNull, unixSeconds } from './moments.rules.ts';

const moment = new Date('2026-11-21T08:00:00.999Z');

it('is told in whole seconds that have passed', () => {
  expect(unixSeconds(moment)).toBe(1_795_248_000);
  expect(secondsOrNull(moment)).toBe(1_795_248_000);
});

it('is none where none was set, in both directions', () => {
  expect(secondsOrNull(null)).toBeNull();
  expect(momentOrNull(null)).toBeNull();
  expect(momentOrNull(0)).toEqual(new Date(0));
});
