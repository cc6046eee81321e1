/** What others tell of orders that a number stands for: a bill's, a statement's. */
import type { Context } from '../../../kernel/context.ts';
import { findShops } from '../../shops/index.ts';
import { getTitle } from '../orders.present.ts';
import { purchaseKind } from '../purchase-kinds.ts';
import {
  listAmounts,
  listByNumbers,
  listNumberedLines,
  listTitles,
  sumAmounts,
} from './referred-orders.queries.ts';

export { selectNumbersAbout, selectNumbersBought } from './referred-orders.queries.ts';

export type ReferredOrder = {
  id: number;
  orderNo: string;
  tradeNo: string;
  shop: string;
  /** Of its first line, in the reader's language. */
  title: string;
  teamId: number | null;
};

/** The orders of each of these order or trade numbers; a number that is neither has none. */
export async function findReferredOrders(
  ctx: Context,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, readonly ReferredOrder[]>> {
  const found = numbers.length > 0 ? await listByNumbers(ctx.db, numbers) : [];
  const shops = await findShops(ctx.db, [...new Set(found.map(({ shopId }) => shopId))], ctx.language);
  const teams = new Map<number, number>();
  for (const [kind, ofKind] of Map.groupBy(found, ({ kind }) => kind)) {
    const views = await purchaseKind(ctx, kind)?.show(
      ctx,
      ofKind.map(({ id }) => id),
    );
    for (const [orderId, { teamId }] of views ?? []) teams.set(orderId, teamId);
  }
  const referred = found.map((order) => ({
    ...order,
    shop: shops.get(order.shopId)?.name ?? '',
    title: getTitle(ctx.language, order),
    teamId: teams.get(order.id) ?? null,
  }));
  return new Map(
    numbers.map((number) => [
      number,
      referred.filter(({ orderNo, tradeNo }) => number === orderNo || number === tradeNo),
    ]),
  );
}

/** What an order was worth as it was placed, in cents. */
export type OrderAmounts = {
  goodsCents: number;
  freightCents: number;
  shopCouponCents: number;
  platformCouponCents: number;
};

/** Of the shop's orders of these numbers, by their number, with the rate of their commission. */
export async function findOrderAmounts(
  { db }: Context,
  shopId: number,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, OrderAmounts & { commissionBasisPoints: number }>> {
  const found = numbers.length > 0 ? await listAmounts(db, shopId, numbers) : [];
  return new Map(found.map(({ orderNo, ...amounts }) => [orderNo, amounts]));
}

/** The same, added up. */
export const sumOrderAmounts = ({ db }: Context, shopId: number, numbers: readonly string[]) =>
  sumAmounts(db, shopId, numbers);

export type NamedLine = { id: number; title: string; image: string; number: number };

/** The lines of the shop's orders of these numbers, by their number, in the reader's language. */
export async function findOrderLines(
  { db, language }: Context,
  shopId: number,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, readonly NamedLine[]>> {
  const found = numbers.length > 0 ? await listNumberedLines(db, shopId, numbers) : [];
  return Map.groupBy(
    found.map((line) => ({ ...line, title: getTitle(language, line) })),
    ({ orderNo }) => orderNo,
  );
}

/** What each of these lines of orders is of, in the reader's language. */
export async function findLineTitles(
  { db, language }: Context,
  lineIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const found = lineIds.length > 0 ? await listTitles(db, lineIds) : [];
  return new Map(found.map((line) => [line.id, getTitle(language, line)]));
}
