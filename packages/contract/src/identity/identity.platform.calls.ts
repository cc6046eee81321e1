import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { Gender } from '../states.ts';
import {
  countedPageSchema,
  Flag,
  Id,
  integer,
  Moment,
  Money,
  Nothing,
  numberedPageInput,
  text,
} from '../values.ts';
import { Statistics } from './identity.calls.ts';

export const PlatformUserRow = z
  .object({
    id: Id,
    username: z.string(),
    nickname: z.string(),
    avatar: z.string(),
    mobile: z.string().meta({ description: 'Masked' }),
    level: z.int(),
    state: z.enum(['active', 'frozen']),
    joined_at: Moment,
    login_at: Moment.nullable(),
  })
  .meta({ id: 'PlatformUserRow' });

export const identityPlatformCalls = declareCalls({
  'GET /platform/users/list': {
    summary: 'The shoppers of the market, found by name, whole mobile number or id',
    who: 'platform',
    right: 'users.read',
    in: z.object({
      state: z.enum(['all', 'active', 'frozen']).default('all'),
      keyword: text(0, 64).optional(),
      sort: z.enum(['new', 'old', 'login']).default('new'),
      ...numberedPageInput,
    }),
    out: countedPageSchema(PlatformUserRow).extend({
      counts: z.object({ all: z.int(), active: z.int(), frozen: z.int() }),
    }),
    refusals: [],
  },
  'GET /platform/users/details': {
    summary: 'One shopper, their counters, and where they are logged in',
    who: 'platform',
    right: 'users.read',
    in: z.object({ id: Id }),
    out: PlatformUserRow.extend({
      gender: Gender,
      bio: z.string(),
      login_ip: z.string(),
      freeze_reason: z.string(),
      silenced_until: Moment.nullable().meta({ description: 'Until then they publish nothing' }),
      money: Money,
      counts: Statistics.pick({ order: true, dynamic: true }),
      sessions: z.array(z.object({ id: Id, ip: z.string(), opened_at: Moment, seen_at: Moment })),
    }),
    refusals: [],
  },
  'POST /platform/users/reveal': {
    summary: 'The mobile number of a shopper, whole; that it was looked at is recorded',
    who: 'platform',
    right: 'users.contact',
    in: z.object({ id: Id }),
    out: z.object({ mobile: z.string() }),
    refusals: [],
  },
  'POST /platform/users/kick': {
    summary: 'End every session of a shopper; an open app is notified at once',
    who: 'platform',
    right: 'users.write',
    in: z.object({ id: Id, reason: text(0, 200).optional(), freeze: Flag.optional() }),
    out: Nothing,
    refusals: [],
  },
  'POST /platform/users/set-level': {
    summary: 'Give a shopper a level, such as for coupons that ask for one',
    who: 'platform',
    right: 'users.write',
    in: z.object({ id: Id, level: integer(1, 99) }),
    out: Nothing,
    refusals: [],
  },
  'POST /platform/users/silence': {
    summary:
      'Let a shopper write nothing that others see for some days from now, or as long as that is so already; they read why',
    who: 'platform',
    right: 'users.write',
    in: z.object({ id: Id, days: integer(1, 365), reason: text(2, 200) }),
    out: Nothing,
    refusals: [],
  },
  'POST /platform/users/unsilence': {
    summary: 'End the silence of a shopper before its days are over; they are told',
    who: 'platform',
    right: 'users.write',
    in: z.object({ id: Id }),
    out: Nothing,
    refusals: [],
  },
});
