/** All that placing writes, in one statement: a trade, an order for each shop, their lines, and that they were placed. */
import { asc, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { prepared } from '../../../kernel/db/prepared.ts';
import { orderLines, orderLog, orders, trades } from '../order.tables.ts';

type Trade = typeof trades.$inferSelect;
type Order = typeof orders.$inferSelect;
type Line = typeof orderLines.$inferSelect;

type NewTrade = Pick<Trade, 'shopperId' | 'payableCents' | 'placedAt' | 'closeDueAt'> &
  Pick<Order, 'kind' | 'pinned' | 'address'> & {
    /** The second it is placed in: the beginning of its number and its orders'. */
    second: string;
    /** At most one of each shop. */
    orders: readonly NewOrder[];
  };
type NewOrder = Pick<
  Order,
  | 'shopId'
  | 'goodsCents'
  | 'freightCents'
  | 'discountCents'
  | 'platformDiscountCents'
  | 'payableCents'
  | 'remark'
> & {
  lines: readonly Pick<
    Line,
    | 'goodsId'
    | 'skuId'
    | 'title'
    | 'titleEn'
    | 'image'
    | 'values'
    | 'valuesEn'
    | 'priceCents'
    | 'number'
    | 'sumCents'
    | 'discountCents'
    | 'platformDiscountCents'
  >[];
};

const { placeholder } = sql;

/** A number no other trade or order has: the second it was placed in, then a counter. */
const nextNumber = (): SQL<string> =>
  sql<string>`${placeholder('second')}::text || lpad((nextval('trade_numbers') % 1000000)::text, 6, '0')`;

const insertTrade = prepared('place_trade', (db) => {
  const trade = db.$with('trade').as(
    db
      .insert(trades)
      .values({
        tradeNo: nextNumber(),
        shopperId: placeholder('shopperId'),
        state: 'open',
        payableCents: placeholder('payableCents'),
        placedAt: placeholder('placedAt'),
        closeDueAt: placeholder('closeDueAt'),
      })
      .returning(),
  );
  const draft = db.$with('draft', {}).as(sql`
    select * from rows from (json_to_recordset(${placeholder('orders')}::json) as ("shopId" bigint,
      "goodsCents" bigint, "freightCents" bigint, "discountCents" bigint, "platformDiscountCents" bigint,
      "payableCents" bigint, remark text, lines json)) with ordinality as draft`);
  const { id, orderNo, shopId, shopperId } = orders;
  const placed = db.$with('placed', { id, orderNo, shopId, shopperId }).as(sql`
    insert into ${orders} (order_no, trade_id, shopper_id, shop_id, kind, state, goods_cents, freight_cents,
      discount_cents, platform_discount_cents, payable_cents, pinned, address, remark, placed_at, close_due_at)
    select ${nextNumber()}, trade.id, trade.shopper_id, draft."shopId", ${placeholder('kind')},
      'pending_payment', draft."goodsCents", draft."freightCents", draft."discountCents",
      draft."platformDiscountCents", draft."payableCents",
      ${placeholder('pinned')}::jsonb, ${placeholder('address')}::jsonb, draft.remark,
      trade.placed_at, trade.close_due_at
    from trade, draft order by draft.ordinality
    returning *`);
  const lines = db.$with('lines', {}).as(sql`
    insert into ${orderLines} (order_id, goods_id, sku_id, title, title_en, image, values, values_en,
      price_cents, number, sum_cents, discount_cents, platform_discount_cents)
    select placed.id, line."goodsId", line."skuId", line.title, line."titleEn", line.image, line.values,
      line."valuesEn", line."priceCents", line.number, line."sumCents", line."discountCents",
      line."platformDiscountCents"
    from placed join draft on draft."shopId" = placed.shop_id, json_to_recordset(draft.lines) as line (
      "goodsId" bigint, "skuId" bigint, title text, "titleEn" text, image text, values text[], "valuesEn" text[],
      "priceCents" bigint, number integer, "sumCents" bigint, "discountCents" bigint,
      "platformDiscountCents" bigint)`);
  const log = db.$with('log', {}).as(sql`
    insert into ${orderLog} (order_id, event, by, by_id, at)
    select id, 'placed', 'shopper', shopper_id, placed_at from placed`);
  return db
    .with(trade, draft, placed, lines, log)
    .select({
      tradeNo: trade.tradeNo,
      id: placed.id,
      orderNo: placed.orderNo,
      shopId: placed.shopId,
      shopperId: placed.shopperId,
    })
    .from(placed)
    .crossJoin(trade)
    .orderBy(asc(placed.id));
});

export type PlacedOrder = Pick<Order, 'id' | 'orderNo' | 'shopId' | 'shopperId'>;

/** Answers the trade's number and its orders, in the order given. */
export async function placeTrade(
  db: Db,
  { orders, ...trade }: NewTrade,
): Promise<{ tradeNo: string; orders: PlacedOrder[] }> {
  const rows = await insertTrade(db, { ...trade, orders: JSON.stringify(orders) });
  return { tradeNo: rows[0]?.tradeNo ?? '', orders: rows };
}
