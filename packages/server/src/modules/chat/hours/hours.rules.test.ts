import { describe, expect, test } from 'vitest';
import { findAway, type Hours } from './hours.rules.ts';

const byDay: Hours = { isOn: true, days: [1, 7], fromMinute: 9 * 60, toMinute: 18 * 60, away: '稍后回复' };
const byNight: Hours = { ...byDay, days: [5, 7], fromMinute: 22 * 60, toMinute: 2 * 60 };

describe('the hours of a shop', () => {
  // 2026-11-22 is a Sunday
  test.each([
    ['begin with their first minute', byDay, '2026-11-22 09:00', true],
    ['end before their last one', byDay, '2026-11-22 18:00', false],
    ['are of the days chosen', byDay, '2026-11-24 12:00', false],
    ['over midnight begin on their day', byNight, '2026-11-22 22:00', true],
    ['over midnight go on after it', byNight, '2026-11-23 01:59', true],
    ['over midnight end on the next day', byNight, '2026-11-23 02:00', false],
    ['over midnight are not open before they begin', byNight, '2026-11-22 01:00', false],
    ['over midnight end the night that began on another day', byNight, '2026-11-21 01:00', true],
    ['over midnight are not of the day after', byNight, '2026-11-23 23:00', false],
    ['that are switched off are never over', { ...byDay, isOn: false }, '2026-11-24 12:00', true],
  ])('%s', (_, hours, moment, isOpen) => {
    expect(findAway(hours, moment)).toBe(isOpen ? null : '稍后回复');
  });
});
