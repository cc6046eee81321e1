import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { getTitle } from '../orders.present.ts';
import type { BuiltQuote } from './build-quote.ts';
import { countBoughtPieces } from './placing-limits.queries.ts';
import { findOverLimit, listLimited } from './purchase-limits.rules.ts';

/**
 * What their shops allow one buyer. In the transaction that places, the buyer's placings go one after the other
 * (`assertMayPlace`), so that many at once cannot pass together.
 */
export async function assertWithinPurchaseLimits(
  ctx: Context,
  shopperId: number,
  quote: BuiltQuote,
): Promise<void> {
  const lines = quote.shops.flatMap((shop) => shop.lines);
  const limited = listLimited(lines);
  const bought = limited.length > 0 ? await countBoughtPieces(ctx.db, shopperId, limited) : new Map();
  const over = findOverLimit(lines, bought);
  if (!over) return;
  const { limit, left } = over;
  const title = getTitle(ctx.language, over.line.sku);
  const key = over.isPerOrder ? 'orders.over_order_limit' : 'orders.over_buyer_limit';
  throw new Refusal(key, { title, limit, left }, { field: 'items' });
}
