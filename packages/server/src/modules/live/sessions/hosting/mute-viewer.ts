import type { CallChecked } from '@chengji/contract';
import { recordChange } from '../../../../kernel/audit/audit.ts';
import type { Context } from '../../../../kernel/context.ts';
import { transact } from '../../../../kernel/db/transact.ts';
import { Refusal } from '../../../../kernel/refusal.ts';
import { isAccountOpen } from '../../../identity/index.ts';
import { isOver } from '../live.rules.ts';
import { deleteMute, insertMute, isMutedIn } from '../says.queries.ts';
import { lockHosted } from './require-host.ts';

/** Doing what is done already changes nothing. */
export function muteViewer(
  ctx: Context,
  { id, user_id, muted }: CallChecked<'POST /seller/live/mute'>,
): Promise<null> {
  return transact(ctx, async (ctx) => {
    const live = await lockHosted(ctx, id);
    if (isOver(live)) throw new Refusal('live.over');
    if (!(await isAccountOpen(ctx.db, user_id)))
      throw new Refusal('common.not_found', {}, { field: 'user_id' });
    const wasMuted = await isMutedIn(ctx.db, id, user_id);
    if (muted) await insertMute(ctx.db, id, user_id);
    else await deleteMute(ctx.db, id, user_id);
    await recordChange(ctx, {
      subject: 'live',
      id,
      before: { user_id, muted: wasMuted },
      after: { user_id, muted },
    });
    return null;
  });
}
