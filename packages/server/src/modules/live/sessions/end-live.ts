import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { emit } from '../../../kernel/events/events.ts';
import { tellRoom, throwOut } from './announce.ts';
import { type Live, type LiveCondition, moveLive } from './lives.queries.ts';

type Ending = { reason: NonNullable<Live['endReason']>; cutReason?: string; where?: LiveCondition };

/** What runs is over: its encoder is thrown out, and all who watch see the end page. Null when it did not run. */
export async function endLiving(
  ctx: Context,
  id: number,
  { reason, cutReason = '', where }: Ending,
): Promise<Live | null> {
  return transact(ctx, async (ctx) => {
    const ended = await moveLive(
      ctx.db,
      id,
      'end',
      {
        endedAt: ctx.clock.now(),
        endReason: reason,
        cutReason,
        encoder: 'none',
        encoderClient: '',
        lostUntil: null,
      },
      where,
    );
    if (!ended) return null;
    await emit(ctx, 'live.over', { liveId: id, shopId: ended.shopId });
    tellRoom(ctx, id, { type: 'over', content: { reason: cutReason } });
    throwOut(ctx, id);
    return ended;
  });
}
