import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { EditVersion, requiresVersion } from '../edit-version.ts';
import { CampaignKind } from '../states.ts';
import {
  countedPageSchema,
  FileUrl,
  Id,
  integer,
  Moment,
  Money,
  Nothing,
  numberedPageInput,
  pageInput,
  pageSchema,
  rowsSchema,
  text,
} from '../values.ts';
import { GoodsIds, Spec } from './catalog.calls.ts';
import { mostSkus, mostSpecs } from './sku-matrix.rules.ts';

const GoodsState = z.enum(['on', 'off']);

const saleTimes = {
  sale_starts_at: Moment.nullable().meta({ description: 'When it goes on sale by itself' }),
  sale_ends_at: Moment.nullable().meta({ description: 'When it goes off sale by itself, or did' }),
};

const atMost = (what: string) =>
  integer(1, 9_999)
    .nullable()
    .optional()
    .meta({ description: `${what}; null is any number` });

export const SellerGoodsRow = z
  .object({
    id: Id,
    title: z.string(),
    title_en: z.string(),
    image: z.string(),
    category: z.string(),
    price_min: Money,
    price_max: Money,
    stock: z.int(),
    sold: z.int(),
    skus: z.int(),
    state: GoodsState,
    low_skus: z.int().meta({ description: 'Skus on sale whose stock is below the low-stock line' }),
    low_stock: z.int().meta({ description: 'Its low-stock line, its own or the market’s' }),
    ...saleTimes,
    shop_categories: z.array(Id).meta({ description: 'The shop’s own categories it is in' }),
    taken_down: z.string().nullable().meta({
      description: 'Why the platform took it down, while it did: only off sale until it is allowed again',
    }),
    campaign: z
      .object({ id: Id, kind: CampaignKind })
      .nullable()
      .meta({ description: 'The group-buy campaign that runs or is coming' }),
    updated_at: Moment,
  })
  .meta({ id: 'SellerGoodsRow' });

const picture = z.union([FileUrl, z.literal('')]);

const SkuInput = z.object({
  id: Id.optional(),
  values: z.array(text(1, 40)).max(mostSpecs),
  price: Money,
  was_price: Money.nullable().default(null),
  stock: integer(0, 9_999_999),
  stock_was: integer(0, 9_999_999).optional().meta({
    description: 'The stock the seller saw; when it is given, only the difference to it is applied',
  }),
  code: text(0, 64).default(''),
  image: picture.default(''),
  weight_grams: integer(0, 1_000_000).default(0),
  is_on: z.boolean().default(true).meta({
    description: 'Whether it is sold; one that is off keeps its id, price, stock, code and pictures',
  }),
});

const GoodsFields = z.object({
  id: Id.optional(),
  version: EditVersion.optional(),
  title: text(2, 120),
  title_en: text(0, 200),
  category_id: Id,
  images: z.array(FileUrl).min(1).max(9),
  ratio: z.enum(['1:1', '4:5', '3:4', '5:4']).default('1:1'),
  specs: z
    .array(
      Spec.extend({
        name: text(1, 20),
        values: z.array(text(1, 40)).min(1).max(50),
        images: z.array(picture).max(50).default([]),
      }).refine(({ values, images }) => images.length === 0 || images.length === values.length, {
        path: ['images'],
      }),
    )
    .max(mostSpecs),
  skus: z.array(SkuInput).min(1).max(mostSkus),
  tags: z.array(text(1, 12)).max(3).default([]),
  params: z
    .array(z.object({ name: text(1, 40), value: text(1, 200) }))
    .max(40)
    .default([]),
  english: z
    .record(text(1, 200), text(1, 400))
    .refine((words) => Object.keys(words).length <= 300)
    .optional()
    .meta({
      description:
        'English of the words of specs, values, tags and params, by the Chinese; left out, the former words stay',
    }),
  content: z.string().max(50_000).default(''),
  content_en: z.string().max(50_000).default(''),
  freight_template_id: Id,
  state: GoodsState.default('on'),
  sale_starts_at: Moment.nullable().optional().meta({
    description: 'When it goes on sale by itself, for one that is off; left out, this and the next stay',
  }),
  sale_ends_at: Moment.nullable().optional().meta({ description: 'When it goes off sale by itself' }),
  most_per_order: atMost('Pieces of one order'),
  most_per_buyer: atMost('Pieces of one buyer, over all orders that are not closed'),
  low_stock: integer(1, 100_000).nullable().optional().meta({
    description: 'Below how many pieces the stock of a sku is low; null is the market’s number',
  }),
  shop_category_ids: z
    .array(Id)
    .max(20)
    .optional()
    .meta({ description: 'The shop’s own categories it is in; left out, they stay' }),
});

