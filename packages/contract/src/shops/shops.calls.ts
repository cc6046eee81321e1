import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { ShopType } from '../states.ts';
import { Flag, Id, Moment, pageInput, pageSchema, rowsSchema, ShopScore } from '../values.ts';

const followers = z.int().meta({ description: 'How many people follow the shop' });

export const ShopDetails = z
  .object({
    id: Id,
    name: z.string(),
    type: ShopType,
    logo: z.string(),
    city: z.string(),
    intro: z.string(),
    score: ShopScore,
    scores: z.int().meta({ description: 'How many buyers gave one' }),
    goods_count: z.int().meta({ description: 'Goods on sale' }),
    followers,
    followed: z.boolean(),
    opened_at: Moment,
  })
  .meta({ id: 'ShopDetails' });
export type ShopDetails = z.output<typeof ShopDetails>;

const CategoryOfShop = z.object({ id: Id, name: z.string(), image: z.string(), goods_count: z.int() });

/** A top category with those below it that this shop sells in. */
export const ShopCategory = z
  .object({ id: Id, name: z.string(), goods_count: z.int(), children: z.array(CategoryOfShop) })
  .meta({ id: 'ShopCategory' });

/** A shop in its follower's list. */
export const FollowedShop = ShopDetails.pick({
  id: true,
  name: true,
  type: true,
  logo: true,
  city: true,
  score: true,
  goods_count: true,
  followers: true,
})
  .extend({ followed_at: Moment })
  .meta({ id: 'FollowedShop' });
export type FollowedShop = z.output<typeof FollowedShop>;

export const shopsCalls = declareCalls({
  'GET /wanlshop/shop/details': {
    summary: 'A shop: who it is, its score, and how many goods and followers it has',
    who: 'anyone',
    in: z.object({ id: Id }),
    out: ShopDetails,
    refusals: ['shops.shop_gone'],
  },
  'GET /wanlshop/shop/categories': {
    summary: 'What a shop sells, by category',
    who: 'anyone',
    in: z.object({ id: Id }),
    out: rowsSchema(ShopCategory),
    refusals: [],
  },
  'POST /wanlshop/shop/follow': {
    summary: 'Follow a shop, or no longer; either may be asked for twice',
    who: 'shopper',
    in: z.object({ id: Id, followed: Flag }),
    out: z.object({ followed: z.boolean(), followers, concern: z.int() }),
    refusals: ['shops.shop_gone'],
  },
  'GET /wanlshop/follow/list': {
    summary: 'The shops one follows, the newest first',
    who: 'shopper',
    in: z.object(pageInput),
    out: pageSchema(FollowedShop),
    refusals: [],
  },
});
