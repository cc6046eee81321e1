import { asCents, subtractCents } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { emit } from '../../../kernel/events/events.ts';
import { countSold } from '../../catalog/index.ts';
import { platform, shopPending, transfer } from '../../ledger/index.ts';
import {
  claimCompletion,
  insertLog,
  listLines,
  type OrderLineRecord,
  type OrderRecord,
} from '../order.queries.ts';
import { toOrderEvent } from '../order-event.ts';
import { computeSettlement, settlementKey } from './settlement.rules.ts';

/**
 * Ends an order well: its money leaves escrow, the commission to the platform and the rest to what the shop has
 * pending until the after-sale window ends, in the transaction of the move. Answers whether this call did it.
 */
export const completeOrder = (
  ctx: Context,
  orderId: number,
  { isAutomatic }: { isAutomatic: boolean },
): Promise<boolean> =>
  transact(ctx, async (ctx) => {
    const completedAt = ctx.clock.now();
    const order = await claimCompletion(ctx.db, orderId, {
      move: 'complete',
      completedAt,
      onlyIfDue: isAutomatic,
    });
    if (!order) return false;
    await emit(ctx, 'orders.reviewed', { ...toOrderEvent(order), automatic: isAutomatic });
    await finish(ctx, order, { isAutomatic });
    return true;
  });

/**
 * Ends an order of which nothing is left to receive or to review, in the transaction of the refund that took the last
 * of it. Nobody is asked for a review, or thanked for one.
 */
export const completeReturned = (ctx: Context, orderId: number): Promise<void> =>
  transact(ctx, async (ctx) => {
    const completedAt = ctx.clock.now();
    const order = await claimCompletion(ctx.db, orderId, { move: 'return', completedAt, onlyIfDue: false });
    if (!order) throw new Error(`order ${orderId} was held and moved on`);
    await finish(ctx, order, { isAutomatic: true });
  });

async function finish(
  ctx: Context,
  order: OrderRecord,
  { isAutomatic }: { isAutomatic: boolean },
): Promise<void> {
  const orderId = order.id;
  const lines = await listLines(ctx.db, [orderId]);
  await settle(ctx, order, lines);
  await countSold(ctx.db, toKept(lines));
  await insertLog(ctx.db, [
    {
      orderId,
      event: 'completed',
      by: isAutomatic ? 'system' : 'shopper',
      byId: isAutomatic ? null : order.shopperId,
      at: ctx.clock.now(),
    },
  ]);
  await emit(ctx, 'orders.completed', { ...toOrderEvent(order), automatic: isAutomatic });
}

/** What was sold for good: without the pieces that went back. */
const toKept = (lines: readonly OrderLineRecord[]) =>
  lines
    .map(({ goodsId, number, returnedNumber }) => ({ goodsId, number: number - returnedNumber }))
    .filter(({ number }) => number > 0);

async function settle(ctx: Context, order: OrderRecord, lines: readonly OrderLineRecord[]): Promise<void> {
  const { paid, promotion, worth, commission, income } = computeSettlement(order, lines);
  if (worth === 0) return;
  await transfer(ctx, {
    key: settlementKey(order),
    kind: 'settle',
    reference: order.orderNo,
    entries: [
      { account: platform('escrow'), cents: subtractCents(asCents(0), paid) },
      { account: platform('promotions'), cents: subtractCents(asCents(0), promotion) },
      { account: platform('commission'), cents: commission },
      { account: shopPending(order.shopId), cents: income },
    ].filter(({ cents }) => cents !== 0),
  });
}
