import { z } from 'zod';
import { declareCalls } from './call.ts';
import { Statistics } from './identity.calls.ts';
import { Gender } from './states.ts';
import { countedPageOf, Id, Moment, Money, text, whole } from './values.ts';

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

export const platformUsersCalls = declareCalls({
  'GET /platform/users/list': {
    summary: 'The shoppers of the market, found by name, whole mobile number or id',
    who: 'platform',
    right: 'users.read',
    in: z.object({
      state: z.enum(['all', 'active', 'frozen']).default('all'),
      keyword: text(0, 64).optional(),
      sort: z.enum(['new', 'old', 'login']).default('new'),
      page: whole(1, 500).default(1),
      limit: whole(1, 100).default(20),
    }),
    out: countedPageOf(PlatformUserRow).extend({
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
});
