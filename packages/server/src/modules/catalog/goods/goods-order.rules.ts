/**
 * The orders a list of goods may stand in. Each is a column and the id, both in one direction, so that an
 * index read from either end gives it and a page goes on exactly after the last row of the one before.
 */
import type { GoodsSort } from '@chengji/contract';

export type OrderColumn = 'rank' | 'sold' | 'priceCents';

export type GoodsOrder = {
  /** None: the id alone. */
  by: OrderColumn | null;
  direction: 'asc' | 'desc';
};

export const goodsOrders: Record<GoodsSort, GoodsOrder> = {
  default: { by: 'rank', direction: 'desc' },
  sales: { by: 'sold', direction: 'desc' },
  price_asc: { by: 'priceCents', direction: 'asc' },
  price_desc: { by: 'priceCents', direction: 'desc' },
  new: { by: null, direction: 'desc' },
};

type Ordered = Record<OrderColumn | 'id', number>;

/** What a cursor holds of the row it stands after. */
export const toCursorKey = (sort: GoodsSort, row: Ordered): number[] => {
  const { by } = goodsOrders[sort];
  return by ? [row[by], row.id] : [row.id];
};

export const getCursorSize = (sort: GoodsSort): number => (goodsOrders[sort].by ? 2 : 1);
