import type { CallChecked, CallOut } from '@chengji/contract';
import { actorKey } from '../../../kernel/actor.ts';
import { recordNothing } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { assertMayWrite } from '../../identity/index.ts';
import { findConversation } from '../conversations/conversation.queries.ts';
import { sayAway } from '../hours/say-away.ts';
import { assertCustomer } from '../inbox/assert-customer.ts';
import { type Side, toSide } from '../side.ts';
import { buildContent } from './build-content.ts';
import { isSame } from './content.rules.ts';
import { findSent, type MessageRow } from './message.queries.ts';
import { openForWriting, writeMessage } from './write-message.ts';

type Input = CallChecked<'POST /wanlshop/chat/send' | 'POST /seller/chat/send'>;
type Sent = CallOut<'POST /wanlshop/chat/send'>;

/**
 * Stores a message once, however often its client sends it, and answers what was stored. A repeat is answered before
 * anything else is asked: what it names may be gone by now, and it was accepted then.
 */
export async function sendMessage(ctx: Context, { to_id, message }: Input): Promise<Sent> {
  recordNothing(ctx);
  const side = toSide(ctx, to_id);
  const before = await findRepeat(ctx, side, message);
  if (before) return presentSent(before);
  await (side.isShop ? assertCustomer(ctx, side) : assertMayWrite(ctx, side.shopperId));
  await assertNotInBurst(ctx);
  const kept = await buildContent(ctx, side, message);
  return transact(ctx, async (ctx) => {
    const conversation = await openForWriting(ctx, side);
    const raced = await findRepeat(ctx, side, message);
    if (raced) return presentSent(raced);
    const { client_msg_id: clientMsgId } = message;
    const written = await writeMessage(ctx, conversation, side, { kept, clientMsgId });
    if (!side.isShop) await sayAway(ctx, conversation);
    return presentSent(written);
  });
}

async function findRepeat(ctx: Context, side: Side, message: Input['message']): Promise<MessageRow | null> {
  const conversation = await findConversation(ctx.db, side);
  if (!conversation) return null;
  const sent = await findSent(ctx.db, {
    conversationId: conversation.id,
    fromShop: side.isShop,
    clientMsgId: message.client_msg_id,
  });
  if (sent && !isSame(message, sent.type, sent.content))
    throw new Refusal('chat.client_msg_id_reused', {}, { field: 'message.client_msg_id' });
  return sent;
}

const burstSeconds = 10;

const assertNotInBurst = ({ actor, services }: Context): Promise<void> =>
  services.rateLimiter.consume(`chat:${actorKey(actor)}`, 1, {
    max: services.settings.get('chat.burst_messages'),
    seconds: burstSeconds,
  });

export const presentSent = ({ id, sentAt, masked }: MessageRow): Sent => ({
  id,
  createtime: toUnixSeconds(sentAt),
  masked: masked !== null,
});
