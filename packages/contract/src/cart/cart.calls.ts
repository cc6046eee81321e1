import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { ShopType } from '../states.ts';
import { Flag, Id, integer, Money, text } from '../values.ts';

const Quantity = integer(1, 9_999);

/** The largest number of pieces at the highest price exceeds the largest amount of an order. */
const LineSum = z.string().regex(/^\d{1,13}\.\d{2}$/);

/** Where a line was found: the post whose author is told what it sold. */
export const LineSource = z.object({ type: z.literal('post'), id: Id }).meta({ id: 'LineSource' });

/** A line as clients hold and send it; the server reads only its ids, number and choice, and answers the rest. */
const CartLineIn = z.object({
  goods_id: Id,
  sku_id: Id,
  number: Quantity,
  checked: Flag.optional(),
  title: z.string().max(300).optional(),
  image: z.string().max(500).optional(),
  sku: z.unknown().optional(),
  sum: z.unknown().optional(),
  shop_id: Id.optional(),
  shop_name: z.string().max(100).optional(),
  from: LineSource.nullish(),
});

export const CartLine = z
  .object({
    goods_id: Id,
    sku_id: Id,
    title: z.string(),
    image: z.string(),
    sku: z.object({ id: Id, price: Money, values: z.array(z.string()), stock: z.int() }),
    number: z.int(),
    sum: LineSum,
    checked: z.boolean(),
    shop_id: Id,
    shop_name: z.string(),
    from: LineSource.optional().meta({ description: 'Sent on with the order; left out where nobody knows' }),
    state: z.enum(['ok', 'sold_out', 'off_sale']),
    price_drop: Money.optional().meta({
      description: 'How much less a piece costs than when it was added; left out where it costs no less',
    }),
  })
  .meta({ id: 'CartLine' });
export type CartLine = z.output<typeof CartLine>;

export const CartShop = z
  .object({
    shop_id: Id,
    shop_name: z.string(),
    shop_type: ShopType,
    products: z.array(CartLine),
    check: z.boolean(),
    choose: z.int(),
  })
  .meta({ id: 'CartShop' });
export type CartShop = z.output<typeof CartShop>;

/** The visitor's cart may come as lines or grouped by shop, as clients store it. */
const LocalCart = z
  .array(z.union([CartLineIn, z.object({ products: z.array(CartLineIn).max(200) })]))
  .max(200);

export const cartCalls = declareCalls({
  'POST /wanlshop/cart/synchro': {
    summary: 'Lay a visitor’s cart into the own one, and answer the whole; null only answers',
    who: 'shopper',
    in: z.object({ cart: LocalCart.nullable().optional() }),
    out: z.array(CartShop),
    refusals: [],
  },
  'POST /wanlshop/cart/storage': {
    summary: 'One change of the cart; `follow` moves lines to the favourites and answers how many are new',
    who: 'shopper',
    idempotencyKey: 'optional',
    in: z.discriminatedUnion('type', [
      z.object({ type: z.literal('empty') }),
      z.object({
        type: z.enum(['bcadd', 'bcsub']),
        goods_id: Id,
        sku_id: Id,
        number: Quantity,
        sum: text(0, 20).optional(),
      }),
      z.object({ type: z.enum(['del', 'follow']), data: z.array(CartLineIn).min(1).max(200) }),
      z.object({ type: z.literal('add'), data: CartLineIn }),
      z
        .object({
          type: z.literal('change_sku'),
          goods_id: Id,
          sku_id: Id,
          new_sku_id: Id,
          number: Quantity,
        })
        .meta({ description: 'Joins the line of the new sku where there is one, up to the stock' }),
    ]),
    out: z.number().nullable(),
    refusals: ['cart.full', 'cart.not_on_sale', 'cart.short_of_stock'],
  },
});
