import { getTimeDisplay } from '@chengji/client-kit/time-display';
import { expect, test } from 'vitest';
import { pickerMoments } from './picker-moments.ts';

const { toPicker, fromPicker } = pickerMoments(getTimeDisplay('America/New_York'));
const seconds = (text: string) => Date.parse(text) / 1_000;

test('a picker shows the market’s date and time of day, not the reader’s', () => {
  const noon = seconds('2026-11-21T12:00:00-05:00');
  expect(toPicker(noon).format('YYYY-MM-DD HH:mm')).toBe('2026-11-21 12:00');
  expect(fromPicker(toPicker(noon))).toBe(noon);
});

test('a time chosen behind a change of the clocks is the one that is shown', () => {
  const summer = toPicker(seconds('2026-10-31T12:00:00-04:00'));
  expect(fromPicker(summer.add(1, 'day'))).toBe(seconds('2026-11-01T12:00:00-05:00'));
  expect(fromPicker(summer.date(1).month(2).hour(9))).toBe(seconds('2026-03-01T09:00:00-05:00'));
});
