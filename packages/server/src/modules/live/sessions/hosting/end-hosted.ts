import { recordChange } from '../../../../kernel/audit/audit.ts';
import type { Context } from '../../../../kernel/context.ts';
import { transact } from '../../../../kernel/db/transact.ts';
import { Refusal } from '../../../../kernel/refusal.ts';
import { announce } from '../announce.ts';
import { endLiving } from '../end-live.ts';
import { isOver } from '../live.rules.ts';
import { updateLive } from '../lives.queries.ts';
import { lockHosted } from './require-host.ts';

/** Ends what runs, or calls off a start whose encoder is waited for. */
export function endHosted(ctx: Context, { id }: { id: number }): Promise<null> {
  return transact(ctx, async (ctx) => {
    const live = await lockHosted(ctx, id);
    if (isOver(live)) throw new Refusal('live.over');
    if (live.state === 'created') {
      if (!live.startBy) throw new Refusal('live.not_begun');
      await updateLive(ctx.db, { id, states: ['created'] }, { startBy: null });
      announce(ctx, id);
    } else {
      await endLiving(ctx, id, { reason: 'host' });
    }
    await recordChange(ctx, {
      subject: 'live',
      id,
      before: { state: live.state, waits: live.startBy !== null },
      after: { state: live.state === 'created' ? 'created' : 'ended', waits: false },
    });
    return null;
  });
}
