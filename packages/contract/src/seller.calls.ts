import { z } from 'zod';
import { declareCalls } from './call.ts';
import { Spec } from './catalog.calls.ts';
import { EditVersion, saysVersion } from './edit-version.ts';
import { OrderDetails, OrderRow } from './order-values.ts';
import { CampaignKind, FreightKind, OrderTab } from './states.ts';
import { countedPageOf, FileUrl, Flag, Id, Moment, Money, Nothing, rowsOf, text, whole } from './values.ts';

const GoodsState = z.enum(['on', 'off']);

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
  values: z.array(text(1, 40)).max(3),
  price: Money,
  was_price: Money.nullable().default(null),
  stock: whole(0, 9_999_999),
  stock_was: whole(0, 9_999_999).optional().meta({
    description: 'The stock the seller saw; when it is given, only the difference to it is applied',
  }),
  code: text(0, 64).default(''),
  image: picture.default(''),
  weight_grams: whole(0, 1_000_000).default(0),
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
  specs: z.array(Spec.extend({ name: text(1, 20), values: z.array(text(1, 40)).min(1).max(50) })).max(3),
  skus: z.array(SkuInput).min(1).max(500),
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
        'English of the words of specs, values, tags and params, by the Chinese; left out, what was said before stays',
    }),
  content: z.string().max(50_000).default(''),
  content_en: z.string().max(50_000).default(''),
  freight_template_id: Id,
  state: GoodsState.default('on'),
});
const GoodsInput = GoodsFields.refine(...saysVersion);

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
    sold: z.int(),
    updated_at: Moment,
  })
  .meta({ id: 'SellerGoods' });

export const SellerOrderRow = OrderRow.omit({ can: true })
  .extend({
    buyer: z.object({ nickname: z.string(), avatar: z.string() }),
    receiver: z.object({ name: z.string(), area: z.string() }),
    remark: z.string(),
    freight: Money,
    paid_at: Moment.nullable(),
    ship_due_at: Moment.nullable(),
    can: z.object({ ship: z.boolean() }),
  })
  .meta({ id: 'SellerOrderRow' });

export const SellerOrder = OrderDetails.omit({ can: true, trade_payable: true, trade_orders: true })
  .extend({
    buyer: z.object({ nickname: z.string(), avatar: z.string() }),
    commission: Money,
    income: Money,
    ship_due_at: Moment.nullable(),
    log: z.array(z.object({ event: z.string(), by: z.string(), at: Moment })),
    can: z.object({ ship: z.boolean() }),
  })
  .meta({ id: 'SellerOrder' });

const Shipment = z.object({ carrier: text(0, 32), tracking_no: text(0, 64) });

const saveRefusals = [
  'catalog.category_unknown',
  'catalog.category_not_leaf',
  'catalog.freight_template_unknown',
  'catalog.skus_do_not_match_specs',
  'catalog.sku_twice',
  'catalog.price_zero',
  'catalog.no_sku_on',
  'shops.suspended',
  'common.edit_conflict',
] as const;

const shipRefusals = [
  'orders.state_changed',
  'orders.waits_for_team',
  'shipping.carrier_unknown',
  'shipping.tracking_no_wrong',
] as const;

