import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { emit } from '../../../kernel/events/events.ts';
import { countSold, returnStock } from '../../catalog/index.ts';
import { returnCards } from '../../coupons/index.ts';
import { isBooked, platform, shopperAvailable, transfer } from '../../ledger/index.ts';
import { completeReturned } from '../lifecycle/complete-order.ts';
import { needsReview } from '../lifecycle/needs-review.rules.ts';
import { claimMove, insertLog, listLines } from '../order.queries.ts';
import { toOrderEvent } from '../order-event.ts';
import { addReturned } from './after-sale.queries.ts';
import { type AfterSaleOrder, lockAfterSale } from './after-sale-order.ts';
import {
  computeReturned,
  countPiecesLeft,
  countUnsent,
  planRefund,
  type RefundPlan,
  type RefundTerms,
} from './refund-plan.rules.ts';

export type GivingBack = {
  refundNo: string;
  /** At once into the buyer's balance, or to where a channel takes it from. */
  to: 'balance' | 'channel';
  /** The shop received the pieces and says that they can be sold again. */
  resell: boolean;
};

/**
 * Moves what a refund was decided to, in the transaction that moves the refund: the money, the figures of the line
 * and the order, the stock, and the order itself where nothing is left of it to ship, to receive or to review. Answers what it moved.
 */
export const giveBack = (
  ctx: Context,
  orderId: number,
  terms: RefundTerms,
  { refundNo, to, resell }: GivingBack,
): Promise<RefundPlan> =>
  transact(ctx, async (ctx) => {
    const order = await lockAfterSale(ctx, orderId);
    const key = `refund:${refundNo}:decided`;
    if (await isBooked(ctx.db, key)) throw new Error(`${key} was given back before`);
    const plan = planRefund(order, terms);
    const line = order.lines.find(({ id }) => id === terms.lineId);
    const unsent = line ? countUnsent(line, { number: plan.number, isReturn: terms.isReturn }) : 0;
    await addReturned(ctx.db, { orderId, lineId: terms.lineId }, computeReturned(terms, plan), unsent);
    await returnPieces(ctx, order, { lineId: terms.lineId, number: plan.number, unsent, resell });
    await insertLog(ctx.db, [{ orderId, event: 'refunded', ...namesActor(ctx), at: ctx.clock.now() }]);
    if (plan.closes) await closeOrder(ctx, orderId);
    await book(ctx, order, plan, { key, refundNo, to });
    if (await isDone(ctx, order)) await completeReturned(ctx, orderId);
    return plan;
  });

/** What was not shipped is still in the shop; what came back is, when the shop says so. Sold is what stays sold. */
async function returnPieces(
  ctx: Context,
  { state, lines }: AfterSaleOrder,
  { lineId, number, unsent, resell }: { lineId: number; number: number; unsent: number; resell: boolean },
): Promise<void> {
  const line = lines.find(({ id }) => id === lineId);
  if (!line || number === 0) return;
  const back = resell ? number : unsent;
  if (back > 0) await returnStock(ctx.db, [{ skuId: line.skuId, number: back }]);
  if (state === 'completed') await countSold(ctx.db, [{ goodsId: line.goodsId, number }], -1);
}

/** Whether what was shipped of the order leaves nothing to wait for: no piece to receive, or none to review. */
async function isDone({ db }: Context, { id, state }: AfterSaleOrder): Promise<boolean> {
  if (state !== 'shipped' && state !== 'pending_review') return false;
  const lines = await listLines(db, [id]);
  return state === 'shipped'
    ? lines.every((line) => countPiecesLeft(line) === 0)
    : !lines.some((line) => needsReview(line));
}

async function closeOrder(ctx: Context, orderId: number): Promise<void> {
  const closedAt = ctx.clock.now();
  const closed = await claimMove(ctx.db, 'refund', orderId, { closedAt, closeReason: 'refunded' });
  if (!closed) throw new Error(`order ${orderId} was held and moved on`);
  await returnCards(ctx, [orderId]);
  await insertLog(ctx.db, [{ orderId, event: 'closed', ...namesActor(ctx), at: closedAt }]);
  await emit(ctx, 'orders.closed', { ...toOrderEvent(closed), reason: 'refunded', wasPaid: true });
}

async function book(
  ctx: Context,
  { shopperId }: AfterSaleOrder,
  { cents, sources }: RefundPlan,
  { key, refundNo, to }: { key: string; refundNo: string; to: GivingBack['to'] },
): Promise<void> {
  if (sources.length === 0) return;
  const account = to === 'balance' ? shopperAvailable(shopperId) : platform('refunding');
  await transfer(ctx, {
    key,
    kind: 'refund',
    reference: refundNo,
    entries: [...sources, ...(cents > 0 ? [{ account, cents }] : [])],
  });
}

/** Who decided: a person of one of the three sides, or nobody within the time they had. */
const namesActor = ({ actor }: Context) => {
  if (actor.kind === 'shopper') return { by: 'shopper', byId: actor.id } as const;
  if (actor.kind === 'seller') return { by: 'seller', byId: actor.staffId } as const;
  if (actor.kind === 'platform') return { by: 'platform', byId: actor.staffId } as const;
  return { by: 'system', byId: null } as const;
};
