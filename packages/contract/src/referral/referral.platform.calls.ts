/** Distribution as the platform looks after it. */
import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { SharedKind } from '../states.ts';
import {
  countedPageSchema,
  Flag,
  Id,
  Moment,
  Money,
  Nothing,
  numberedPageInput,
  rowsSchema,
  text,
} from '../values.ts';

const Person = z.object({ id: Id, nickname: z.string(), avatar: z.string(), level: z.int() });

export const ReferrerRow = Person.extend({
  joined_at: Moment,
  first: z.int(),
  second: z.int(),
  sales: Money.meta({ description: 'What their people paid for goods and kept' }),
  expected: Money,
  credited: Money,
  withheld: Money.meta({ description: 'Due while blocked; credited when the block is lifted' }),
  blocked: z.boolean(),
  blocked_reason: z.string(),
  suspicious: z.boolean(),
}).meta({ id: 'ReferrerRow' });
export type ReferrerRow = z.output<typeof ReferrerRow>;

const TreePerson = Person.extend({
  bound_at: Moment.nullable(),
  children: z.int(),
  earned: Money.meta({ description: 'What their orders earn the person above them, expected and credited' }),
  blocked: z.boolean(),
});
export type TreePerson = z.output<typeof TreePerson>;

const treeInput = z.object({ id: Id, ...numberedPageInput });

export const SuspiciousRing = z
  .object({
    head: Person,
    kind: SharedKind,
    people: z
      .int()
      .meta({ description: 'Of those below the head who share it, the head included if they do' }),
    of: z.int().meta({ description: 'All people of their first level' }),
    names: z.array(z.string()).meta({ description: 'Of some of those who share it' }),
    expected: Money,
    newest_at: Moment,
  })
  .meta({ id: 'SuspiciousRing' });
export type SuspiciousRing = z.output<typeof SuspiciousRing>;

export const referralPlatformCalls = declareCalls({
  'GET /platform/referral/overview': {
    summary: 'What referral brings and costs',
    who: 'platform',
    right: 'growth.read',
    in: z.object({}),
    out: z.object({
      sales: Money.meta({ description: 'What people who were referred paid for goods and kept' }),
      orders: z.int(),
      expected: Money,
      withheld: Money,
      credited: Money.meta({ description: 'This month' }),
      referrers: z.int(),
      blocked: z.int(),
      left_out: z.int(),
    }),
    refusals: [],
  },
  'GET /platform/referral/people': {
    summary: 'Who brought people, by what it earned',
    who: 'platform',
    right: 'growth.read',
    in: z.object({
      state: z.enum(['all', 'blocked']).default('all'),
      keyword: text(0, 64).optional(),
      ...numberedPageInput,
    }),
    out: countedPageSchema(ReferrerRow),
    refusals: [],
  },
  'GET /platform/referral/tree': {
    summary: 'A person, those above them, and the people they brought',
    who: 'platform',
    right: 'growth.read',
    in: treeInput,
    out: countedPageSchema(TreePerson).extend({
      person: TreePerson,
      above: z.array(Person).meta({ description: 'From the one who brought them upwards, at most ten' }),
    }),
    refusals: [],
  },
  'POST /platform/referral/block': {
    summary: 'Let a person earn nothing by referral; what falls due is withheld',
    who: 'platform',
    right: 'growth.write',
    confirm: true,
    in: z.object({ id: Id, reason: text(2, 200) }),
    out: Nothing,
    refusals: ['referral.blocked_already'],
  },
  'POST /platform/referral/unblock': {
    summary: 'Let a person earn again, and credit what was withheld',
    who: 'platform',
    right: 'growth.write',
    confirm: true,
    in: z.object({ id: Id }),
    out: Nothing,
    refusals: ['referral.not_blocked'],
  },
  'GET /platform/referral/rings': {
    summary: 'People of one referrer who share a device, an address or a payout account',
    who: 'platform',
    right: 'growth.read',
    in: z.object({}),
    out: rowsSchema(SuspiciousRing),
    refusals: [],
  },
  'GET /platform/referral/shops': {
    summary: 'The shops whose orders earn nobody anything',
    who: 'platform',
    right: 'growth.read',
    in: z.object({}),
    out: rowsSchema(z.object({ id: Id, name: z.string(), logo: z.string(), since: Moment })),
    refusals: [],
  },
  'POST /platform/referral/leave-out': {
    summary: 'Leave a shop out of referral, or take it in again; orders paid before keep what they earn',
    who: 'platform',
    right: 'growth.write',
    confirm: true,
    in: z.object({ shop_id: Id, left_out: Flag }),
    out: Nothing,
    refusals: [],
  },
});
