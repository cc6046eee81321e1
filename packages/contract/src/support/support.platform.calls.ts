import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { EditVersion, requiresVersion } from '../edit-version.ts';
import {
  countedPageSchema,
  Flag,
  Id,
  integer,
  Language,
  localizedText,
  Moment,
  Nothing,
  numberedPageInput,
  rowsSchema,
  text,
} from '../values.ts';
import {
  ClientMessageId,
  ParcelCard,
  RefundCard,
  ServiceInbox,
  ServiceMessage,
  ServiceSourceKind,
  ServiceState,
} from './support-values.ts';

export const InboxTab = z.enum(['all', 'queued', 'mine', 'left', 'closed']);
export type InboxTab = z.output<typeof InboxTab>;

/** `weak`: more people said that it did not help than that it did. */
export const BankTab = z.enum(['all', 'weak', 'off']);
export type BankTab = z.output<typeof BankTab>;

const InboxPerson = z.object({
  id: Id.nullable().meta({ description: 'Null: a visitor' }),
  nickname: z.string(),
  avatar: z.string(),
});

export const InboxRow = z
  .object({
    id: Id,
    user: InboxPerson,
    state: ServiceState,
    content: z.string().meta({ description: 'What was said last, in one line' }),
    count: z.int().meta({ description: 'What the person said and no agent has answered' }),
    waiting_since: Moment.nullable(),
    taken_by: z.string(),
    is_mine: z.boolean(),
    last_at: Moment,
  })
  .meta({ id: 'InboxRow' });
export type InboxRow = z.output<typeof InboxRow>;

export const InboxSession = InboxRow.extend({
  messages: z.array(ServiceMessage),
  orders: z.array(ParcelCard).meta({ description: 'The newest' }),
  refunds: z.array(RefundCard).meta({ description: 'Those that are open' }),
  can: z.object({ take: z.boolean(), answer: z.boolean(), close: z.boolean() }),
}).meta({ id: 'InboxSession' });
export type InboxSession = z.output<typeof InboxSession>;

const Wordings = z.array(text(1, 120)).max(30);

export const BankQuestion = z
  .object({
    id: Id,
    version: EditVersion,
    question: localizedText(1, 120),
    wordings: z.object({ zh: Wordings, en: Wordings }),
    answer: localizedText(0, 2_000).meta({ description: 'Empty: the help page answers' }),
    help_id: Id.nullable().meta({ description: 'The question of the help pages that is quoted' }),
    is_on: z.boolean(),
    asked: z.int(),
    helpful: z.int(),
    unhelpful: z.int(),
    changed_at: Moment,
    changed_by: z.string(),
  })
  .meta({ id: 'BankQuestion' });
export type BankQuestion = z.output<typeof BankQuestion>;

const MissedQuestion = z
  .object({ id: Id, text: z.string(), language: Language, times: z.int(), last_at: Moment })
  .meta({ id: 'MissedQuestion' });
export type MissedQuestion = z.output<typeof MissedQuestion>;

const byId = z.object({ id: Id });
const moved = ['support.state_changed'] as const;

