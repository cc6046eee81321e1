import { expect, it } from 'vitest';
import { fromUnixSecondsOrNull, toUnixSecondsOrNull, toUnixSeconds } from './moments.rules.ts';

const moment = new Date('2026-11-21T08:00:00.999Z');

it('is told in whole seconds that have passed', () => {
  expect(toUnixSeconds(moment)).toBe(1_795_248_000);
  expect(toUnixSecondsOrNull(moment)).toBe(1_795_248_000);
});

it('is none where none was set, in both directions', () => {
  expect(toUnixSecondsOrNull(null)).toBeNull();
  expect(fromUnixSecondsOrNull(null)).toBeNull();
  expect(fromUnixSecondsOrNull(0)).toEqual(new Date(0));
});
