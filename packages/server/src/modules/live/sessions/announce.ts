import type { Context } from '../../../kernel/context.ts';
import { afterCommit } from '../../../kernel/db/transact.ts';

/** After the commit all who watch are told how it stands now. */
export function announce(ctx: Context, liveId: number): void {
  afterCommit(ctx, () => {
    ctx.services.livingInfos.forget(liveId);
    ctx.services.liveRooms.announce(liveId);
  });
}
