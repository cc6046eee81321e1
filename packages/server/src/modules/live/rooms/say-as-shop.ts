import { actorKey } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { LivingInfo } from '../sessions/living-info.ts';

/** Of one member of staff. */
const says = { max: 5, seconds: 5 };

/** Written by who may host it: seen by all as the shop's. Refuses once it is over, and before it has begun. */
export async function sayAsShop(ctx: Context, live: LivingInfo, text: string): Promise<void> {
  await ctx.services.rateLimiter.consume(`live.say:${actorKey(ctx.actor)}`, 1, says);
  const at = ctx.clock.now();
  const reason =
    live.state === 'living'
      ? await ctx.services.liveRooms.say({ live, shopperId: null, text, at })
      : { key: 'live.over' };
  if (reason) throw new Refusal(reason.key === 'live.over' ? 'live.over' : 'common.busy_try_again');
}
