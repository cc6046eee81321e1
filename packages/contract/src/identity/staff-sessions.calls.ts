import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { Id, Moment, Nothing, text } from '../values.ts';

export const StaffInfo = z
  .object({
    id: Id,
    name: z.string(),
    account: z.string(),
    role: z.string(),
    role_name: z.string(),
    rights: z.array(z.string()),
    time_zone: z.string().meta({ description: 'The IANA name of the zone whose days are the market’s' }),
    market: z
      .object({
        name: z.string(),
        coupon_days: z.int().meta({ description: 'How long a new coupon is good after it is claimed' }),
      })
      .meta({ description: 'What the operator set that the console goes by' }),
    shop: z
      .object({
        id: Id,
        name: z.string(),
        type: z.string(),
        logo: z.string(),
        suspended: z
          .object({ since: Moment, reason: z.string() })
          .nullable()
          .meta({ description: 'While it may sell nothing: since when, and why' }),
      })
      .nullable(),
  })
  .meta({ id: 'StaffInfo' });
export type StaffInfo = z.output<typeof StaffInfo>;

const staffInfo = {
  summary: 'The member of staff logged in',
  in: z.object({}),
  out: StaffInfo,
  refusals: [],
} as const;

const staffLogout = { summary: 'End this session', in: z.object({}), out: Nothing, refusals: [] } as const;

const staffShake = {
  summary: 'Bind an open socket to the member of staff logged in',
  in: z.object({ client_id: text(1, 64) }),
  out: z.object({ client_id: z.string() }),
  refusals: ['identity.socket_unknown'],
} as const;

export const staffSessionCalls = declareCalls({
  'GET /seller/auth/info': { ...staffInfo, who: 'seller' },
  'POST /seller/chat/shake': { ...staffShake, who: 'seller' },
  'GET /seller/auth/logout': { ...staffLogout, who: 'seller' },
  'GET /platform/auth/info': { ...staffInfo, who: 'platform' },
  'POST /platform/chat/shake': { ...staffShake, who: 'platform' },
  'GET /platform/auth/logout': { ...staffLogout, who: 'platform' },
});
