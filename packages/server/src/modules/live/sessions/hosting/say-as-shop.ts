import type { CallChecked } from '@chengji/contract';
import { recordChange } from '../../../../kernel/audit/audit.ts';
import type { Context } from '../../../../kernel/context.ts';
import { Refusal } from '../../../../kernel/refusal.ts';
import { isOver } from '../live.rules.ts';
import { getLivingInfo } from '../living-info.ts';
import { getHosted } from './require-host.ts';

/** In the room's own batch, which is stored before anybody sees it: so not in a transaction of this call. */
export async function sayAsShop(
  ctx: Context,
  { id, text }: CallChecked<'POST /seller/live/say'>,
): Promise<null> {
  const hosted = await getHosted(ctx, id);
  if (isOver(hosted)) throw new Refusal('live.over');
  if (hosted.state === 'created') throw new Refusal('live.not_begun');
  const live = await getLivingInfo(ctx, id);
  const reason =
    live && (await ctx.services.liveRooms.say({ live, shopperId: null, text, at: ctx.clock.now() }));
  if (reason) throw new Refusal('live.over');
  await recordChange(ctx, { subject: 'live', id, before: {}, after: { say: text } });
  return null;
}
