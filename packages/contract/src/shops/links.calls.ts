/** The link of a member of a shop's staff with their own account as a shopper. */
import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { Id, Moment, Nothing, rowsSchema } from '../values.ts';

/** A shop that a shopper works for, and what they may do there. */
export const LinkedShop = z
  .object({ id: Id, name: z.string(), logo: z.string(), rights: z.array(z.string()) })
  .meta({ id: 'LinkedShop' });
export type LinkedShop = z.output<typeof LinkedShop>;

export const linksCalls = declareCalls({
  'POST /seller/staff/linkcode': {
    summary: 'A code that links one’s own shopper account with the shop, once; one made before is void',
    who: 'seller',
    confirm: true,
    in: z.object({}),
    out: z.object({ code: z.string(), expires_at: Moment }),
    refusals: [],
  },
  'GET /seller/staff/links': {
    summary:
      'Which shoppers are linked with the shop’s staff: all for who may read the staff, else one’s own',
    who: 'seller',
    in: z.object({}),
    out: rowsSchema(
      z.object({
        staff_id: Id,
        staff_name: z.string(),
        nickname: z.string(),
        avatar: z.string(),
        is_own: z.boolean(),
        linked_at: Moment,
      }),
    ),
    refusals: [],
  },
  'POST /seller/staff/unlink': {
    summary: 'End the link of one’s own account, or with right `staff.write` that of a colleague',
    who: 'seller',
    partRights: ['staff.write'],
    confirm: true,
    in: z.object({ staff_id: Id }),
    out: Nothing,
    refusals: [],
  },
  'POST /wanlshop/user/linkshop': {
    summary: 'Link oneself with a shop by the code one of its staff made in the console',
    who: 'shopper',
    in: z.object({
      code: z
        .string()
        .trim()
        .regex(/^\d{8}$/),
    }),
    out: z.object({ shop: LinkedShop }),
    refusals: ['shops.link_code_wrong', 'shops.already_linked'],
  },
  'POST /wanlshop/user/unlinkshop': {
    summary: 'End the own link with a shop',
    who: 'shopper',
    in: z.object({ id: Id }),
    out: Nothing,
    refusals: ['shops.not_linked'],
  },
});
