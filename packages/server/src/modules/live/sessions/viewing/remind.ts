import type { CallChecked } from '@chengji/contract';
import { requireShopper } from '../../../../kernel/actor.ts';
import type { Context } from '../../../../kernel/context.ts';
import { transact } from '../../../../kernel/db/transact.ts';
import { Refusal } from '../../../../kernel/refusal.ts';
import { lockLive } from '../lives.queries.ts';
import { deleteReminder, insertReminder } from '../reminders.queries.ts';
import { getVisible } from './find-visible.ts';

/** Of the start of what is announced, and of the replay of what has begun; doing it again changes nothing. */
export async function remind(
  ctx: Context,
  { id, on }: CallChecked<'POST /wanlshop/live/remind'>,
): Promise<null> {
  const shopperId = requireShopper(ctx);
  await getVisible(ctx, id);
  return transact(ctx, async (ctx) => {
    if (!on) {
      await deleteReminder(ctx.db, id, shopperId);
      return null;
    }
    // nobody begins it meanwhile: who asks before is told of the start, who asks after of the replay
    const live = await lockLive(ctx.db, id);
    if (!live) throw new Refusal('common.not_found');
    if (live.state === 'replay' || live.endReason === 'cut') throw new Refusal('live.over');
    await insertReminder(ctx.db, { liveId: id, shopperId, isOfReplay: live.state !== 'created' });
    return null;
  });
}
