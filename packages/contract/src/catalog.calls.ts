import { z } from 'zod';
import { declareCalls } from './call.ts';
import { CouponTag } from './coupon-tag.ts';
import { Campaign } from './group-values.ts';
import { GoodsSort, ReviewTab, ShopType } from './states.ts';
import { Flag, Id, Moment, Money, pageInput, pageOf, rowsOf, text } from './values.ts';

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

export const Spec = z.object({ name: z.string(), values: z.array(z.string()) });

export const Sku = z.object({
  id: Id,
  values: z.array(z.string()).meta({ description: 'One value of each spec, in their order' }),
  price: Money,
  was_price: Money.nullable(),
  stock: z.int(),
  image: z.string(),
});

export const CommentFigures = z
  .object({
    all: z.int(),
    good: z.int(),
    medium: z.int(),
    poor: z.int(),
    image: z.int(),
    rate: z.number().meta({ description: 'Share of good reviews, 0 to 1' }),
    score: z.number().meta({ description: 'Average of 1 to 5' }),
  })
  .meta({ id: 'CommentFigures' });

export const Comment = z
  .object({
    id: Id,
    user: z.object({ nickname: z.string(), avatar: z.string() }),
    score: z.int(),
    content: z.string(),
    images: z.array(z.string()),
    sku: z.string(),
    reply: z.string().nullable(),
    createtime: Moment,
  })
  .meta({ id: 'Comment' });

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
    category_id: Id,
    shop: z.object({
      id: Id,
      name: z.string(),
      type: ShopType,
      logo: z.string(),
      city: z.string(),
      goods_count: z.int(),
      score: z.number(),
    }),
    freight: z.object({ text: z.string(), free: z.boolean() }),
    coupons: z.array(CouponTag).meta({ description: 'The best first, at most three' }),
    campaign: Campaign.nullable(),
    comment: CommentFigures.extend({ rows: z.array(Comment) }),
    collected: z.boolean(),
  })
  .meta({ id: 'GoodsDetails' });

export const catalogCalls = declareCalls({
  'GET /wanlshop/category/tree': {
    summary: 'Categories, nested',
    who: 'anyone',
    in: z.object({}),
    out: rowsOf(Category),
    refusals: [],
  },
  'GET /wanlshop/goods/list': {
    summary: 'Goods on sale, by category, shop, words, price and order',
    who: 'anyone',
    in: z.object({
      category_id: Id.optional(),
      shop_id: Id.optional(),
      keyword: text(0, 64).optional(),
      sort: GoodsSort.default('default'),
      min: Money.optional(),
      max: Money.optional(),
      shop_type: ShopType.optional(),
      in_stock: Flag.optional(),
      ids: z
        .string()
        .regex(/^\d{1,12}(,\d{1,12}){0,49}$/)
        .meta({ description: 'Chosen one by one: "7,3", answered in this order and on one page' })
        .optional(),
      ...pageInput,
    }),
    out: pageOf(GoodsRow),
    refusals: [],
  },
  'GET /wanlshop/goods/details': {
    summary: 'One goods, whole',
    who: 'anyone',
    in: z.object({ id: Id }),
    out: GoodsDetails,
    refusals: ['catalog.goods_gone'],
  },
  'GET /wanlshop/goods/comments': {
    summary: 'Reviews of a goods',
    who: 'anyone',
    in: z.object({ id: Id, tab: ReviewTab.default('all'), ...pageInput }),
    out: pageOf(Comment).extend({ figures: CommentFigures }),
    refusals: ['catalog.goods_gone'],
  },
  'POST /wanlshop/goods/collect': {
    summary: 'Add a goods to the favourites, or take it out',
    who: 'shopper',
    in: z.object({ id: Id, collected: Flag }),
    out: z.object({ collected: z.boolean(), collection: z.int() }),
    refusals: ['catalog.goods_gone'],
  },
  'GET /wanlshop/search/suggest': {
    summary: 'Searches that begin with, or hold, what was typed',
    who: 'anyone',
    in: z.object({ keyword: text(1, 64) }),
    out: rowsOf(z.object({ word: z.string(), count: z.int() })),
    refusals: [],
  },
});
