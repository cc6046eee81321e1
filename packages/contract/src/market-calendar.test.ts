import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMarketCalendar, defaultTimeZone, isTimeZone } from './market-calendar.ts';

const minuteMs = 60_000;
const at = (text: string) => new Date(text);

const zones = [
  defaultTimeZone,
  'UTC',
  'America/New_York',
  'America/Santiago', // clocks change at midnight
  'America/Havana', // midnight comes twice
  'Europe/Berlin',
  'Australia/Lord_Howe', // clocks change by half an hour
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Niue',
];

/** Whole minutes of 2026 and 2027, many of them close to a change of the clocks. */
const moments = fc
  .oneof(
    fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2028, 0, 1) }),
    fc
      .record({
        change: fc.constantFrom(
          '2026-03-08T07:00Z',
          '2026-03-08T05:00Z',
          '2026-03-29T01:00Z',
          '2026-04-04T15:00Z',
          '2026-04-05T03:00Z',
          '2026-09-06T04:00Z',
          '2026-10-03T15:30Z',
          '2026-10-25T01:00Z',
          '2026-11-01T05:00Z',
          '2026-11-01T06:00Z',
        ),
        minutes: fc.integer({ min: -2_000, max: 2_000 }),
      })
      .map(({ change, minutes }) => Date.parse(change) + minutes * minuteMs),
  )
  .map((ms) => new Date(Math.floor(ms / minuteMs) * minuteMs));

/** The first minute of a day, found by going back minute by minute; by the parts of a date, not by its text. */
function recountStart(moment: Date, zone: string): Date {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, day: 'numeric' });
  const day = parts.format(moment);
  let start = moment.getTime();
  while (parts.format(start - minuteMs) === day) start -= minuteMs;
  return new Date(start);
}

describe.each(zones)('in %s', (zone) => {
  const calendar = createMarketCalendar(zone);

  it('a day begins with its first minute and ends with the first of the next', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const start = recountStart(moment, zone);
        expect(calendar.startOfDay(moment)).toEqual(start);
        const end = calendar.endOfDay(moment);
        expect(end > moment).toBe(true);
        expect(recountStart(end, zone)).toEqual(end);
        expect(recountStart(new Date(end.getTime() - minuteMs), zone)).toEqual(start);
      }),
      { numRuns: 40 },
    );
  });

  it('a text names the moment it was made of, or the first with the same text', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const again = calendar.fromSecondText(calendar.toSecondText(moment));
        expect(calendar.toSecondText(again)).toBe(calendar.toSecondText(moment));
        expect(again <= moment).toBe(true);
      }),
    );
  });

  it('so many days later is the same time of another day, where clocks show it', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: -40, max: 40 }), (moment, days) => {
        const moved = calendar.addDays(moment, days);
        const there = Date.parse(calendar.toDay(moved)) - Date.parse(calendar.toDay(moment));
        expect(there).toBe(days * 86_400_000);
        const lateMs = moved.getTime() - moment.getTime() - days * 86_400_000;
        expect(Math.abs(lateMs)).toBeLessThanOrEqual(60 * minuteMs);
      }),
    );
  });
});

it('begins the day at midnight in Shanghai', () => {
  const calendar = createMarketCalendar('Asia/Shanghai');
  const midnight = at('2026-11-20T16:00:00Z');
  expect(calendar.toDay(at('2026-11-20T15:59:59Z'))).toBe('2026-11-20');
  expect(calendar.toDay(midnight)).toBe('2026-11-21');
  expect(calendar.startOfDay(midnight)).toEqual(midnight);
  expect(calendar.startOfDay(at('2026-11-21T15:59:59Z'))).toEqual(midnight);
  expect(calendar.startOfDay(at('2026-11-20T15:59:59Z'))).toEqual(at('2026-11-19T16:00:00Z'));
});

it('writes a moment to the minute and to the second', () => {
  const calendar = createMarketCalendar('Asia/Kathmandu');
  expect(calendar.toMinuteText(at('2026-11-21T18:30:22.900Z'))).toBe('2026-11-22 00:15');
  expect(calendar.toSecondText(at('2026-11-21T18:30:22.900Z'))).toBe('2026-11-22 00:15:22');
});

it.each([
  ['2026-03-08T12:00:00-04:00', '2026-03-08T05:00:00Z', 23],
  ['2026-11-01T12:00:00-05:00', '2026-11-01T04:00:00Z', 25],
])('the day of %s in New York has as many hours as its clocks show', (noon, start, hours) => {
  const calendar = createMarketCalendar('America/New_York');
  expect(calendar.startOfDay(at(noon))).toEqual(at(start));
  const lengthMs = calendar.endOfDay(at(noon)).getTime() - calendar.startOfDay(at(noon)).getTime();
  expect(lengthMs).toBe(hours * 3_600_000);
});

it('a time that the clocks leave out is the one that follows, one they show twice the first', () => {
  const calendar = createMarketCalendar('America/New_York');
  expect(calendar.fromSecondText('2026-03-08 02:30:00')).toEqual(at('2026-03-08T07:30:00Z'));
  expect(calendar.fromSecondText('2026-11-01 01:30:00')).toEqual(at('2026-11-01T05:30:00Z'));
});

it('knows time zones by their names, and nothing else', () => {
  for (const zone of [...zones, 'Asia/Kolkata', 'Etc/UTC']) expect(isTimeZone(zone), zone).toBe(true);
  for (const zone of ['', '+08:00', 'Mars/Olympus', 'Asia/Shanghai ', '8'])
    expect(isTimeZone(zone), zone).toBe(false);
});
