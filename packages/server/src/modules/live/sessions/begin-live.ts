import type { Context } from '../../../kernel/context.ts';
import { emit } from '../../../kernel/events/events.ts';
import { announce } from './announce.ts';
import { isFirstOfShop, type Live, moveLive } from './lives.queries.ts';
import { insertMark } from './tray.queries.ts';

/** Started, and its encoder sends. The caller holds the lives of the shop locked, and has seen that none runs. */
export async function beginLive(
  ctx: Context,
  live: Live,
  change: Partial<Pick<Live, 'encoder' | 'encoderClient' | 'encoderSeenAt'>> = {},
): Promise<Live> {
  const begun = await moveLive(ctx.db, live.id, 'begin', {
    ...change,
    beganAt: ctx.clock.now(),
    startBy: null,
    hasTimedOut: false,
    isFirst: await isFirstOfShop(ctx.db, live),
  });
  if (!begun) throw new Error(`live ${live.id} did not begin`);
  const { pinnedGoodsId } = begun;
  if (pinnedGoodsId !== null)
    await insertMark(ctx.db, { liveId: live.id, second: 0, goodsId: pinnedGoodsId });
  await emit(ctx, 'live.began', { liveId: live.id, shopId: live.shopId });
  announce(ctx, live.id);
  return begun;
}
