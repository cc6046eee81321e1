/** Days of the market's time zone, in SQL. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { marketZone } from './market-zone.ts';

// written into the statement: a grouped expression with a parameter is not the same as the selected one
const zone = sql.raw(`'${marketZone.name}'`);

/** `2026-11-21` of a moment. */
export const selectDay = (moment: SQLWrapper): SQL<string> =>
  sql<string>`to_char(${moment} at time zone ${zone}, 'YYYY-MM-DD')`;

export const selectStartOfDay = (day: string): SQL => sql`${day}::timestamp at time zone ${zone}`;

export const selectEndOfDay = (day: string): SQL =>
  sql`(${day}::timestamp + interval '1 day') at time zone ${zone}`;

/** When the hour or day of a moment began, in unix seconds. */
export const selectStepStart = (step: 'hour' | 'day', moment: SQLWrapper): SQL<number> =>
  sql<number>`extract(epoch from date_trunc(${step}, ${moment}, ${zone}))::bigint`.mapWith(Number);
