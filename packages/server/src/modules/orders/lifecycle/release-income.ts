import { subtractCents, zeroCents } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { emit } from '../../../kernel/events/events.ts';
import { shopAvailable, shopPending, transfer } from '../../ledger/index.ts';
import { claimRelease, listLines } from '../order.queries.ts';
import { toOrderEvent } from '../order-event.ts';
import { computeGoodsKept } from './goods-paid.rules.ts';
import { computeSettlement } from './settlement.rules.ts';

/** The after-sale window of a completed order has ended: what is left of its income is the shop's to withdraw. */
export const releaseIncome = (ctx: Context, orderId: number): Promise<void> =>
  transact(ctx, async (ctx) => {
    const order = await claimRelease(ctx.db, orderId, ctx.clock.now());
    if (!order) return;
    const lines = await listLines(ctx.db, [order.id]);
    await emit(ctx, 'orders.released', { ...toOrderEvent(order), goodsCents: computeGoodsKept(lines) });
    const { income } = computeSettlement(order, lines);
    if (income === 0) return;
    await transfer(ctx, {
      key: `order:${orderId}:release`,
      kind: 'settle',
      reference: order.orderNo,
      entries: [
        { account: shopPending(order.shopId), cents: subtractCents(zeroCents, income) },
        { account: shopAvailable(order.shopId), cents: income },
      ],
    });
  });
