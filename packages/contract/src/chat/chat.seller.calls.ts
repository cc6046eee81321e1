import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { EditVersion, requiresVersion } from '../edit-version.ts';
import { OrderState } from '../states.ts';
import {
  countedPageSchema,
  Flag,
  Id,
  integer,
  Moment,
  Money,
  Nothing,
  numberedPageInput,
  rowsSchema,
  text,
} from '../values.ts';
import {
  ChatHistory,
  historyInput,
  messageRefusals,
  SentMessage,
  sentMessage,
  UploadedChatFile,
  uploadRefusals,
} from './chat-values.ts';

export const SellerChatTab = z.enum(['waiting', 'unread', 'mine', 'flagged', 'all']);
export type SellerChatTab = z.output<typeof SellerChatTab>;

const Agent = z.object({ id: Id, name: z.string() });

/** A conversation at the shop’s inbox. */
export const SellerConversation = z
  .object({
    id: Id,
    user_id: z.int().meta({ description: 'The shopper' }),
    name: z.string(),
    avatar: z.string(),
    content: z.string(),
    count: z.int().meta({ description: 'What nobody of the shop has read' }),
    createtime: Moment,
    waiting_since: Moment.nullable().meta({ description: 'The first message that is not answered yet' }),
    agent: Agent.nullable().meta({ description: 'Who has taken it' }),
    flagged: z.boolean(),
    blocked: z.boolean(),
  })
  .meta({ id: 'SellerConversation' });
export type SellerConversation = z.output<typeof SellerConversation>;

const ChatNote = z.object({ id: Id, text: z.string(), author: z.string(), createtime: Moment });

/** Whom the shop talks with, as far as the shop may know it. */
export const ChatCustomer = z
  .object({
    user_id: Id,
    name: z.string(),
    avatar: z.string(),
    joined_at: Moment,
    mobile: z.string().meta({ description: 'Masked' }),
    orders: z.int(),
    spent: Money.meta({ description: 'Paid in this shop' }),
    refunds: z.int().meta({ description: 'Of the last 90 days' }),
    conversation: SellerConversation.nullable(),
    read_up_to: ChatHistory.shape.read_up_to,
    can_write: z.boolean(),
    recall_seconds: z.int().meta({ description: 'How long an own message can be recalled' }),
    notes: z.array(ChatNote),
    recent_orders: z.array(
      z.object({
        id: Id,
        order_no: z.string(),
        state: OrderState,
        title: z.string(),
        image: z.string(),
        payable: Money,
        createtime: Moment,
      }),
    ),
    seen_goods: z.array(z.object({ id: Id, title: z.string(), image: z.string(), price: Money })),
  })
  .meta({ id: 'ChatCustomer' });
export type ChatCustomer = z.output<typeof ChatCustomer>;

export const QuickReply = z
  .object({ id: Id, version: EditVersion, title: z.string(), text: z.string() })
  .meta({ id: 'QuickReply' });
export type QuickReply = z.output<typeof QuickReply>;

/** The words that a quick reply may hold in braces; the inbox fills them in. */
export const quickReplyPlaceholders = ['buyer', 'shop', 'agent', 'order_no'] as const;

const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** When the shop answers, and what is said for it at other times, once per conversation and day. */
export const ChatHours = z
  .object({
    version: EditVersion,
    on: z.boolean(),
    days: z.array(integer(1, 7)).max(7).meta({ description: '1 is Monday' }),
    from: TimeOfDay,
    to: TimeOfDay.meta({ description: 'Before `from` it is on the next day' }),
    away: text(0, 200),
  })
  .meta({ id: 'ChatHours' });
export type ChatHours = z.output<typeof ChatHours>;

const readRight = { who: 'seller', right: 'chat.read' } as const;
const writeRight = { who: 'seller', right: 'chat.write' } as const;
const ofShopper = z.object({ user_id: Id });

