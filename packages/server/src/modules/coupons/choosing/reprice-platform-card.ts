/** The platform's card of a trade, applied anew to the orders that stay when others of the trade close. */
import { type Cents, zeroCents } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { findCategoryPaths, findSkusForSale } from '../../catalog/index.ts';
import { changeUses, findPlatformCard } from '../cards/card.queries.ts';
import { computeEffect, joinBaskets } from './discount.rules.ts';

/** An order as its shop's own card left it: what is left of each line and of the freight. */
export type OrderLeft = {
  orderId: number;
  lines: readonly { skuId: number; goodsId: number; sumCents: Cents; leftCents: Cents }[];
  freightLeftCents: Cents;
};

/** What the platform's card takes off an order, line by line and of the freight. */
export type PlatformShare = { orderId: number; lines: Cents[]; freight: Cents };

export type PlatformReprice =
  | { kind: 'no_card' }
  | { kind: 'no_longer_fits' }
  | { kind: 'applies'; cardId: number; shares: PlatformShare[] };

/** Reads only. The card was used in time, so its validity is not looked at again; its terms are. */
export async function repricePlatformCard(
  ctx: Context,
  tradeOrderIds: readonly number[],
  staying: readonly OrderLeft[],
): Promise<PlatformReprice> {
  const card = await findPlatformCard(ctx.db, tradeOrderIds);
  if (!card) return { kind: 'no_card' };
  const lines = staying.flatMap((order) => order.lines);
  const skus = await findSkusForSale(
    ctx.db,
    lines.map(({ skuId }) => skuId),
  );
  const categoryIds = new Map(skus.map(({ skuId, categoryId }) => [skuId, categoryId]));
  const paths = await findCategoryPaths(ctx, [...new Set(categoryIds.values())]);
  const baskets = staying.map((order) => ({
    lines: order.lines.map((line) => ({
      ...line,
      spentCents: line.sumCents,
      categoryIds: paths.get(categoryIds.get(line.skuId) ?? 0) ?? [],
    })),
    freights: [order.freightLeftCents],
  }));
  const effect = computeEffect(card.terms, joinBaskets(baskets));
  if (effect.kind !== 'applies') return { kind: 'no_longer_fits' };
  let from = 0;
  const shares = staying.map(({ orderId, lines }, at) => {
    const own = effect.lines.slice(from, from + lines.length);
    from += lines.length;
    return { orderId, lines: own, freight: effect.freights[at] ?? zeroCents };
  });
  return { kind: 'applies', cardId: card.id, shares };
}

/** Records what the card takes off each order now, and what the orders cost; for the transaction that reprices them. */
export const recordRepricedUses = (
  { db, clock }: Context,
  cardId: number,
  uses: readonly { orderId: number; cents: Cents; orderCents: Cents }[],
): Promise<void> => changeUses(db, cardId, uses, clock.now());
