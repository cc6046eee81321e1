import type { CallChecked, Quote } from '@chengji/contract';
import { requireShopper } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { presentQuote } from '../orders.present.ts';
import { applyCards, findCards } from './apply-cards.ts';
import { buildQuote } from './build-quote.ts';
import { assertWithinPurchaseLimits } from './purchase-limits.ts';

/** What a checkout costs now, and what the own cards may do for it. */
export async function quoteOrder(
  ctx: Context,
  input: CallChecked<'POST /wanlshop/order/quote'>,
): Promise<Quote> {
  const shopperId = requireShopper(ctx);
  const quote = await buildQuote(ctx, shopperId, input);
  await assertWithinPurchaseLimits(ctx, shopperId, quote);
  const cards = await findCards(ctx, shopperId, quote, input);
  return presentQuote(ctx.language, applyCards(quote, cards), cards);
}
