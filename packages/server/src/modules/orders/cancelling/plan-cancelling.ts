import type { CancelPreview } from '@chengji/contract';
import { addCents, asCents, type Cents, zeroCents } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { type PlatformShare, repricePlatformCard } from '../../coupons/index.ts';
import { listLines, type OrderRecord } from '../order.queries.ts';
import { listUnpaidOfTrade } from './reprice.queries.ts';
import {
  type RepricedOrder,
  type UnpaidOrder,
  withoutPlatformCard,
  withPlatformShare,
} from './reprice.rules.ts';

/** What becomes of a trade when one of its unpaid orders is cancelled. */
export type CancelPlan = {
  outcome: CancelPreview['outcome'];
  /** The unpaid orders that stay, or are closed as well. */
  others: readonly OrderRecord[];
  payableBeforeCents: Cents;
  payableCents: Cents;
  /** The card that is applied anew, and to what effect; null where prices stay. */
  repriced: { cardId: number; shares: PlatformShare[]; orders: RepricedOrder[] } | null;
};

const sumPayable = (orders: readonly { payableCents: number }[]): Cents =>
  addCents(...orders.map(({ payableCents }) => asCents(payableCents)));

/**
 * Without the cancelled order the trade may have less than the platform's coupon asks for: it is applied
 * anew to what stays. Where it no longer fits, or nothing is left to pay, the whole trade closes.
 */
export async function planCancelling(ctx: Context, order: OrderRecord): Promise<CancelPlan> {
  const unpaid = await listUnpaidOfTrade(ctx.db, order.tradeId);
  const others = unpaid.filter(({ id }) => id !== order.id);
  const payableBeforeCents = sumPayable(others);
  const kept = { others, payableBeforeCents, payableCents: payableBeforeCents, repriced: null };
  const whole: CancelPlan = { ...kept, outcome: 'whole', payableCents: zeroCents };
  if (others.length === 0) return { ...kept, outcome: 'alone' };
  const staying = await withLines(ctx, others);
  const reprice = await repricePlatformCard(
    ctx,
    unpaid.map(({ id }) => id),
    staying.map(withoutPlatformCard),
  );
  if (reprice.kind === 'no_longer_fits') return whole;
  if (reprice.kind === 'no_card') return payableBeforeCents === 0 ? whole : { ...kept, outcome: 'kept' };
  const { cardId, shares } = reprice;
  const orders = staying.map((one, at) =>
    withPlatformShare(one, shares[at] ?? { lines: [], freight: zeroCents }),
  );
  const payableCents = sumPayable(orders);
  if (payableCents === 0) return whole;
  const outcome = payableCents === payableBeforeCents ? 'kept' : 'repriced';
  return { ...kept, outcome, payableCents, repriced: { cardId, shares, orders } };
}

async function withLines(ctx: Context, orders: readonly OrderRecord[]): Promise<UnpaidOrder[]> {
  const lines = await listLines(
    ctx.db,
    orders.map(({ id }) => id),
  );
  const byOrder = Map.groupBy(lines, ({ orderId }) => orderId);
  return orders.map((order) => ({ ...order, lines: byOrder.get(order.id) ?? [] }));
}
