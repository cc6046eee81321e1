/** What a conversation of a shopper with a shop is made of, as both sides see it. */
import { z } from 'zod';
import { OrderState } from '../states.ts';
import { FileUrl, Id, integer, Moment, Money, text } from '../values.ts';

export const maxVoiceSeconds = 60;
export const maxVoiceBytes = 1_048_576;

/** Chosen by the sender's client: the same one sent again is the same message. */
export const ClientMessageId = z
  .string()
  .regex(/^[\w-]{8,64}$/)
  .meta({ description: 'Of the sender’s making; a repeat answers the message that was stored first' });

/** What is sent: the market adds what it knows better, such as a price. */
export const SentContent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), content: z.object({ text: text(1, 1000) }) }),
  z.object({ type: z.literal('img'), content: z.object({ url: FileUrl }) }),
  z.object({
    type: z.literal('voice'),
    content: z.object({ url: FileUrl, seconds: integer(1, maxVoiceSeconds) }),
  }),
  z.object({ type: z.literal('goods'), content: z.object({ goods_id: Id }) }),
  z.object({ type: z.literal('order'), content: z.object({ order_id: Id }) }),
]);
export type SentContent = z.output<typeof SentContent>;

const stored = { id: z.int(), client_msg_id: z.string() };

/** A message’s own part. Ids rise within a conversation: that is its order. */
export const StoredMessage = z
  .discriminatedUnion('type', [
    z.object({ ...stored, type: z.literal('text'), content: z.object({ text: z.string() }) }),
    z.object({
      ...stored,
      type: z.literal('img'),
      content: z.object({ url: z.string(), width: z.int(), height: z.int() }),
    }),
    z.object({
      ...stored,
      type: z.literal('voice'),
      content: z.object({ url: z.string(), seconds: z.int() }),
    }),
    z.object({
      ...stored,
      type: z.literal('goods'),
      content: z.object({ goods_id: Id, title: z.string(), image: z.string(), price: Money }),
    }),
    z.object({
      ...stored,
      type: z.literal('order'),
      content: z.object({ order_id: Id, title: z.string(), image: z.string(), state: OrderState }),
    }),
    z.object({
      ...stored,
      type: z.literal('coupon'),
      content: z.object({ coupon_id: Id, title: z.string() }),
    }),
  ])
  .meta({ id: 'StoredMessage' });
export type StoredMessage = z.output<typeof StoredMessage>;

/** Who wrote: `shop_id` is null for a shopper; for a shop `id` and `shop_id` are the same. */
export const ChatParty = z
  .object({ id: z.int(), name: z.string(), avatar: z.string(), shop_id: z.int().nullable() })
  .meta({ id: 'ChatParty' });
export type ChatParty = z.output<typeof ChatParty>;

export const ChatMessage = z
  .object({
    form: ChatParty,
    to_id: z.int().meta({ description: 'The other side: a shop’s id, or a shopper’s' }),
    message: StoredMessage,
    agent: z
      .string()
      .nullable()
      .meta({ description: 'Who of the shop wrote it; null for the shopper and for an away message' }),
    recalled: z.boolean().meta({ description: 'Its content is then empty text' }),
    masked: z.boolean().meta({ description: 'The other side sees *** in place of blocked words' }),
    createtime: Moment,
  })
  .meta({ id: 'ChatMessage' });
export type ChatMessage = z.output<typeof ChatMessage>;

/** A stretch of a conversation, the oldest message first. */
export const ChatHistory = z.object({
  rows: z.array(ChatMessage),
  more: z.boolean().meta({ description: 'There are more in the direction asked for' }),
  read_up_to: z.int().meta({ description: 'The last message the other side has read, 0 for none' }),
});
export type ChatHistory = z.output<typeof ChatHistory>;

/** Without bounds the newest. `user_id` is the other side: for a shopper a shop, for its staff a shopper. */
export const historyInput = {
  user_id: Id,
  before_id: Id.optional(),
  after_id: Id.optional(),
  limit: integer(1, 100).default(50),
};

export const sentMessage = SentContent.and(z.object({ client_msg_id: ClientMessageId }));

export const SentMessage = z.object({
  id: z.int(),
  createtime: Moment,
  masked: ChatMessage.shape.masked,
});

export const UploadedChatFile = z.discriminatedUnion('type', [
  z.object({ type: z.literal('img'), url: z.string(), width: z.int(), height: z.int() }),
  z.object({ type: z.literal('voice'), url: z.string() }),
]);
export type UploadedChatFile = z.output<typeof UploadedChatFile>;

export const messageRefusals = [
  'chat.picture_unknown',
  'chat.voice_unknown',
  'chat.goods_unknown',
  'chat.order_unknown',
  'chat.blocked_by_other',
  'chat.blocked_by_yourself',
  'chat.shop_closed',
] as const;

/** A picture is taken as `common/upload` takes it. */
export const uploadRefusals = [
  'chat.file_type',
  'chat.voice_too_large',
  'chat.voice_too_long',
  'content.picture_too_large',
  'content.not_a_picture',
] as const;
