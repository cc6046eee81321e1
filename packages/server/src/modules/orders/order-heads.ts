import type { OrderState } from '@chengji/contract';
import type { Db } from '../../kernel/db/database.ts';
import { listHeads } from './order-lists.queries.ts';

/** What others name an order by, and the first of its lines. */
export type OrderHead = {
  orderNo: string;
  tradeNo: string;
  state: OrderState;
  shopperId: number;
  shopId: number;
  paidAt: Date | null;
  /** When it closes if it is not paid. */
  closeDueAt: Date;
  /** As it was promised when the order was placed. */
  shipWithinHours: number;
  skuId: number;
  title: string;
  titleEn: string;
  image: string;
  number: number;
  values: string[];
  valuesEn: string[];
  sumCents: number;
  discountCents: number;
};

/** By order id. */
export const findOrderHeads = async (
  db: Db,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, OrderHead>> =>
  new Map((await listHeads(db, orderIds)).map(({ id, ...head }) => [id, head]));
