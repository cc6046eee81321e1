/** The two ways out of waiting for others: to the shop, or back with the money. */
import { asCents } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { emitAll } from '../../../kernel/events/events.ts';
import { returnStock } from '../../catalog/index.ts';
import { returnCards } from '../../coupons/index.ts';
import { payOut, platform, shopperAvailable } from '../../ledger/index.ts';
import { insertLog, listLines, type OrderRecord } from '../order.queries.ts';
import { toOrderEvent } from '../order-event.ts';
import * as queries from './release-waiting.queries.ts';

/**
 * The orders that waited go to their shops, in one statement; `returnCents` of what each cost goes back to
 * its buyer's balance at once. One that does not wait any more is left alone.
 */
export const formOrders = (
  ctx: Context,
  { orders }: { orders: readonly { orderId: number; returnCents: number }[] },
): Promise<void> =>
  transact(ctx, async (ctx) => {
    const formedAt = ctx.clock.now();
    const returned = new Map(orders.map(({ orderId, returnCents }) => [orderId, returnCents]));
    const formed = await queries.formOrders(ctx.db, orders, formedAt);
    if (formed.length === 0) return;
    const lowered = formed.flatMap(({ id }) => {
      const returnCents = returned.get(id) ?? 0;
      return returnCents > 0 ? [{ orderId: id, returnCents }] : [];
    });
    if (lowered.length > 0) await queries.storeReturnedByLine(ctx.db, lowered);
    await returnMoney(
      ctx,
      formed.map((order) => ({ order, why: 'returned', cents: returned.get(order.id) ?? 0 })),
    );
    await insertLog(
      ctx.db,
      formed.flatMap(({ id }) => [
        systemLog(id, 'team_formed', formedAt),
        ...(returned.get(id) ? [systemLog(id, 'returned', formedAt)] : []),
      ]),
    );
    await emitAll(
      ctx,
      'orders.grouped',
      formed.map((order) => ({ ...toOrderEvent(order), returnedCents: returned.get(order.id) ?? 0 })),
    );
  });

/** The orders that waited are closed, and their buyers get back all that is held of their money, stock and cards. */
export const failOrders = (ctx: Context, { orderIds }: { orderIds: readonly number[] }): Promise<void> =>
  transact(ctx, async (ctx) => {
    const closedAt = ctx.clock.now();
    const failed = await queries.failOrders(ctx.db, orderIds, closedAt);
    if (failed.length === 0) return;
    const ids = failed.map(({ id }) => id);
    await returnStock(ctx.db, await listLines(ctx.db, ids));
    await returnCards(ctx, ids);
    await returnMoney(
      ctx,
      failed.map((order) => ({ order, why: 'failed', cents: order.heldCents })),
    );
    await insertLog(
      ctx.db,
      ids.flatMap((id) => [systemLog(id, 'team_failed', closedAt), systemLog(id, 'closed', closedAt)]),
    );
    await emitAll(
      ctx,
      'orders.closed',
      failed.map((order) => ({ ...toOrderEvent(order), reason: 'group_failed', wasPaid: true })),
    );
  });

type Returned = { order: OrderRecord; why: 'returned' | 'failed'; cents: number };

/** Out of escrow to each buyer's balance. */
const returnMoney = (ctx: Context, all: readonly Returned[]): Promise<void> =>
  payOut(
    ctx,
    all
      .filter(({ cents }) => cents > 0)
      .map(({ order, why, cents }) => ({
        key: `order:${order.id}:${why}`,
        kind: why === 'returned' ? 'groups' : 'refund',
        reference: order.orderNo,
        entries: [
          { account: platform('escrow'), cents: asCents(-cents) },
          { account: shopperAvailable(order.shopperId), cents: asCents(cents) },
        ],
      })),
  );

const systemLog = (orderId: number, event: string, at: Date) =>
  ({ orderId, event, by: 'system', byId: null, at }) as const;
