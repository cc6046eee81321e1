import { expect, it } from 'vitest';
import { fromUnixSecondsOrNull, toUnixSeconds, toUnixSecondsOrNull } from './unix-seconds.ts';

const moment = new Date('2026-11-21T08:00:00.999Z');

it('a moment is written in the whole seconds that have passed', () => {
  expect(toUnixSeconds(moment)).toBe(1_795_248_000);
  expect(toUnixSecondsOrNull(moment)).toBe(1_795_248_000);
});

it('no moment is null in both directions', () => {
  expect(toUnixSecondsOrNull(null)).toBeNull();
  expect(fromUnixSecondsOrNull(null)).toBeNull();
  expect(fromUnixSecondsOrNull(0)).toEqual(new Date(0));
});
