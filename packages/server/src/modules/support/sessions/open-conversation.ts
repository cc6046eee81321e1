import type { CallChecked, CallOut } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { brokenConstraint } from '../../../kernel/db/violations.ts';
import { deviceRoom } from './announce.ts';
import { hashDevice, requireConversationOwner } from './owner.ts';
import { presentMessages, presentSession } from './present-session.ts';
import { presentInbox } from './service-hours.ts';
import {
  adoptSession,
  findOpenSession,
  listOwnMessages,
  lockOpenSession,
  moveSession,
} from './session.queries.ts';

/** Who has logged in goes on with what they asked as a visitor; an open socket hears what is said. */
export async function openConversation(
  ctx: Context,
  { client_id }: CallChecked<'POST /wanlshop/service/open'>,
): Promise<CallOut<'POST /wanlshop/service/open'>> {
  const owner = requireConversationOwner(ctx);
  if ('shopperId' in owner) await goOnAsShopper(ctx, owner.shopperId);
  else if (client_id) await ctx.services.push.join(client_id, deviceRoom(owner.deviceHash));
  const session = await findOpenSession(ctx.db, owner);
  return { session: session && (await presentSession(ctx, session)), inbox: await presentInbox(ctx) };
}

/** Another window may begin the shopper's own conversation meanwhile: it is seen when this is done again. */
async function goOnAsShopper(ctx: Context, shopperId: number): Promise<void> {
  const take = () => transact(ctx, (ctx) => takeAlong(ctx, shopperId));
  try {
    await take();
  } catch (error) {
    if (brokenConstraint(error) !== 'service_sessions_one_open_of_shopper') throw error;
    await take();
  }
}

/**
 * Of two open conversations one goes on: the visitor's, unless the shopper's own is before agents already. The other
 * is closed and stays to be read.
 */
async function takeAlong(ctx: Context, shopperId: number): Promise<void> {
  const deviceHash = hashDevice(ctx);
  if (deviceHash === null) return;
  const asVisitor = await lockOpenSession(ctx.db, { deviceHash });
  if (!asVisitor) return;
  const own = await lockOpenSession(ctx.db, { shopperId });
  const closing = { closedAt: ctx.clock.now() };
  if (own && own.state !== 'assistant') await moveSession(ctx.db, asVisitor.id, 'close', closing);
  else if (own) await moveSession(ctx.db, own.id, 'close', closing);
  await adoptSession(ctx.db, asVisitor.id, shopperId);
}

export async function listHistory(
  ctx: Context,
  { before_id, after_id, limit }: CallChecked<'GET /wanlshop/service/history'>,
): Promise<CallOut<'GET /wanlshop/service/history'>> {
  const owner = requireConversationOwner(ctx);
  const found = await listOwnMessages(ctx.db, owner, {
    before: before_id,
    after: after_id,
    limit: limit + 1,
  });
  const hasMore = found.length > limit;
  const rows = after_id === undefined ? found.slice(-limit) : found.slice(0, limit);
  const session = await findOpenSession(ctx.db, owner);
  return {
    session: session && (await presentSession(ctx, session)),
    inbox: await presentInbox(ctx),
    rows: await presentMessages(ctx, rows),
    has_more: hasMore,
  };
}
