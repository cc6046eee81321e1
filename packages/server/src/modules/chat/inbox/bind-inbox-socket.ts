import type { Language } from '@chengji/contract';
import { holdsRight, requireActor } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { bindStaffSocket } from '../../identity/index.ts';

/** Those of a shop's staff who may read its conversations, by the language they read. */
export const inboxRoom = (shopId: number, language: Language): string => `shop:${shopId}:chat:${language}`;

/**
 * Binds an open socket to the member of staff who calls: it hears of their shop and, where they may read them, of
 * its conversations, in the language of this call.
 */
export async function bindInboxSocket(
  ctx: Context,
  input: { client_id: string },
): Promise<{ client_id: string }> {
  const bound = await bindStaffSocket(ctx, input);
  const { shopId } = requireActor(ctx, 'seller');
  const { push } = ctx.services;
  const mayRead = holdsRight(ctx.actor, 'chat.read');
  for (const language of ['zh', 'en'] as const) {
    const room = inboxRoom(shopId, language);
    if (mayRead && language === ctx.language) await push.join(input.client_id, room);
    else push.leave(input.client_id, room);
  }
  return bound;
}

/** Who may read conversations has changed: every console of the shop is bound by what it may hear now. */
export const rebindInbox = ({ services }: Context, shopId: number): void =>
  services.push.rebind([`shop:${shopId}`, inboxRoom(shopId, 'zh'), inboxRoom(shopId, 'en')]);
