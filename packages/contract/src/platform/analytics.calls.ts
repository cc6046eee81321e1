import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { PurchaseKind, ShopType, VisitSource } from '../states.ts';
import { BasisPoints, compared, Id, Moment, Money } from '../values.ts';

const Day = z.iso.date();
const days = z.object({ from: Day, to: Day });

const mostDays = 366;
const dayMs = 86_400_000;

/** Ready ranges end today; `own` runs from one day to another, both with them. */
const Span = z
  .object({
    range: z.enum(['today', 'week', 'month', 'quarter', 'own']).default('month'),
    from: Day.optional(),
    to: Day.optional(),
  })
  .refine(({ range, from, to }) => range !== 'own' || (from !== undefined && to !== undefined), {
    path: ['from'],
  })
  .refine(({ range, from, to }) => range !== 'own' || !from || !to || from <= to, { path: ['to'] })
  .refine(
    ({ range, from, to }) =>
      range !== 'own' || !from || !to || Date.parse(to) - Date.parse(from) < mostDays * dayMs,
    { path: ['from'] },
  );
export type AnalyticsRange = z.output<typeof Span>['range'];

const span = {
  at: Moment.meta({ description: 'As of when' }),
  days: days.extend({ before: days.meta({ description: 'As many days before' }) }),
};

const Province = z
  .object({ code: z.string(), orders: z.int(), amount: Money, amount_before: Money })
  .meta({ id: 'ProvinceSales', description: 'Paid orders by where they go' });

const Cohort = z
  .object({
    begin: Day.meta({ description: 'The first day of the month or week' }),
    people: z.int(),
    shares: z.array(BasisPoints).meta({ description: 'Who bought in it, in the next one, and so on' }),
  })
  .meta({ id: 'Cohort' });

const sourceFields = {
  source: VisitSource,
  amount: Money,
  share: BasisPoints.meta({ description: 'Of the amount of all' }),
};

export const analyticsCalls = declareCalls({
  'GET /seller/analytics/info': {
    summary:
      'How the shop does in a range of days beside as many before: figures, funnel, sources, products, cohorts',
    who: 'seller',
    right: 'dashboard.read',
    in: Span,
    out: z.object({
      ...span,
      figures: z.object({
        amount: compared(Money),
        orders: compared(z.int()),
        buyers: compared(z.int()),
        average: compared(Money),
        conversion: compared(BasisPoints).meta({
          description: 'Of the visitors, those who paid; each day’s anew',
        }),
        refund_rate: compared(BasisPoints).meta({
          description: 'Of the orders paid, those with money paid back',
        }),
      }),
      steps: z
        .array(
          z.object({
            at: Moment,
            amount: Money,
            amount_before: Money,
            orders: z.int(),
            orders_before: z.int(),
            visitors: z.int(),
            visitors_before: z.int(),
          }),
        )
        .meta({ description: 'Hours of today, without visitors; otherwise days' }),
      funnel: z
        .object({
          visitors: compared(z.int()),
          viewers: compared(z.int()),
          carters: compared(z.int()),
          placers: compared(z.int()),
          buyers: compared(z.int()),
        })
        .meta({ description: 'People, each day’s anew' }),
      kinds: z.array(z.object({ kind: PurchaseKind, orders: z.int(), amount: Money })),
      sources: z.array(
        z.object({ ...sourceFields, visitors: z.int(), buyers: z.int(), amount_before: Money }),
      ),
      goods: z.array(
        z.object({
          id: Id,
          title: z.string(),
          image: z.string(),
          views: z.int(),
          orders: z.int(),
          pieces: z.int(),
          amount: Money,
          amount_before: Money,
        }),
      ),
      cohorts: z.array(Cohort).meta({ description: 'By the month of the first order' }),
      provinces: z.array(Province),
    }),
    refusals: [],
  },
  'GET /platform/analytics/info': {
    summary:
      'How the market does in a range of days beside as many before: figures, sources, shops, provinces, retention',
    who: 'platform',
    right: 'dashboard.read',
    in: Span,
    out: z.object({
      ...span,
      figures: z.object({
        amount: compared(Money),
        orders: compared(z.int()),
        refund_rate: compared(BasisPoints),
        newcomers: compared(z.int()),
        retention: compared(BasisPoints).meta({
          description:
            'Of those who bought in the week they joined in, those who did in the next; the newest week with one after it, and the one before',
        }),
        shops: compared(z.int()).meta({ description: 'With a paid order' }),
      }),
      steps: z.array(
        z.object({
          at: Moment,
          amount: Money,
          amount_before: Money,
          orders: z.int(),
          orders_before: z.int(),
          refunded: z.int(),
          refunded_before: z.int(),
          newcomers: z.int(),
          newcomers_before: z.int(),
          shops: z.int(),
        }),
      ),
      sources: z.array(z.object(sourceFields)),
      shops: z.array(
        z.object({
          id: Id,
          name: z.string(),
          type: ShopType,
          logo: z.string(),
          orders: z.int(),
          amount: Money,
          amount_before: Money,
          refund_rate: BasisPoints,
        }),
      ),
      cohorts: z.array(Cohort).meta({ description: 'By the week of joining' }),
      provinces: z.array(Province),
    }),
    refusals: [],
  },
});
