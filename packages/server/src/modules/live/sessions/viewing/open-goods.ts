import type { CallChecked } from '@chengji/contract';
import { requireShopper } from '../../../../kernel/actor.ts';
import type { Context } from '../../../../kernel/context.ts';
import { transact } from '../../../../kernel/db/transact.ts';
import { Refusal } from '../../../../kernel/refusal.ts';
import { countOpened } from '../lives.queries.ts';
import { insertOpened } from '../reminders.queries.ts';
import { hadGoods } from '../tray.queries.ts';
import { getVisible } from './find-visible.ts';

/** Each goods once for a person. */
export async function openGoods(
  ctx: Context,
  { id, goods_id: goodsId }: CallChecked<'POST /wanlshop/live/open_goods'>,
): Promise<null> {
  const shopperId = requireShopper(ctx);
  await getVisible(ctx, id);
  if (!(await hadGoods(ctx.db, id, goodsId)))
    throw new Refusal('common.not_found', {}, { field: 'goods_id' });
  return transact(ctx, async (ctx) => {
    if (await insertOpened(ctx.db, { liveId: id, goodsId, shopperId })) await countOpened(ctx.db, id);
    return null;
  });
}
