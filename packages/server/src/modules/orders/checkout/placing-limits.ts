/** How much one person may hold without paying: stock that is held is stock nobody else can buy. */
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { minutesBefore } from '../../../kernel/time/durations.ts';
import { getTitle } from '../orders.present.ts';
import type { BuiltQuote } from './build-quote.ts';
import {
  countPlacedSince,
  countUnpaidPieces,
  countUnpaidTrades,
  lockPlacing,
} from './placing-limits.queries.ts';

/**
 * For the transaction that places, before it holds anything. The person's placings go one after the other,
 * so that many at once cannot pass together.
 */
export async function assertMayPlace(ctx: Context, shopperId: number): Promise<void> {
  const { settings } = ctx.services;
  const aMinuteAgo = minutesBefore(ctx.clock.now(), 1);
  // sent in this order over one connection: what is counted is counted once the lock is held
  const [, unpaid, placed] = await Promise.all([
    lockPlacing(ctx.db, shopperId),
    countUnpaidTrades(ctx.db, shopperId),
    countPlacedSince(ctx.db, shopperId, aMinuteAgo),
  ]);
  if (unpaid >= settings.get('orders.max_unpaid'))
    throw new Refusal('orders.too_many_unpaid', { count: unpaid });
  if (placed >= settings.get('orders.max_placed_per_minute')) throw new Refusal('orders.placed_too_often');
}

export async function assertPiecesWithinLimit(
  ctx: Context,
  shopperId: number,
  quote: BuiltQuote,
): Promise<void> {
  const limit = ctx.services.settings.get('orders.max_unpaid_pieces');
  const lines = quote.shops.flatMap((shop) => shop.lines);
  const held = await countUnpaidPieces(
    ctx.db,
    shopperId,
    lines.map(({ skuId }) => skuId),
  );
  for (const { skuId, sku, number } of lines) {
    const left = Math.max(0, limit - (held.get(skuId) ?? 0));
    if (number > left) {
      const title = getTitle(ctx.language, sku);
      throw new Refusal('orders.too_many_pieces', { title, limit, left }, { field: 'items' });
    }
  }
}
