import type { CallChecked, CallOut } from '@chengji/contract';
import type { Context } from '../../../../kernel/context.ts';
import { presentSays } from '../present-says.ts';
import { listSaysFrom } from '../says.queries.ts';
import { getVisible } from './find-visible.ts';

export async function listSays(
  ctx: Context,
  { id, from, after, limit }: CallChecked<'GET /wanlshop/live/says'>,
): Promise<CallOut<'GET /wanlshop/live/says'>> {
  const { live } = await getVisible(ctx, id);
  const found = await listSaysFrom(ctx.db, id, { from, after, limit: limit + 1 });
  return {
    rows: await presentSays(ctx, live.shopId, found.slice(0, limit)),
    more: found.length > limit,
  };
}