export const sellerCalls = declareCalls({
  'GET /seller/dashboard/info': {
    summary: 'What waits to be done, and how the shop sells',
    who: 'seller',
    right: 'dashboard.read',
    in: z.object({}),
    out: z.object({
      todo: z.object({
        to_pay: z.int(),
        to_ship: z.int(),
        to_ship_late: z.int(),
        to_receive: z.int(),
        to_review: z.int(),
        sold_out: z.int(),
      }),
      today: z.object({ orders: z.int(), amount: Money, buyers: z.int() }),
      yesterday: z.object({ orders: z.int(), amount: Money, buyers: z.int() }),
      days: z.array(z.object({ day: z.string(), orders: z.int(), amount: Money })),
      interest: z.array(
        z.object({ day: z.string(), visits: z.int(), favourites: z.int(), followers: z.int() }),
      ),
      best: z.array(
        z.object({ goods_id: Id, title: z.string(), image: z.string(), number: z.int(), amount: Money }),
      ),
      balance: z.object({ pending: Money, available: Money }),
    }),
    refusals: [],
  },
  'GET /seller/goods/list': {
    summary: 'The shop’s goods',
    who: 'seller',
    right: 'goods.read',
    in: z.object({
      state: z.enum(['all', 'on', 'off', 'sold_out']).default('all'),
      keyword: text(0, 64).optional(),
      category_id: Id.optional(),
      sort: z.enum(['new', 'sales', 'stock', 'price']).default('new'),
      page: whole(1, 500).default(1),
      limit: whole(1, 100).default(20),
    }),
    out: countedPageOf(SellerGoodsRow).extend({
      counts: z.object({ all: z.int(), on: z.int(), off: z.int(), sold_out: z.int() }),
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
  'POST /seller/goods/save': {
    summary: 'Add a goods, or change the one with this id; skus left out are taken out',
    who: 'seller',
    right: 'goods.write',
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
    refusals: ['shops.suspended', 'catalog.no_sku_on'],
  },
  'POST /seller/goods/stock': {
    summary: 'Set the stock of a sku',
    who: 'seller',
    right: 'goods.write',
    in: z.object({ sku_id: Id, stock: whole(0, 9_999_999) }),
    out: Nothing,
    refusals: [],
  },
  'GET /seller/freight/list': {
    summary: 'The shop’s freight templates',
    who: 'seller',
    in: z.object({}),
    out: rowsOf(z.object({ id: Id, name: z.string(), kind: FreightKind })),
    refusals: [],
  },
  'GET /seller/carriers/list': {
    summary: 'Carriers a parcel can go with',
    who: 'seller',
    in: z.object({}),
    out: rowsOf(z.object({ code: z.string(), name: z.string() })),
    refusals: [],
  },
  'GET /seller/orders/list': {
    summary: 'The shop’s orders',
    who: 'seller',
    right: 'orders.read',
    in: z.object({
      state: OrderTab.or(z.literal('completed')).default('all'),
      keyword: text(0, 64).optional(),
      from: Moment.or(whole(0, 9_999_999_999)).optional(),
      to: Moment.or(whole(0, 9_999_999_999)).optional(),
      late: Flag.optional(),
      sort: z.enum(['new', 'old', 'amount']).default('new'),
      page: whole(1, 500).default(1),
      limit: whole(1, 100).default(20),
    }),
    out: countedPageOf(SellerOrderRow).extend({ counts: z.record(z.string(), z.int()) }),
    refusals: [],
  },
  'GET /seller/orders/details': {
    summary: 'One order of the shop',
    who: 'seller',
    right: 'orders.read',
    in: z.object({ id: Id }),
    out: SellerOrder,
    refusals: [],
  },
  'POST /seller/orders/ship': {
    summary: 'Ship an order by a carrier, or with no carrier at all (both empty)',
    who: 'seller',
    right: 'orders.ship',
    in: Shipment.extend({ order_id: Id }),
    out: SellerOrder,
    refusals: [...shipRefusals],
  },
  'POST /seller/orders/ship_many': {
    summary: 'Ship many orders; `dry_run` only checks. Each row is done or refused by itself',
    who: 'seller',
    right: 'orders.ship',
    in: z.object({
      dry_run: Flag.default(false),
      rows: z
        .array(
          z.object({
            order_no: text(1, 40),
            carrier: text(0, 32),
            tracking_no: text(0, 64),
            no_logistics: Flag.default(false).meta({
              description:
                'Sent without a carrier; without it, a row that names no carrier and number is refused',
            }),
          }),
        )
        .min(1)
        .max(500),
    }),
    out: rowsOf(z.object({ order_no: z.string(), ok: z.boolean(), msg: z.string() })).extend({
      shipped: z.int(),
      refused: z.int(),
    }),
    refusals: ['orders.shipment_unclear'],
  },
});
