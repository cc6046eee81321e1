import type { PointsKind } from '@chengji/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { id, moment } from '../../kernel/db/columns.ts';
import { shoppers } from '../identity/shoppers/shoppers.tables.ts';

const reference = (name: string) => bigint(name, { mode: 'number' }).notNull();
const shopper = () => reference('shopper_id').references(() => shoppers.id);

/** What a person has: points to spend, and growth, which is all they ever earned. The sums of their changes. */
export const pointsAccounts = pgTable(
  'points_accounts',
  {
    shopperId: shopper().primaryKey(),
    points: integer('points').notNull().default(0),
    growth: integer('growth').notNull().default(0),
  },
  (table) => [
    check('points_accounts_never_below_zero', sql`${table.points} >= 0`),
    check('points_accounts_growth_covers_points', sql`${table.growth} >= ${table.points}`),
  ],
);

/** Every change of an account, append-only: a trigger keeps rows as they were written. */
export const pointsChanges = pgTable(
  'points_changes',
  {
    id: id(),
    shopperId: shopper(),
    /** Names the change for ever: the same key counts once. */
    key: text('key').notNull().unique('points_changes_key_once'),
    kind: text('kind').$type<PointsKind>().notNull(),
    points: integer('points').notNull(),
    growth: integer('growth').notNull(),
    pointsAfter: integer('points_after').notNull(),
    /** The day that was signed or made up, and how many days in a row it made. */
    forDay: date('for_day'),
    rowDays: integer('row_days'),
    title: text('title').notNull().default(''),
    titleEn: text('title_en').notNull().default(''),
    /** The day of the market's calendar it happened on. */
    day: date('day').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('points_changes_of_shopper').on(table.shopperId, table.id),
    index('points_changes_of_month').on(table.shopperId, table.day),
    index('points_changes_by_day').on(table.day),
    check('points_changes_something', sql`${table.points} <> 0`),
    check('points_changes_growth_is_what_is_earned', sql`${table.growth} = greatest(${table.points}, 0)`),
  ],
);

/** A day a person checked in, or made up later. */
export const checkIns = pgTable(
  'check_ins',
  {
    shopperId: shopper(),
    day: date('day').notNull(),
    isMadeUp: boolean('is_made_up').notNull(),
    points: integer('points').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopperId, table.day] }), index('check_ins_by_day').on(table.day)],
);

/** Days in a row, as long as they go: no two rows of a person touch. */
export const checkInRows = pgTable(
  'check_in_rows',
  {
    shopperId: shopper(),
    firstDay: date('first_day').notNull(),
    lastDay: date('last_day').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopperId, table.firstDay] }),
    unique('check_in_rows_end_once').on(table.shopperId, table.lastDay),
    check('check_in_rows_end_after_start', sql`${table.lastDay} >= ${table.firstDay}`),
  ],
);

/** Where a person stands: what they earned in their latest month, and the row they were in last. */
export const checkInRanks = pgTable(
  'check_in_ranks',
  {
    shopperId: shopper().primaryKey(),
    month: date('month').notNull(),
    monthPoints: integer('month_points').notNull(),
    lastDay: date('last_day').notNull(),
    rowDays: integer('row_days').notNull(),
  },
  (table) => [
    index('check_in_ranks_by_month').on(table.month, table.monthPoints.desc().nullsFirst(), table.shopperId),
    index('check_in_ranks_by_row').on(table.lastDay, table.rowDays.desc().nullsFirst(), table.shopperId),
  ],
);

/** How many people stand at each value of a month, or of rows that ended on a day: a place is a sum of few of these. */
export const checkInRankCounts = pgTable(
  'check_in_rank_counts',
  {
    board: text('board').$type<'month_points' | 'row'>().notNull(),
    period: date('period').notNull(),
    value: integer('value').notNull(),
    people: integer('people').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.board, table.period, table.value] }),
    check('check_in_rank_counts_not_negative', sql`${table.people} >= 0`),
  ],
);
