import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { Flag, Id, Moment, Nothing, pageInput, pageSchema, text } from '../values.ts';
import {
  ChatHistory,
  ChatMessage,
  historyInput,
  messageRefusals,
  SentMessage,
  sentMessage,
  UploadedChatFile,
  uploadRefusals,
} from './chat-values.ts';

/** A conversation in the message centre. */
export const ChatListItem = z
  .object({
    id: Id,
    user_id: z.int().meta({ description: 'The shop: what `to_id`, `chat/del` and `chat/clear` take' }),
    name: z.string(),
    avatar: z.string(),
    content: z.string().meta({ description: 'The last message in one line; empty after a clear' }),
    count: z.int().meta({ description: 'Unread messages' }),
    createtime: Moment,
  })
  .meta({ id: 'ChatListItem' });
export type ChatListItem = z.output<typeof ChatListItem>;

/** The other side, before and while one writes to it. */
export const ChatPeer = z
  .object({
    user_id: Id,
    conversation_id: Id.nullable().meta({
      description: 'What a complaint about the chat is of; null while nothing was written',
    }),
    name: z.string(),
    avatar: z.string(),
    last_id: z.int().meta({ description: 'The newest message, 0 for none' }),
    read_up_to: ChatHistory.shape.read_up_to,
    blocked: z.boolean().meta({ description: 'By the reader' }),
    can_write: z
      .boolean()
      .meta({ description: 'False where either side has blocked the other, or the shop is closed' }),
    away: z
      .string()
      .nullable()
      .meta({ description: 'What the shop says outside its hours; null within them' }),
    recall_seconds: z.int().meta({ description: 'How long an own message can be recalled' }),
  })
  .meta({ id: 'ChatPeer' });
export type ChatPeer = z.output<typeof ChatPeer>;

export const chatCalls = declareCalls({
  'GET /wanlshop/chat/list': {
    summary: 'The own conversations, the last one written in first',
    who: 'shopper',
    in: z.object(pageInput),
    out: pageSchema(ChatListItem).extend({ unread: z.int() }),
    refusals: [],
  },
  'GET /wanlshop/chat/peer': {
    summary: 'A shop to write to, whether or not there is a conversation yet',
    who: 'shopper',
    in: z.object({ user_id: Id }),
    out: ChatPeer,
    refusals: [],
  },
  'GET /wanlshop/chat/history': {
    summary:
      'Messages with a shop: the newest, those before one, or all after one, which a reconnect asks for',
    who: 'shopper',
    in: z.object(historyInput),
    out: ChatHistory,
    refusals: [],
  },
  'GET /wanlshop/chat/search': {
    summary: 'Words in the own conversations, the newest message first',
    who: 'shopper',
    in: z.object({ keyword: text(1, 64), user_id: Id.optional(), ...pageInput }),
    out: pageSchema(
      ChatMessage.extend({ peer: ChatListItem.pick({ user_id: true, name: true, avatar: true }) }),
    ),
    refusals: [],
  },
  'POST /wanlshop/chat/send': {
    summary: 'Write to a shop; the message is stored before this answers',
    who: 'shopper',
    in: z.object({ to_id: Id, message: sentMessage }),
    out: SentMessage,
    refusals: [...messageRefusals, 'chat.shop_unknown', 'chat.client_msg_id_reused', 'identity.silenced'],
  },
  'POST /wanlshop/chat/upload': {
    summary: 'A picture, or a voice message of at most 1 MB (m4a, webm), to send afterwards',
    who: 'shopper',
    upload: true,
    in: z.object({}),
    out: UploadedChatFile,
    refusals: [...uploadRefusals],
  },
  'POST /wanlshop/chat/read': {
    summary: 'Mark read: what a shop wrote, or all; the shops see it',
    who: 'shopper',
    in: z.object({ user_id: Id.optional() }),
    out: z.object({ unread: z.int() }),
    refusals: [],
  },
  'POST /wanlshop/chat/clear': {
    summary: 'Empty the own view of the past with a shop',
    who: 'shopper',
    in: z.object({ id: Id }),
    out: Nothing,
    refusals: [],
  },
  'POST /wanlshop/chat/del': {
    summary: 'Take a conversation out of the list until something new is written',
    who: 'shopper',
    in: z.object({ id: Id }),
    out: z.object({ unread: z.int() }),
    refusals: [],
  },
  'POST /wanlshop/chat/recall': {
    summary: 'Take back an own message shortly after it was sent',
    who: 'shopper',
    in: z.object({ id: Id }),
    out: Nothing,
    refusals: ['chat.recall_too_late'],
  },
  'POST /wanlshop/chat/typing': {
    summary: 'Tell the shop that one is typing',
    who: 'shopper',
    in: z.object({ user_id: Id }),
    out: Nothing,
    refusals: [],
  },
  'POST /wanlshop/chat/block': {
    summary: 'Block a shop, or let it write again',
    who: 'shopper',
    in: z.object({ user_id: Id, blocked: Flag }),
    out: Nothing,
    refusals: [],
  },
});
