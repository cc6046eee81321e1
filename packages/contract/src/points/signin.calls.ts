/** Signing in daily (checking in), and the points and levels that come of it. */
import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { CheckInState, PointsKind, RankOrder } from '../states.ts';
import { BasisPoints, Day, Id, Moment, MonthText, pageInput, pageSchema, rowsSchema } from '../values.ts';

const CheckInDay = z.object({
  date: Day,
  state: CheckInState,
  points: z.int().meta({ description: 'What it earned; of a day that is still to come or missed 0' }),
});

export const CheckInInfo = z
  .object({
    today: Day,
    signed: z.boolean(),
    score: z.int(),
    successions: z.int(),
    maxsuccessions: z.int(),
    prevtime: Moment.nullable(),
    month_text: MonthText,
    first_month: MonthText.meta({ description: 'Of the earliest day there is anything to see of' }),
    month: z.array(CheckInDay),
    week: z
      .array(CheckInDay)
      .meta({ description: 'Two days before today, today and the four after it, with what they would earn' }),
    makeup: z.object({
      cost: z.int(),
      left: z.int(),
      date: Day.nullable().meta({ description: 'The latest day that can be made up' }),
      joins: z.int().meta({ description: 'How many days in a row the present row would have then' }),
    }),
    rules: z.object({ step: z.int(), most: z.int(), cost: z.int(), times: z.int() }),
    next: z.int().meta({ description: 'What the next check-in earns' }),
  })
  .meta({ id: 'CheckInInfo' });
export type CheckInInfo = z.output<typeof CheckInInfo>;

export const PointsChange = z
  .object({
    id: Id,
    kind: PointsKind,
    points: z.int().meta({ description: 'Below zero where it was spent' }),
    score: z.int().meta({ description: 'What there was to spend after it' }),
    date: Day.nullable().meta({ description: 'The day that was signed or made up' }),
    row: z.int().nullable().meta({ description: 'How many days in a row it made' }),
    title: z.string().meta({ description: 'What it was for, such as the coupon; may be empty' }),
    createtime: Moment,
  })
  .meta({ id: 'PointsChange' });
export type PointsChange = z.output<typeof PointsChange>;

const RankRow = z.object({
  place: z.int(),
  nickname: z.string().meta({ description: 'Masked, but for one’s own' }),
  avatar: z.string(),
  value: z.int(),
  mine: z.boolean(),
});
export type RankRow = z.output<typeof RankRow>;

const Level = z.object({
  level: z.int(),
  from: z.int(),
  rate: BasisPoints.meta({ description: 'Of the points that an order is worth: 12,000 is 1.2 times' }),
});
export type MemberLevel = z.output<typeof Level>;

export const signinCalls = declareCalls({
  'GET /wanlshop/signin/info': {
    summary: 'The month of signing in day by day, the own points and row, and what a make-up costs',
    who: 'shopper',
    in: z.object({ month: MonthText.optional() }),
    out: CheckInInfo,
    refusals: [],
  },
  'POST /wanlshop/signin/sign': {
    summary: 'Sign in for today, once',
    who: 'shopper',
    in: z.object({}),
    out: CheckInInfo.extend({ earned: z.int() }),
    refusals: ['points.already_signed'],
  },
  'POST /wanlshop/signin/makeup': {
    summary: 'Make up a missed day of this month, for points',
    who: 'shopper',
    in: z.object({ date: Day }),
    out: CheckInInfo.extend({ earned: z.int() }),
    refusals: ['points.no_makeup', 'points.not_enough'],
  },
  'GET /wanlshop/signin/log': {
    summary: 'What the own points came from and went to, newest first',
    who: 'shopper',
    in: z.object(pageInput),
    out: pageSchema(PointsChange).extend({
      score: z.int(),
      successions: z.int(),
      maxsuccessions: z.int(),
      month_days: z.int().meta({ description: 'Days signed or made up this month' }),
      months: z
        .array(z.object({ month: MonthText, earned: z.int(), spent: z.int() }))
        .meta({ description: 'Of each month on this page, whole' }),
    }),
    refusals: [],
  },
  'GET /wanlshop/signin/rank': {
    summary: 'Who earned most by signing in this month, or has the longest row; and the own place',
    who: 'shopper',
    in: z.object({ by: RankOrder.default('month_points') }),
    out: rowsSchema(RankRow).extend({
      mine: RankRow.omit({ place: true }).extend({
        place: z.int().nullable().meta({ description: 'Null before anything was earned' }),
        behind: z.int().nullable().meta({ description: 'What is lacking to the next place above' }),
      }),
      signed: z.boolean(),
    }),
    refusals: [],
  },
  'GET /wanlshop/points/level': {
    summary: 'The levels and what each gives, and how far one is',
    who: 'anyone',
    in: z.object({}),
    out: rowsSchema(Level).extend({
      per_yuan: z.int(),
      mine: z.object({ level: z.int(), growth: z.int(), score: z.int() }).nullable(),
    }),
    refusals: [],
  },
});
