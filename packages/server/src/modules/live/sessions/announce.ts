import type { LiveFrame } from '@chengji/contract/socket';
import type { Context } from '../../../kernel/context.ts';
import { afterCommit } from '../../../kernel/db/transact.ts';

/** After the commit all who watch are told how it stands now. */
export function announce(ctx: Context, liveId: number): void {
  afterCommit(ctx, () => {
    ctx.services.livingInfos.forget(liveId);
    ctx.services.liveRooms.announce(liveId);
  });
}

/** After the commit all who watch are told what happened. */
export function tellRoom(ctx: Context, liveId: number, message: LiveFrame['message']): void {
  announce(ctx, liveId);
  afterCommit(ctx, () => ctx.services.liveRooms.tell(liveId, message));
}

/**
 * After the commit nobody sends it any more. A node that dies before that leaves an encoder which is thrown out when
 * it is next noted.
 */
export function throwOut(ctx: Context, liveId: number): void {
  announce(ctx, liveId);
  afterCommit(ctx, () => {
    ctx.services.media.disconnect(liveId).catch((error: unknown) => {
      ctx.log.error({ err: error, liveId }, 'an encoder was not thrown out');
    });
  });
}
