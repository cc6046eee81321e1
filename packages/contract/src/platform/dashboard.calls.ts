import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { ShopType } from '../states.ts';
import { BasisPoints, compared, Id, Moment, Money, SignedMoney } from '../values.ts';

export const dashboardCalls = declareCalls({
  'GET /platform/dashboard/info': {
    summary: 'How the market does today, in 7 or in 30 days, and what waits to be decided',
    who: 'platform',
    right: 'dashboard.read',
    in: z.object({ range: z.enum(['today', 'week', 'month']).default('today') }),
    out: z.object({
      now: Moment,
      selling_shops: z.int(),
      figures: z.object({
        amount: compared(Money),
        orders: compared(z.int()),
        paid_rate: compared(BasisPoints).meta({ description: 'Of the orders placed, those paid' }),
        buyers: compared(z.int()),
        newcomers: compared(z.int()),
        refund_rate: compared(BasisPoints).meta({ description: 'Of the orders paid, those paid back' }),
      }),
      steps: z
        .array(
          z.object({
            at: Moment,
            amount: Money,
            amount_before: Money,
            orders: z.int(),
            placed: z.int(),
            refunded: z.int(),
            buyers: z.int(),
            newcomers: z.int(),
          }),
        )
        .meta({ description: 'Hours of today, otherwise days' }),
      todo: z.object({
        applications: z.object({
          count: z.int(),
          oldest_at: Moment.nullable(),
          types: z.object({ personal: z.int(), enterprise: z.int(), flagship: z.int() }),
        }),
        withdrawals: z
          .object({ count: z.int(), amount: Money, oldest_at: Moment.nullable() })
          .meta({ description: 'Those to be approved or sent' }),
        complaints: z
          .object({ count: z.int(), oldest_due_at: Moment.nullable() })
          .meta({ description: 'Targets with complaints that wait for an answer' }),
        posts: z
          .object({ count: z.int(), oldest_at: Moment.nullable() })
          .meta({ description: 'Those that wait for the review' }),
        bill_differences: z
          .object({ count: z.int(), amount: SignedMoney })
          .meta({ description: 'Those of channel bills that nobody has seen to' }),
        interventions: z
          .object({ count: z.int(), oldest_due_at: Moment.nullable() })
          .meta({ description: 'Refunds to be decided' }),
        failed_refunds: z.int().meta({ description: 'Those a channel could not return' }),
        suspended_shops: z.int(),
        frozen_users: z.int(),
      }),
      categories: z.array(z.object({ id: Id, name: z.string(), amount: Money, share: BasisPoints })),
      shops: z.array(
        z.object({
          id: Id,
          name: z.string(),
          type: ShopType,
          logo: z.string(),
          amount: Money,
          amount_before: Money,
        }),
      ),
      health: z.object({
        payments: z
          .object({ paid: z.int(), tried: z.int() })
          .meta({ description: 'Of the newest 200 payments that ended' }),
        sockets: z.int().meta({ description: 'Open on this node' }),
        waiting_events: z.int(),
        late_deadlines: z.int(),
        clock_off_ms: z.int().meta({ description: 'How far this node’s clock is ahead of the database’s' }),
      }),
    }),
    refusals: [],
  },
});