export const chatSellerCalls = declareCalls({
  'GET /seller/chat/list': {
    summary: 'The shop’s conversations: those that wait the longest first, otherwise the last one written in',
    ...readRight,
    in: z.object({
      tab: SellerChatTab.default('all'),
      keyword: text(0, 64).default('').meta({ description: 'In names, messages and order numbers' }),
      ...numberedPageInput,
    }),
    out: countedPageSchema(SellerConversation).extend({
      counts: z.object({ waiting: z.int(), unread: z.int(), mine: z.int(), flagged: z.int() }),
    }),
    refusals: [],
  },
  'GET /seller/chat/history': {
    summary: 'Messages with a shopper: the newest, those before one, or all after one',
    ...readRight,
    in: z.object(historyInput),
    out: ChatHistory,
    refusals: [],
  },
  'GET /seller/chat/customer': {
    summary: 'The shopper beside the conversation: orders and footprints in the shop, notes',
    ...readRight,
    in: ofShopper,
    out: ChatCustomer,
    refusals: [],
  },
  'POST /seller/chat/send': {
    summary: 'Write to a shopper who has written to, or ordered from, the shop',
    ...writeRight,
    in: z.object({ to_id: Id, message: sentMessage }),
    out: SentMessage,
    refusals: [...messageRefusals, 'chat.client_msg_id_reused'],
  },
  'POST /seller/chat/upload': {
    summary: 'A picture, or a voice message of at most 1 MB, to send afterwards',
    ...writeRight,
    upload: true,
    in: z.object({}),
    out: UploadedChatFile,
    refusals: [...uploadRefusals],
  },
  'POST /seller/chat/read': {
    summary: 'Mark read what a shopper wrote',
    ...readRight,
    in: ofShopper,
    out: Nothing,
    refusals: [],
  },
  'POST /seller/chat/recall': {
    summary: 'Take back an own message shortly after it was sent',
    ...writeRight,
    in: z.object({ id: Id }),
    out: Nothing,
    refusals: ['chat.recall_too_late'],
  },
  'POST /seller/chat/typing': {
    summary: 'Tell the shopper that someone of the shop is typing',
    ...writeRight,
    in: ofShopper,
    out: Nothing,
    refusals: [],
  },
  'POST /seller/chat/take': {
    summary: 'Take a conversation that nobody has; of two who do, one gets it',
    ...writeRight,
    in: ofShopper,
    out: SellerConversation,
    refusals: ['chat.taken'],
  },
  'POST /seller/chat/handover': {
    summary: 'Give an own conversation, or one that nobody has, to a colleague who may answer',
    ...writeRight,
    in: z.object({ user_id: Id, staff_id: Id }),
    out: SellerConversation,
    refusals: ['chat.agent_unknown', 'chat.taken'],
  },
  'GET /seller/chat/agents': {
    summary: 'Who of the shop may answer, and how many conversations each has',
    ...readRight,
    in: z.object({}),
    out: rowsSchema(Agent.extend({ conversations: z.int() })),
    refusals: [],
  },
  'POST /seller/chat/flag': {
    summary: 'Flag a conversation, or take the flag away',
    ...writeRight,
    in: z.object({ user_id: Id, flagged: Flag }),
    out: SellerConversation,
    refusals: [],
  },
  'POST /seller/chat/block': {
    summary: 'Block a shopper, or let them write again',
    ...writeRight,
    in: z.object({ user_id: Id, blocked: Flag }),
    out: SellerConversation,
    refusals: [],
  },
  'POST /seller/chat/note': {
    summary: 'Write a note on a shopper that only the shop’s staff see',
    ...writeRight,
    in: z.object({ user_id: Id, text: text(1, 300) }),
    out: ChatNote,
    refusals: ['chat.too_many_notes'],
  },
  'POST /seller/chat/note_delete': {
    summary: 'Delete a note',
    ...writeRight,
    in: z.object({ id: Id }),
    out: Nothing,
    refusals: [],
  },
  'POST /seller/chat/gift': {
    summary: 'Give a coupon of the shop to the shopper, once for each key, and say so in the conversation',
    who: 'seller',
    right: 'chat.gift',
    idempotencyKey: 'required',
    in: z.object({ user_id: Id, coupon_id: Id }),
    out: SentMessage,
    refusals: [
      'coupons.none_left',
      'coupons.limit_reached',
      'coupons.not_open',
      'coupons.level_too_low',
      'chat.blocked_by_other',
      'chat.blocked_by_yourself',
      'chat.shop_closed',
    ],
  },
  'GET /seller/chat/quickreplies': {
    summary: 'The shop’s quick replies, in its order',
    ...readRight,
    in: z.object({}),
    out: rowsSchema(QuickReply),
    refusals: [],
  },
  'POST /seller/chat/quickreplies_save': {
    summary: 'Write a quick reply, or change one',
    who: 'seller',
    right: 'chat.manage',
    in: z
      .object({
        id: Id.optional(),
        version: EditVersion.optional(),
        title: text(1, 20),
        text: text(1, 500),
      })
      .refine(...requiresVersion),
    out: QuickReply,
    refusals: ['common.edit_conflict', 'chat.too_many_quick_replies', 'chat.placeholder_unknown'],
  },
  'POST /seller/chat/quickreplies_delete': {
    summary: 'Delete a quick reply',
    who: 'seller',
    right: 'chat.manage',
    in: z.object({ id: Id }),
    out: Nothing,
    refusals: [],
  },
  'POST /seller/chat/quickreplies_sort': {
    summary: 'Put the quick replies in order',
    who: 'seller',
    right: 'chat.manage',
    in: z.object({ ids: z.array(Id).min(1).max(100) }),
    out: Nothing,
    refusals: [],
  },
  'GET /seller/chat/hours': {
    summary: 'When the shop answers, and its away message',
    ...readRight,
    in: z.object({}),
    out: ChatHours,
    refusals: [],
  },
  'POST /seller/chat/hours_save': {
    summary: 'Set when the shop answers, and its away message',
    who: 'seller',
    right: 'chat.manage',
    in: ChatHours,
    out: ChatHours,
    refusals: ['common.edit_conflict', 'chat.hours_empty', 'chat.away_missing'],
  },
  'GET /seller/chat/figures': {
    summary: 'Conversations of today and of the days before: how many, how many answered, how fast',
    ...readRight,
    in: z.object({ days: integer(1, 90).default(7) }),
    out: z.object({
      conversations: z.int(),
      answered: z.int(),
      first_answer_seconds: z
        .int()
        .nullable()
        .meta({ description: 'The median; null where none was answered' }),
    }),
    refusals: [],
  },
});