const GoodsInput = GoodsFields.refine(...requiresVersion);

export const SellerGoods = z
  .object({
    id: Id,
    version: EditVersion,
    title: z.string(),
    title_en: z.string(),
    category_id: Id,
    images: z.array(z.string()),
    ratio: z.enum(['1:1', '4:5', '3:4', '5:4']),
    specs: z.array(Spec),
    skus: z.array(
      z.object({
        id: Id,
        values: z.array(z.string()),
        price: Money,
        was_price: Money.nullable(),
        stock: z.int(),
        code: z.string(),
        image: z.string(),
        weight_grams: z.int(),
        is_on: z.boolean(),
      }),
    ),
    tags: z.array(z.string()),
    params: z.array(z.object({ name: z.string(), value: z.string() })),
    english: z.record(z.string(), z.string()),
    content: z.string(),
    content_en: z.string(),
    freight_template_id: Id,
    state: GoodsState,
    ...saleTimes,
    most_per_order: z.int().nullable(),
    most_per_buyer: z.int().nullable(),
    low_stock: z.int().nullable(),
    shop_category_ids: z.array(Id),
    sold: z.int(),
    updated_at: Moment,
  })
  .meta({ id: 'SellerGoods' });

/** `by` is null where the platform did it. */
const GoodsChange = z.object({
  id: Id,
  at: Moment,
  by: z.string().nullable(),
  call: z.string(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
});
export type GoodsChange = z.output<typeof GoodsChange>;

/** Prices and stock each have a right of their own. */
const skuRights = ['goods.price', 'goods.stock'] as const;

const saveRefusals = [
  'catalog.category_unknown',
  'catalog.category_not_leaf',
  'catalog.freight_template_unknown',
  'catalog.skus_do_not_match_specs',
  'catalog.sku_twice',
  'catalog.price_zero',
  'catalog.no_sku_on',
  'catalog.no_picture',
  'catalog.sale_times_wrong',
  'catalog.shop_category_unknown',
  'shops.suspended',
  'catalog.taken_down',
  'common.blocked_word',
  'common.edit_conflict',
] as const;

export const catalogSellerCalls = declareCalls({
  'GET /seller/goods/list': {
    summary: 'The shop’s goods',
    who: 'seller',
    right: 'goods.read',
    in: z.object({
      state: z.enum(['all', 'on', 'off', 'sold_out', 'low']).default('all'),
      keyword: text(0, 64)
        .optional()
        .meta({ description: 'Words of the goods, or how the code of one of its skus begins' }),
      category_id: Id.optional(),
      shop_category_id: Id.optional().meta({ description: 'One of the shop’s own' }),
      sort: z.enum(['updated', 'new', 'sales', 'stock', 'price']).default('updated'),
      ...numberedPageInput,
    }),
    out: countedPageSchema(SellerGoodsRow).extend({
      counts: z.object({ all: z.int(), on: z.int(), off: z.int(), sold_out: z.int(), low: z.int() }),
    }),
    refusals: [],
  },
  'GET /seller/goods/details': {
    summary: 'One goods, to edit',
    who: 'seller',
    right: 'goods.read',
    in: z.object({ id: Id }),
    out: SellerGoods,
    refusals: [],
  },
  'GET /seller/goods/history': {
    summary: 'Who changed a goods and its skus, what and when, the newest first',
    who: 'seller',
    right: 'goods.read',
    in: z.object({ id: Id, ...pageInput }),
    out: pageSchema(GoodsChange),
    refusals: [],
  },
  'GET /seller/goods/defaults': {
    summary: 'What a goods has where its shop says nothing',
    who: 'seller',
    right: 'goods.read',
    in: z.object({}),
    out: z.object({ low_stock: z.int().meta({ description: 'Below how many pieces a stock is low' }) }),
    refusals: [],
  },
  'POST /seller/goods/save': {
    summary:
      'Add a goods, or change the one with this id; skus left out are taken out. Prices and stock have rights of their own',
    who: 'seller',
    right: 'goods.write',
    partRights: skuRights,
    in: GoodsInput,
    out: SellerGoods,
    refusals: [...saveRefusals],
  },
  'POST /seller/goods/state': {
    summary: 'Put goods on sale or take them off',
    who: 'seller',
    right: 'goods.write',
    in: z.object({ ids: z.array(Id).min(1).max(200), state: GoodsState }),
    out: z.object({ changed: z.int() }),
    refusals: ['shops.suspended', 'catalog.taken_down', 'catalog.no_sku_on', 'catalog.no_picture'],
  },
  'POST /seller/goods/copy': {
    summary: 'Add a goods like this one, off sale',
    who: 'seller',
    right: 'goods.write',
    in: z.object({ id: Id }),
    out: z.object({ id: Id }),
    refusals: saveRefusals.filter((key) => key !== 'common.edit_conflict'),
  },
  'POST /seller/goods/delete': {
    summary: 'Delete goods that are off sale; what was bought of them stays with its orders',
    who: 'seller',
    right: 'goods.write',
    in: z.object({ ids: z.array(Id).min(1).max(200) }),
    out: z.object({ deleted: z.int() }),
    refusals: ['catalog.delete_on_sale'],
  },
  'GET /seller/goods/skus': {
    summary: 'The skus of these goods, to change their prices and stock',
    who: 'seller',
    right: 'goods.read',
    in: z.object({ ids: GoodsIds.meta({ description: 'Goods by their ids: "7,3"' }) }),
    out: rowsSchema(
      z.object({
        goods_id: Id,
        title: z.string(),
        image: z.string(),
        sku_id: Id,
        values: z.array(z.string()),
        code: z.string(),
        price: Money,
        stock: z.int(),
      }),
    ),
    refusals: [],
  },
  'POST /seller/goods/skus': {
    summary:
      'Change prices and stock of skus, all or none, each by its own right; a was-price that is no longer above goes',
    who: 'seller',
    right: 'goods.read',
    partRights: skuRights,
    in: z.object({
      rows: z
        .array(
          z.object({
            sku_id: Id,
            price: Money.optional(),
            price_was: Money.optional().meta({
              description: 'The price the seller saw; when it is given and no longer so, all is refused',
            }),
            stock: integer(0, 9_999_999).optional(),
            stock_was: integer(0, 9_999_999).optional().meta({
              description: 'The stock the seller saw; when it is given, only the difference to it is applied',
            }),
          }),
        )
        .min(1)
        .max(500)
        .refine((rows) => new Set(rows.map(({ sku_id }) => sku_id)).size === rows.length),
    }),
    out: z.object({ changed: z.int().meta({ description: 'Goods that have a changed sku' }) }),
    refusals: ['catalog.price_zero', 'catalog.price_changed'],
  },
  'POST /seller/goods/stock': {
    summary: 'Set the stock of a sku',
    who: 'seller',
    right: 'goods.stock',
    in: z.object({ sku_id: Id, stock: integer(0, 9_999_999) }),
    out: Nothing,
    refusals: [],
  },
});
