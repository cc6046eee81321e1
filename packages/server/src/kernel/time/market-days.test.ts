/** Days as the database reckons them, beside those of the calendar. */
import { createMarketCalendar } from '@chengji/contract/market-calendar';
import { marketTest } from '@chengji/testkit/market-test';
import { type SQL, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import {
  hasTimeZone,
  selectDay,
  selectEndOfDay,
  selectStartOfDay,
  selectStretch,
} from './market-days.queries.ts';

const it = marketTest.extend('marketOptions', { modules: [] }).extend(
  'read',
  ({ market }) =>
    async <T>(select: SQL): Promise<T[]> =>
      (await market.context().db.execute(select)).rows as T[],
);

const hourMs = 3_600_000;

/** Every hour of a year that begins and ends in winter, or in summer south of the equator. */
const hours = Array.from({ length: 365 * 24 }, (_, hour) => new Date(Date.UTC(2026, 5, 1) + hour * hourMs));
const sentHours = sql`unnest(${sql.param(hours.map((hour) => hour.toISOString()))}::timestamptz[])`;

describe.each([
  'Asia/Shanghai',
  'America/New_York',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
])('in %s', (zone) => {
  const calendar = createMarketCalendar(zone);

  it('a moment is on the same day for both', async ({ read }) => {
    const rows = await read<{ day: string }>(
      sql`select ${selectDay(zone, sql`hour`)} as day from ${sentHours} as hour`,
    );
    expect(rows.map(({ day }) => day)).toEqual(hours.map((hour) => calendar.toDay(hour)));
  });

  it('a day begins and ends at the same moment for both', async ({ read }) => {
    const days = [...new Set(hours.map((hour) => calendar.toDay(hour)))];
    const select = days.map(
      (day) =>
        sql`select extract(epoch from ${selectStartOfDay(zone, day)})::float8 as start, extract(epoch from ${selectEndOfDay(zone, day)})::float8 as end`,
    );
    const rows = await read<{ start: number; end: number }>(sql.join(select, sql` union all `));
    const expected = days.map((day) => {
      const noon = calendar.fromSecondText(`${day} 12:00:00`);
      return {
        start: calendar.startOfDay(noon).getTime() / 1_000,
        end: calendar.endOfDay(noon).getTime() / 1_000,
      };
    });
    expect(rows.toSorted((a, b) => a.start - b.start)).toEqual(expected);
  });
});

it('a moment falls in the stretch that began last before it', async ({ read }) => {
  const edges = [0, 1, 1, 3].map((hour) => new Date(Date.UTC(2026, 0, 1, hour)));
  const findStretch = async (text: string) => {
    const [row] = await read<{ stretch: number }>(
      sql`select ${selectStretch(sql`${text}::timestamptz`, edges)} as stretch`,
    );
    return row?.stretch;
  };
  expect(await findStretch('2026-01-01T00:00:00Z')).toBe(0);
  expect(await findStretch('2026-01-01T00:59:59.999Z')).toBe(0);
  expect(await findStretch('2026-01-01T01:00:00Z')).toBe(2);
  expect(await findStretch('2026-01-01T03:00:00Z')).toBe(3);
});

it('the database knows time zones by their names only', async ({ market }) => {
  const { db } = market.context();
  for (const zone of ['Asia/Shanghai', 'America/New_York', 'Asia/Kolkata', 'UTC'])
    expect(await hasTimeZone(db, zone), zone).toBe(true);
  for (const zone of ['Mars/Olympus', '+08:00', 'FOO-3', "x' or '1"])
    expect(await hasTimeZone(db, zone), zone).toBe(false);
});
