import { describe, expect, it } from 'vitest';
import { estimateWait, isWithinHours } from './support.rules.ts';

const at = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

describe('the hours of agents', () => {
  it.each([
    ['09:00-21:00', '09:00', true],
    ['09:00-21:00', '20:59', true],
    ['09:00-21:00', '21:00', false],
    ['09:00-21:00', '08:59', false],
    ['22:00-06:00', '23:30', true],
    ['22:00-06:00', '05:59', true],
    ['22:00-06:00', '12:00', false],
    ['00:00-24:00', '23:59', true],
  ])('%s at %s: %s', (hours, time, isOpen) => expect(isWithinHours(hours, at(time))).toBe(isOpen));
});

describe('the expected wait', () => {
  it('is a minute for each place until a few were taken', () => {
    expect(estimateWait(3, [])).toBe(180);
    expect(estimateWait(2, [0, 10])).toBe(120);
  });

  it('goes by the pace of the last ones, neither nothing nor for ever', () => {
    expect(estimateWait(2, [0, 100, 200])).toBe(200);
    expect(estimateWait(2, [0, 1, 2])).toBe(30);
    expect(estimateWait(1, [0, 5_000, 10_000])).toBe(600);
  });
});
