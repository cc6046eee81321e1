/** What open sockets of both sides hear, on every node. Nothing is only said there: a client asks for what it missed. */
import type { ChatReadFrame, ServerFrame } from '@chengji/contract/socket';
import type { Context } from '../../../kernel/context.ts';
import { afterCommit } from '../../../kernel/db/transact.ts';
import { shopperRoom } from '../../identity/index.ts';
import { inboxRoom } from '../inbox/bind-inbox-socket.ts';
import { getOtherId, type Pair } from '../side.ts';
import type { MessageRow } from './message.queries.ts';
import { findNamed, presentMessage } from './present-message.ts';

const languages = ['zh', 'en'] as const;

/** A new message, each side as it reads it. */
export async function tellMessage(ctx: Context, row: MessageRow): Promise<void> {
  const named = await findNamed(ctx, [row]);
  for (const isShop of [false, true]) {
    for (const language of languages) {
      const frame: ServerFrame = { type: 'chat', ...presentMessage(row, named, { isShop, language }) };
      const room = isShop ? inboxRoom(row.shopId, language) : shopperRoom(row.shopperId, language);
      afterCommit(ctx, () => ctx.services.push.toRoom(room, frame));
    }
  }
}

/** To one side; `user_id` is the other. */
function tellSide(ctx: Context, pair: Pair, isShop: boolean, toFrame: (userId: number) => ServerFrame): void {
  const frame = toFrame(getOtherId({ ...pair, isShop }));
  const { push } = ctx.services;
  afterCommit(ctx, () => {
    if (!isShop) return push.toShopper(pair.shopperId, frame);
    for (const language of languages) push.toRoom(inboxRoom(pair.shopId, language), frame);
  });
}

/** The one side has read all up to there: the other hears of it, and so do the reader's own screens. */
export function tellRead(
  ctx: Context,
  pair: Pair,
  { isShop, upTo }: { isShop: boolean; upTo: number },
): void {
  const toFrame =
    (own: boolean) =>
    (user_id: number): ChatReadFrame => ({ type: 'chat_read', user_id, up_to: upTo, own });
  tellSide(ctx, pair, isShop, toFrame(true));
  tellSide(ctx, pair, !isShop, toFrame(false));
}

export function tellRecall(ctx: Context, pair: Pair, id: number): void {
  for (const isShop of [false, true])
    tellSide(ctx, pair, isShop, (user_id) => ({ type: 'chat_recall', user_id, id }));
}

export const tellTyping = (ctx: Context, pair: Pair, toShop: boolean): void =>
  tellSide(ctx, pair, toShop, (user_id) => ({ type: 'chat_typing', user_id }));

/** Who has it, its flag or its block has changed: a matter of the shop's staff alone. */
export const tellConversation = (ctx: Context, pair: Pair): void =>
  tellSide(ctx, pair, true, (user_id) => ({ type: 'chat_conversation', user_id }));
