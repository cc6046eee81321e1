/** Distribution: who brought whom, and what it earned. */
import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { EarningState } from '../states.ts';
import { BasisPoints, Id, integer, Moment, Money, pageInput, pageSchema } from '../values.ts';

const ReferralLevel = integer(1, 2);

const Rates = z.object({ first: BasisPoints, second: BasisPoints });

const Friends = z.object({
  count: z.int(),
  avatars: z.array(z.string()).meta({ description: 'Of the latest three' }),
});

export const ReferralInfo = z
  .object({
    enabled: z.boolean(),
    rates: Rates,
    bind_days: z.int(),
    mine: z
      .object({
        code: z.string(),
        link: z
          .string()
          .meta({ description: 'To be put behind the address of the app; any page may follow it' }),
        poster: z.object({ nickname: z.string(), avatar: z.string() }),
        people: z.object({ first: Friends, second: Friends }),
        expected: Money,
        credited: Money,
        available: Money.meta({ description: 'The balance of the wallet' }),
        blocked: z.boolean(),
        blocked_reason: z.string(),
      })
      .nullable()
      .meta({ description: 'Null for a visitor' }),
  })
  .meta({ id: 'ReferralInfo' });
export type ReferralInfo = z.output<typeof ReferralInfo>;

export const ReferredPerson = z
  .object({
    id: z.int().meta({ description: 'Of the binding' }),
    nickname: z.string().meta({ description: 'Masked' }),
    avatar: z.string(),
    level: ReferralLevel,
    bound_at: Moment,
    earned: Money.meta({ description: 'Expected and credited, of this person’s orders' }),
  })
  .meta({ id: 'ReferredPerson' });
export type ReferredPerson = z.output<typeof ReferredPerson>;

export const Earning = z
  .object({
    id: Id,
    level: ReferralLevel,
    from: z.object({ nickname: z.string().meta({ description: 'Masked' }), avatar: z.string() }),
    order_sum: Money.meta({ description: 'What was paid for goods, less what was refunded' }),
    paid_sum: Money.meta({ description: 'What was paid for goods at first' }),
    rate: BasisPoints,
    amount: Money,
    state: EarningState,
    createtime: Moment,
    credited_at: Moment.nullable(),
  })
  .meta({ id: 'Earning' });
export type Earning = z.output<typeof Earning>;

export const referralCalls = declareCalls({
  'GET /wanlshop/distribution/info': {
    summary: 'How referral works, and the own code, people and earnings',
    who: 'anyone',
    in: z.object({}),
    out: ReferralInfo,
    refusals: [],
  },
  'GET /wanlshop/distribution/people': {
    summary: 'Who came by the own code, or by those of one’s friends; latest first',
    who: 'shopper',
    in: z.object({ level: ReferralLevel.default(1), ...pageInput }),
    out: pageSchema(ReferredPerson),
    refusals: [],
  },
  'GET /wanlshop/distribution/earnings': {
    summary: 'What the own people’s orders earn, latest first',
    who: 'shopper',
    in: z.object(pageInput),
    out: pageSchema(Earning),
    refusals: [],
  },
});
