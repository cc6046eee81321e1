import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countDays, shiftDay } from '../../../kernel/time/days.ts';
import {
  type CheckedDay,
  countRow,
  endOfMonth,
  findLatestMissed,
  isPresent,
  listDays,
  presentDay,
  presentWeek,
  startOfMonth,
} from './check-in.rules.ts';

const signed = (day: string, points = 5): CheckedDay => ({ day, isMadeUp: false, points });
const toMap = (...days: CheckedDay[]) => new Map(days.map((one) => [one.day, one]));

describe('days', () => {
  it.each([
    ['2027-12-31', 1, '2028-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-03-01', -1, '2027-02-28'],
    ['2027-03-28', 1, '2027-03-29'],
  ])('%s and %i are %s', (day, days, then) => {
    expect(shiftDay(day, days)).toBe(then);
  });

  it('are added and counted alike, however far', () => {
    const someDay = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2040-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(someDay, fc.integer({ min: 0, max: 1_000 }), (date, days) => {
        const first = date.toISOString().slice(0, 10);
        const last = shiftDay(first, days);
        expect(countDays({ from: first, to: last })).toBe(days + 1);
        expect(shiftDay(last, -days)).toBe(first);
        expect(listDays(first, last)).toHaveLength(days + 1);
      }),
    );
  });

  it.each([
    ['2027-02-11', '2027-02-01', '2027-02-28'],
    ['2028-02-29', '2028-02-01', '2028-02-29'],
    ['2027-12-01', '2027-12-01', '2027-12-31'],
  ])('%s is of the month from %s to %s', (day, first, last) => {
    expect([startOfMonth(day), endOfMonth(day)]).toEqual([first, last]);
  });
});

describe('a row', () => {
  const row = { firstDay: '2027-12-30', lastDay: '2028-01-02' };

  it('is as long as its days, over the turn of a year', () => {
    expect(countRow(row)).toBe(4);
  });

  it('is present today and tomorrow, and no longer', () => {
    const days = ['2028-01-02', '2028-01-03', '2028-01-04'];
    expect(days.map((day) => isPresent(row, day))).toEqual([true, true, false]);
  });
});

describe('a day of the month', () => {
  const today = '2027-06-10';

  it('was signed, made up or missed, or is still to come', () => {
    const madeUp = { day: '2027-06-08', isMadeUp: true, points: 5 };
    expect(
      [
        presentDay('2027-06-07', today, signed('2027-06-07', 30)),
        presentDay('2027-06-08', today, madeUp),
        presentDay('2027-06-09', today, undefined),
        presentDay(today, today, undefined),
      ].map(({ state, points }) => [state, points]),
    ).toEqual([
      ['signed', 30],
      ['made_up', 5],
      ['missed', 0],
      ['future', 0],
    ]);
  });

  it('can be made up when it is the latest missed before today, in this month', () => {
    const before = toMap(signed('2027-06-09'), signed('2027-06-08'));
    expect(findLatestMissed(today, before)).toBe('2027-06-07');
    expect(findLatestMissed('2027-06-01', new Map())).toBeNull();
    expect(findLatestMissed('2027-06-02', toMap(signed('2027-06-01')))).toBeNull();
  });
});

describe('the week around today', () => {
  const rule = { step: 5, most: 30 };
  const today = '2027-06-10';
  const shown = (checked: ReadonlyMap<string, CheckedDay>, present: number) =>
    presentWeek(today, checked, { present, rule }).map(({ state, points }) => [state, points]);

  it('says what coming from today on would earn', () => {
    expect(shown(toMap(signed('2027-06-09', 25)), 5)).toEqual([
      ['missed', 0],
      ['signed', 25],
      ['future', 30],
      ['future', 30],
      ['future', 30],
      ['future', 30],
      ['future', 30],
    ]);
  });

  it('goes on from tomorrow when today is signed', () => {
    expect(shown(toMap(signed(today)), 1).slice(2, 5)).toEqual([
      ['signed', 5],
      ['future', 10],
      ['future', 15],
    ]);
  });
});
