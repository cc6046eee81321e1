import { requireActor } from '../../../kernel/actor.ts';
import { recordNothing } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { shopperRoom } from './shopper-room.ts';

/** Binds an open socket to the member of staff who calls: it hears of their shop, or of the platform. */
export async function bindStaffSocket(
  ctx: Context,
  { client_id }: { client_id: string },
): Promise<{ client_id: string }> {
  recordNothing(ctx);
  if (!(await ctx.services.push.bind(client_id, ctx.actor, ctx.language)))
    throw new Refusal('identity.socket_unknown');
  return { client_id };
}

/**
 * Binds an open socket to the caller: from now on it receives their messages, in the language of this
 * call. Binding it again moves it to another language.
 */
export async function bindSocket(
  ctx: Context,
  { client_id }: { client_id: string },
): Promise<{ client_id: string }> {
  const actor = requireActor(ctx, 'shopper');
  const { push } = ctx.services;
  if (!(await push.bind(client_id, actor, ctx.language))) throw new Refusal('identity.socket_unknown');
  push.leave(client_id, shopperRoom(actor.id, ctx.language === 'zh' ? 'en' : 'zh'));
  await push.join(client_id, shopperRoom(actor.id, ctx.language));
  return { client_id };
}
