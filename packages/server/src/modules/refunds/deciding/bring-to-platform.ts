import type { CallChecked, CallOut } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { isOwn, moveRefund, withRefund } from '../move-refund.ts';
import { presentRefund } from '../showing/show-refund.ts';

/** The buyer brings a rejected refund to the platform; what the platform decided is never rejected again. */
export const bringToPlatform = (
  ctx: Context,
  { id, content, images }: CallChecked<'POST /wanlshop/refund/intervene'>,
): Promise<CallOut<'POST /wanlshop/refund/intervene'>> =>
  withRefund(ctx, id, isOwn(ctx), async (ctx, row) => {
    const change = { broughtAt: ctx.clock.now() };
    const event = 'brought_to_platform';
    const brought = await moveRefund(ctx, row, { move: 'bring', event, content, images, change });
    return presentRefund(ctx, brought);
  });
