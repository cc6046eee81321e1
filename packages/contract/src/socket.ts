/** The frames of the chat socket: JSON text `{ type, … }`, with the fields of the protocol. */
import { z } from 'zod';
import { ChatMessage, ChatParty } from './chat/chat-values.ts';
import { AlertKind, EncoderState, HandledSubject, LiveState } from './states.ts';
import { Id, integer, text } from './values.ts';

/** Server to client, first of all: the id that `chat/shake` binds to the person logged in. */
export const InitFrame = z.object({ type: z.literal('init'), client_id: z.string() });

export const PingFrame = z.object({ type: z.literal('ping') });
export const PongFrame = z.object({ type: z.literal('pong') });

/** A message of a conversation between a shopper and a shop; it goes to every open socket of both. */
export const ChatFrame = ChatMessage.extend({ type: z.literal('chat') });

/** `user_id` is the other side: for a shopper a shop, for its staff a shopper. */
const chatNews = { user_id: z.int() };

/** Everything up to a message is read: by the other side, or by the own one on another screen (`own`). */
export const ChatReadFrame = z.object({
  type: z.literal('chat_read'),
  ...chatNews,
  up_to: z.int(),
  own: z.boolean(),
});

export const ChatRecallFrame = z.object({ type: z.literal('chat_recall'), ...chatNews, id: z.int() });

export const ChatTypingFrame = z.object({ type: z.literal('chat_typing'), ...chatNews });

/** To the staff of a shop: who has a conversation, its flag or block has changed. */
export const ConversationFrame = z.object({ type: z.literal('chat_conversation'), ...chatNews });

/**
 * To who talks to the service: something was said, or their place in the queue has changed (`id` is 0). What was said
 * in full is read by `service/history`.
 */
export const ServiceFrame = z.object({
  type: z.literal('service'),
  id: z.int(),
  form: ChatParty,
  to_id: z.int(),
  message: z.object({ type: z.enum(['text', 'event']), content: z.object({ text: z.string() }) }),
  createtime: z.int(),
  session_id: z.int(),
});

/** To the platform's staff: a session of the service inbox has changed. */
export const ServiceInboxFrame = z.object({ type: z.literal('service_inbox'), session_id: z.int() });

/** A notice, or news of an order, that opens the page `modules` by `modules_id`. */
export const NoticeFrame = z.object({
  type: z.enum(['order', 'notice']),
  title: z.string(),
  content: z.string(),
  modules: z.string(),
  modules_id: z.int().nullable(),
  image: z.string(),
  createtime: z.int(),
});

/** What happens in a live, to all who watch it; what is over ends on the end page. */
export const LiveFrame = z.object({
  type: z.literal('live'),
  live_id: z.int(),
  message: z.discriminatedUnion('type', [
    z.object({
      type: z.literal('enter'),
      content: z.object({ nickname: z.string(), count: z.int().meta({ description: 'With who else came' }) }),
    }),
    z.object({ type: z.literal('bought'), content: z.object({ nickname: z.string(), title: z.string() }) }),
    z.object({ type: z.literal('encoder'), content: z.object({ state: EncoderState }) }),
    z.object({ type: z.literal('over'), content: z.object({ reason: z.string() }) }),
    z.object({
      type: z.literal('refused'),
      content: z.object({
        reason: z.string().meta({ description: 'Why an own frame was not taken' }),
        say: z.string().nullable().meta({ description: 'What it was to say; null of another frame' }),
      }),
    }),
    z.object({ type: z.literal('say_deleted'), content: z.object({ id: z.int() }) }),
  ]),
});

const saying = {
  id: z.int(),
  form: ChatParty,
  message: z.string(),
  second: z.int(),
  createtime: z.int(),
};

/** Said in a live. Where much is said one frame carries up to 20: the others, later ones, are `more`. */
export const SayFrame = z.object({
  type: z.literal('say'),
  live_id: z.int(),
  ...saying,
  more: z.array(z.object(saying)).max(19),
});

