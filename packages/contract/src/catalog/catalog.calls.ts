import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { CouponTag } from '../coupons/coupon-tag.ts';
import { Campaign } from '../groups/group-values.ts';
import { Comment, CommentFigures } from '../reviews/review-values.ts';
import { GoodsSort, ShopType } from '../states.ts';
import { Flag, Id, Moment, Money, pageInput, pageSchema, rowsSchema, ShopScore, text } from '../values.ts';

const CategoryLeaf = z.object({ id: Id, name: z.string(), image: z.string() });

const CategoryBranch = CategoryLeaf.extend({ children: z.array(CategoryLeaf) });

/** A top category with up to two levels below it. */
export const Category = CategoryLeaf.extend({ children: z.array(CategoryBranch) }).meta({ id: 'Category' });

/** A goods as every list shows it. */
export const GoodsRow = z
  .object({
    id: Id,
    title: z.string(),
    image: z.string(),
    ratio: z
      .enum(['1:1', '4:5', '3:4', '5:4'])
      .meta({ description: 'Of the picture, so that a list never jumps' }),
    price: Money,
    was_price: Money.nullable(),
    sold: z.int(),
    tags: z.array(z.string()),
    shop: z.object({ id: Id, name: z.string(), type: ShopType }),
    in_stock: z.boolean(),
  })
  .meta({ id: 'GoodsRow' });
export type GoodsRow = z.output<typeof GoodsRow>;

export const Spec = z.object({
  name: z.string(),
  values: z.array(z.string()),
  images: z
    .array(z.string())
    .meta({ description: 'A picture of each value, empty where it has none; or none at all' }),
});

export const Sku = z.object({
  id: Id,
  values: z.array(z.string()).meta({ description: 'One value of each spec, in their order' }),
  price: Money,
  was_price: Money.nullable(),
  stock: z.int(),
  image: z.string(),
});

export const GoodsDetails = z
  .object({
    id: Id,
    title: z.string(),
    images: z.array(z.string()),
    price: Money,
    was_price: Money.nullable(),
    specs: z.array(Spec),
    skus: z.array(Sku),
    tags: z.array(z.string()),
    params: z.array(z.object({ name: z.string(), value: z.string() })),
    content: z.string().meta({ description: 'Sanitised HTML' }),
    sold: z.int(),
    on_sale: z.boolean(),
    sale_starts_at: Moment.nullable().meta({ description: 'When it goes on sale, of one that is not yet' }),
    sale_ends_at: Moment.nullable().meta({ description: 'When it goes off sale, or did' }),
    most_per_order: z.int().nullable(),
    most_per_buyer: z.int().nullable(),
    category_id: Id,
    shop: z.object({
      id: Id,
      name: z.string(),
      type: ShopType,
      logo: z.string(),
      city: z.string(),
      goods_count: z.int(),
      score: ShopScore,
    }),
    freight: z.object({ text: z.string(), free: z.boolean() }),
    coupons: z.array(CouponTag).meta({ description: 'The best first, at most three' }),
    price_after_coupons: Money.nullable().meta({
      description:
        'Of one piece at the lowest price, that of a group while a campaign runs, with the best coupons one holds or may take; null where none takes anything off',
    }),
    promises: z
      .object({ ship_within_hours: z.int(), after_sale_days: z.int(), refund_within_hours: z.int() })
      .meta({
        description:
          'What every order has: when it is sent, how long it may be returned, and when a silent shop has agreed to a refund',
      }),
    campaign: Campaign.nullable(),
    comment: CommentFigures.extend({ rows: z.array(Comment) }),
    collected: z.boolean(),
  })
  .meta({ id: 'GoodsDetails' });

const FoundShop = z
  .object({
    id: Id,
    name: z.string(),
    type: ShopType,
    logo: z.string(),
    city: z.string(),
    score: ShopScore,
  })
  .meta({ id: 'FoundShop' });
export type FoundShop = z.output<typeof FoundShop>;

/** Goods chosen one by one, by their ids: "7,3". */
export const GoodsIds = z.string().regex(/^\d{1,12}(,\d{1,12}){0,49}$/);

/** What the first page of a search has beside its goods. */
const GoodsPage = pageSchema(GoodsRow).extend({
  corrected: z
    .string()
    .meta({ description: 'What was searched for instead, where the words found nothing' })
    .optional(),
  shop: FoundShop.meta({ description: 'The shop whose name fits the words' }).optional(),
  near: z.array(GoodsRow).meta({ description: 'Where nothing was found: what is near' }).optional(),
});

export const catalogCalls = declareCalls({
  'GET /wanlshop/category/tree': {
    summary: 'Categories, nested',
    who: 'anyone',
    in: z.object({}),
    out: rowsSchema(Category),
    refusals: [],
  },
  'GET /wanlshop/goods/list': {
    summary: 'Goods on sale, by category, shop, words, price and order',
    who: 'anyone',
    in: z.object({
      category_id: Id.optional(),
      shop_id: Id.optional(),
      shop_category_id: Id.optional().meta({
        description: 'One of the own categories of the shop that is named',
      }),
      keyword: text(0, 64).optional(),
      sort: GoodsSort.default('default'),
      min: Money.optional(),
      max: Money.optional(),
      shop_type: ShopType.optional(),
      in_stock: Flag.optional(),
      ids: GoodsIds.meta({
        description: 'Chosen one by one: "7,3", answered in this order and on one page',
      }).optional(),
      ...pageInput,
    }),
    out: GoodsPage,
    refusals: [],
  },
  'GET /wanlshop/goods/details': {
    summary: 'One goods, whole',
    who: 'anyone',
    in: z.object({ id: Id }),
    out: GoodsDetails,
    refusals: ['catalog.goods_gone'],
  },
  'GET /wanlshop/goods/similar': {
    summary: 'Goods in stock like these, without them: the most alike first, then what sells and is liked',
    who: 'anyone',
    in: z.object({
      ids: GoodsIds.meta({ description: 'Of what was looked at, saved or bought: "7,3"' }).optional(),
      ...pageInput,
    }),
    out: pageSchema(GoodsRow),
    refusals: [],
  },
  'GET /wanlshop/search/suggest': {
    summary: 'Searches that begin with, or hold, what was typed',
    who: 'anyone',
    in: z.object({ keyword: text(1, 64) }),
    out: rowsSchema(z.object({ word: z.string(), count: z.int() })),
    refusals: [],
  },
});