export const supportPlatformCalls = declareCalls({
  'GET /platform/support/list': {
    summary: 'Sessions that people handed over: those who wait the longest first',
    who: 'platform',
    right: 'support.read',
    in: z.object({
      tab: InboxTab.default('all'),
      keyword: text(0, 64).optional().meta({ description: 'A part of what was said last' }),
      ...numberedPageInput,
    }),
    out: countedPageSchema(InboxRow).extend({
      counts: z.object({ all: z.int(), queued: z.int(), mine: z.int(), left: z.int() }),
      inbox: ServiceInbox,
      longest_seconds: z.int().meta({ description: 'How long the first of the queue has waited' }),
    }),
    refusals: [],
  },
  'GET /platform/support/details': {
    summary: 'A session with what was said, and the person’s orders and refunds beside it',
    who: 'platform',
    right: 'support.read',
    in: byId,
    out: InboxSession,
    refusals: [],
  },
  'POST /platform/support/take': {
    summary: 'Take a session from the queue; of two who take it at once it is one’s',
    who: 'platform',
    right: 'support.answer',
    in: byId,
    out: InboxSession,
    refusals: [...moved],
  },
  'POST /platform/support/release': {
    summary: 'Give an own session back to the queue, where it keeps its place',
    who: 'platform',
    right: 'support.answer',
    in: byId,
    out: InboxSession,
    refusals: [...moved],
  },
  'POST /platform/support/reply': {
    summary:
      'Answer in an own session; a message left out of hours is answered by a notice, and closed by it',
    who: 'platform',
    right: 'support.answer',
    in: byId.extend({ text: text(1, 1_000), client_msg_id: ClientMessageId }),
    out: InboxSession,
    refusals: [...moved],
  },
  'POST /platform/support/close': {
    summary: 'End a session',
    who: 'platform',
    right: 'support.answer',
    in: byId,
    out: InboxSession,
    refusals: [...moved],
  },
  'GET /platform/support/figures': {
    summary: 'What the assistant was asked and did, over some days',
    who: 'platform',
    right: 'support.read',
    in: z.object({ days: integer(1, 90).default(30) }),
    out: z.object({
      asked: z.int(),
      answered: z.int(),
      helpful: z.int(),
      unhelpful: z.int(),
      handed_over: z.int(),
    }),
    refusals: [],
  },
  'GET /platform/bank/list': {
    summary: 'Questions of the bank, those most asked first',
    who: 'platform',
    right: 'support.read',
    in: z.object({
      tab: BankTab.default('all'),
      keyword: text(0, 64).optional(),
      ...numberedPageInput,
    }),
    out: countedPageSchema(BankQuestion).extend({
      counts: z.object({ all: z.int(), weak: z.int(), off: z.int() }),
    }),
    refusals: [],
  },
  'GET /platform/bank/details': {
    summary: 'One question of the bank, to edit',
    who: 'platform',
    right: 'support.read',
    in: byId,
    out: BankQuestion,
    refusals: [],
  },
  'POST /platform/bank/save': {
    summary:
      'Add a question to the bank, or change the one with this id; what was not found is settled by it',
    who: 'platform',
    right: 'support.bank',
    in: z
      .object({
        id: Id.optional(),
        version: EditVersion.optional(),
        question: localizedText(1, 120),
        wordings: z.object({ zh: Wordings, en: Wordings }),
        answer: localizedText(0, 2_000),
        help_id: Id.nullable().default(null),
        is_on: Flag.default(true),
        missed_id: Id.optional().meta({ description: 'What was not found, and is answered from now on' }),
      })
      .refine(...requiresVersion),
    out: BankQuestion,
    refusals: [
      'support.help_gone',
      'support.answer_missing',
      'support.question_taken',
      'common.edit_conflict',
    ],
  },
  'POST /platform/bank/delete': {
    summary: 'Take a question out of the bank',
    who: 'platform',
    right: 'support.bank',
    in: byId,
    out: Nothing,
    refusals: [],
  },
  'POST /platform/bank/try': {
    summary:
      'What the assistant would find, with its scores, among the bank with this draft in it; counts nothing',
    who: 'platform',
    right: 'support.read',
    in: z.object({
      text: text(1, 200),
      draft: z
        .object({
          id: Id.optional(),
          question: localizedText(0, 120),
          wordings: z.object({ zh: Wordings, en: Wordings }),
        })
        .optional(),
    }),
    out: rowsSchema(
      z.object({
        kind: ServiceSourceKind,
        id: Id.nullable().meta({ description: 'Null: a draft that is not saved' }),
        title: z.string(),
        score: z.number(),
        matched: z
          .string()
          .meta({ description: 'The wording it was found by; empty: by what its text says' }),
      }),
    ).extend({ least: z.number().meta({ description: 'Below this score nothing is answered' }) }),
    refusals: [],
  },
  'GET /platform/bank/missed': {
    summary: 'What people asked and was not found, the most frequent first',
    who: 'platform',
    right: 'support.read',
    in: z.object(numberedPageInput),
    out: countedPageSchema(MissedQuestion),
    refusals: [],
  },
  'POST /platform/bank/dismiss': {
    summary: 'Take what was not found off the list, for it needs no answer',
    who: 'platform',
    right: 'support.bank',
    in: byId,
    out: Nothing,
    refusals: [],
  },
});