/** How a live stands: the answer to `getLivingPool`, and at most twice a second when something changes. */
export const LivingInfoFrame = z.object({
  type: z.literal('SocketLivingInfo'),
  live_id: z.int(),
  state: LiveState,
  viewers: z.int(),
  likes: z.int(),
  pinned: z.int().nullable(),
  goods: z.array(z.int()).meta({ description: 'The tray, in its order' }),
  recent: z.array(z.object(saying)).meta({ description: 'In the answer to `getLivingPool`; else empty' }),
});

/** Something on display has changed: a client that shows it fetches it again. */
export const ContentFrame = z.object({
  type: z.literal('content'),
  subject: z.enum(['start', 'adverts', 'hot_words', 'page', 'shop_page', 'articles', 'help']),
  /** Of a page its own number, of a shop's the shop's. */
  id: z.int().nullable(),
});

/** A team watched by `groups/watch` changed; `version` only grows, so that an older frame is not taken for news. */
export const TeamFrame = z.object({
  type: z.literal('team'),
  team_id: z.int(),
  version: z.int(),
});

/** To the staff of a shop: an event happened in it; a console that shows what it changed fetches it again. */
export const ChangeFrame = z.object({ type: z.literal('change'), event: z.string() });

/** To staff: there is a new alert, which `alerts/list` gives to those whose rights allow it. */
export const AlertFrame = z.object({ type: z.literal('alert'), kind: AlertKind });

/** To staff: who has a thing open has changed. */
export const HandlersFrame = z.object({
  type: z.literal('handlers'),
  subject: HandledSubject,
  id: z.int(),
});

/** The session is over; the client shows `message` and logs out. */
export const KickFrame = z.object({ type: z.literal('kick'), message: z.string() });

export const ServerFrame = z.discriminatedUnion('type', [
  InitFrame,
  PingFrame,
  PongFrame,
  ChatFrame,
  ChatReadFrame,
  ChatRecallFrame,
  ChatTypingFrame,
  ConversationFrame,
  ServiceFrame,
  ServiceInboxFrame,
  NoticeFrame,
  LiveFrame,
  SayFrame,
  LivingInfoFrame,
  ContentFrame,
  TeamFrame,
  ChangeFrame,
  AlertFrame,
  HandlersFrame,
  KickFrame,
]);
export type ServerFrame = z.output<typeof ServerFrame>;
export type ChatFrame = z.output<typeof ChatFrame>;
export type ChatReadFrame = z.output<typeof ChatReadFrame>;
export type ServiceFrame = z.output<typeof ServiceFrame>;
export type ServiceInboxFrame = z.output<typeof ServiceInboxFrame>;
export type NoticeFrame = z.output<typeof NoticeFrame>;
export type LiveFrame = z.output<typeof LiveFrame>;
export type SayFrame = z.output<typeof SayFrame>;
export type LivingInfoFrame = z.output<typeof LivingInfoFrame>;
export type ContentFrame = z.output<typeof ContentFrame>;
export type TeamFrame = z.output<typeof TeamFrame>;
export type ChangeFrame = z.output<typeof ChangeFrame>;
export type AlertFrame = z.output<typeof AlertFrame>;
export type HandlersFrame = z.output<typeof HandlersFrame>;
export type KickFrame = z.output<typeof KickFrame>;

/** Client to server, beside `ping` and `pong`. What is none of these is ignored. */
export const LiveClientFrame = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('live'),
    action: z.enum(['join', 'leave', 'like']),
    live_id: Id,
    count: integer(1, 100)
      .default(1)
      .meta({ description: 'Of likes, summed by the client: one frame a second' }),
  }),
  z.object({ type: z.literal('say'), live_id: Id, text: text(1, 100) }),
  z.object({ type: z.literal('getLivingPool'), live_id: Id }),
]);
export type LiveClientFrame = z.output<typeof LiveClientFrame>;
export type ClientFrame = { type: 'ping' } | { type: 'pong' } | z.input<typeof LiveClientFrame>;
