import type { CallChecked, Quote } from '@chengji/contract';
import { requireShopper } from '../../kernel/actor.ts';
import type { Context } from '../../kernel/context.ts';
import { buildQuote } from './build-quote.ts';
import { presentQuote } from './orders.present.ts';

/** What a checkout costs now. */
export async function quoteOrder(
  ctx: Context,
  input: CallChecked<'POST /wanlshop/order/quote'>,
): Promise<Quote> {
  return presentQuote(ctx.language, await buildQuote(ctx, requireShopper(ctx), input));
}
