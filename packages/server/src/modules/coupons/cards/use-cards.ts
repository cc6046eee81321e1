import type { Cents } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { reasonIn } from '../choosing/reasons.ts';
import { insertUses, markUsed } from './card.queries.ts';

export type CardUse = {
  cardId: number;
  /** What it takes off each order, and what that order costs its buyer. */
  shares: readonly { orderId: number; cents: Cents; orderCents: Cents }[];
};

/** Uses cards for orders, in the transaction that places them. A card is used once, however many try at once. */
export async function useCards(
  ctx: Context,
  { shopperId, uses }: { shopperId: number; uses: readonly CardUse[] },
): Promise<void> {
  if (uses.length === 0) return;
  const now = ctx.clock.now();
  const first = uses.map(({ cardId, shares }) => ({ cardId, orderId: shares.find(takesOff)?.orderId ?? 0 }));
  const used = await markUsed(ctx.db, { shopperId, cards: first, now });
  if (used.length < uses.length) {
    throw new Refusal('coupons.card_not_usable', { reason: reasonIn(ctx, { kind: 'gone' }) });
  }
  const couponIds = new Map(used.map(({ id, couponId }) => [id, couponId]));
  await insertUses(
    ctx.db,
    uses.flatMap(({ cardId, shares }) =>
      shares.filter(takesOff).map(({ orderId, cents, orderCents }) => ({
        cardId,
        orderId,
        couponId: couponIds.get(cardId) ?? 0,
        cents,
        orderCents,
        usedAt: now,
      })),
    ),
  );
}

/** An order that a market's card takes nothing off does not hold it. */
const takesOff = ({ cents }: CardUse['shares'][number]): boolean => cents > 0;
