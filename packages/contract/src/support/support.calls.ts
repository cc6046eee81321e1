import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { Flag, Id, integer, Moment, rowsSchema, text } from '../values.ts';
import { ClientMessageId, ServiceInbox, ServiceMessage, ServiceSession } from './support-values.ts';

const Said = z.object({ session: ServiceSession, rows: z.array(ServiceMessage) });
const device = 'support.no_device';

export const supportCalls = declareCalls({
  'POST /wanlshop/service/open': {
    summary:
      'Take up the own conversation: a visitor’s goes on when they have logged in, and an open socket hears of it',
    who: 'anyone',
    in: z.object({ client_id: text(1, 64).optional() }),
    out: z.object({ session: ServiceSession.nullable(), inbox: ServiceInbox }),
    refusals: [device],
  },
  'GET /wanlshop/service/history': {
    summary:
      'Messages of the own conversation: the newest, those before an id, or those after one; in their order',
    who: 'anyone',
    in: z.object({
      before_id: Id.optional(),
      after_id: Id.optional(),
      limit: integer(1, 50).default(30),
    }),
    out: z.object({
      session: ServiceSession.nullable(),
      inbox: ServiceInbox,
      rows: z.array(ServiceMessage),
      has_more: z.boolean(),
    }),
    refusals: [device],
  },
  'POST /wanlshop/service/ask': {
    summary:
      'Ask in words, by a question of the bank, or about an own order or refund; an agent hears it once there is one',
    who: 'anyone',
    in: z
      .object({
        text: text(1, 200).optional(),
        question_id: Id.optional(),
        order_id: Id.optional(),
        refund_id: Id.optional(),
        client_msg_id: ClientMessageId,
      })
      .refine(
        ({ text, question_id, order_id, refund_id }) =>
          [text, question_id, order_id, refund_id].filter((one) => one !== undefined).length === 1,
        { path: ['text'] },
      ),
    out: Said,
    refusals: [device],
  },
  'GET /wanlshop/service/suggest': {
    summary:
      'Questions of the bank: those most asked, another few with each turn; with words, those that fit',
    who: 'anyone',
    in: z.object({ text: text(0, 200).optional(), turn: integer(0, 1_000).default(0) }),
    out: rowsSchema(z.object({ id: Id, question: z.string() })),
    refusals: [],
  },
  'GET /wanlshop/service/question': {
    summary: 'A question of the bank as it stands now, which an answer names as its source',
    who: 'anyone',
    in: z.object({ id: Id }),
    out: z.object({ id: Id, question: z.string(), answer: z.string(), changed_at: Moment }),
    refusals: [],
  },
  'POST /wanlshop/service/feedback': {
    summary: 'Say whether an answer helped',
    who: 'anyone',
    in: z.object({ id: Id, helpful: Flag }),
    out: ServiceMessage,
    refusals: [device, 'support.not_rateable'],
  },
  'POST /wanlshop/service/handover': {
    summary: 'Ask for a person: wait in the queue, or out of hours leave a message that a notice answers',
    who: 'anyone',
    in: z.object({
      text: text(0, 500).default('').meta({ description: 'The message left out of hours' }),
    }),
    out: Said,
    refusals: [device, 'support.leave_message'],
  },
  'POST /wanlshop/service/close': {
    summary: 'End the own conversation; what is asked next begins another',
    who: 'anyone',
    in: z.object({}),
    out: Said.nullable(),
    refusals: [device],
  },
});
