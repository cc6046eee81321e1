import type { CallChecked, CallOut } from '@chengji/contract';
import { requireShopper } from '../../kernel/actor.ts';
import type { Context } from '../../kernel/context.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { countUnread, markAllRead, markRead } from './notices.queries.ts';

/** Marks one own notice read, or all of a kind, or all. */
export async function readNotices(
  ctx: Context,
  { id, kind }: CallChecked<'POST /wanlshop/notice/read'>,
): Promise<CallOut<'POST /wanlshop/notice/read'>> {
  const shopperId = requireShopper(ctx);
  const now = ctx.clock.now();
  if (id === undefined) await markAllRead(ctx.db, shopperId, kind, now);
  else if (!(await markRead(ctx.db, shopperId, id, now))) throw new Refusal('common.not_found');
  return { unread: await countUnread(ctx.db, shopperId) };
}
