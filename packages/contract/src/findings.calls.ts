import { z } from 'zod';
import { declareCalls } from './call.ts';
import { PayChannel, PaymentFindingKind } from './states.ts';
import { countedPageOf, Flag, Id, Moment, Nothing, rowsOf, text, whole } from './values.ts';

export const PaymentFinding = z
  .object({
    id: Id,
    kind: PaymentFindingKind,
    channel: PayChannel,
    subject_no: z
      .string()
      .meta({ description: 'The number of the payment or refund, as the channel told it' }),
    trade_no: z.string().meta({ description: 'What the payment was for; empty where it is none of ours' }),
    expected: z.string(),
    got: z.string(),
    found_at: Moment,
    resolved_at: Moment.nullable(),
    resolved_by: z.string(),
    note: z.string(),
    sent: z.boolean().meta({ description: 'Whether the money was sent by the resolution' }),
    can_send: z
      .boolean()
      .meta({ description: 'Whether there is money that can be sent through the channel' }),
  })
  .meta({ id: 'PaymentFinding' });
export type PaymentFinding = z.output<typeof PaymentFinding>;

export const FailingDeadline = z
  .object({
    id: Id,
    job: z.string().meta({ description: 'The kind of deadline, such as orders.close_unpaid' }),
    subject_id: z.int(),
    due_at: Moment,
    attempts: z.int(),
    failed_at: Moment,
    next_attempt_at: Moment,
    last_error: z.string(),
    request_id: z.string().meta({ description: 'By which the log has the rest' }),
  })
  .meta({ id: 'FailingDeadline' });
export type FailingDeadline = z.output<typeof FailingDeadline>;

/** What the market could not do by itself and an operator sees to. */
export const findingsCalls = declareCalls({
  'GET /platform/findings/list': {
    summary: 'What payment channels told that cannot be, the newest first',
    who: 'platform',
    right: 'findings.read',
    in: z.object({
      state: z.enum(['open', 'resolved']).default('open'),
      page: whole(1, 500).default(1),
      limit: whole(1, 100).default(20),
    }),
    out: countedPageOf(PaymentFinding).extend({
      counts: z.object({ open: z.int(), resolved: z.int() }),
    }),
    refusals: [],
  },
  'POST /platform/findings/resolve': {
    summary: 'Say how a finding was seen to; with `send` its money goes back through the channel',
    who: 'platform',
    right: 'findings.write',
    in: z.object({ id: Id, note: text(2, 200), send: Flag.default(false) }),
    out: Nothing,
    refusals: ['payments.finding_resolved', 'payments.nothing_to_send'],
  },
  'GET /platform/deadlines/list': {
    summary: 'Deadlines that could not be met so far, those that failed most first',
    who: 'platform',
    right: 'deadlines.read',
    in: z.object({}),
    out: rowsOf(FailingDeadline).extend({ total: z.int() }),
    refusals: [],
  },
  'POST /platform/deadlines/attempt': {
    summary: 'Attempt a failing deadline at once',
    who: 'platform',
    right: 'deadlines.write',
    in: z.object({ id: Id }),
    out: Nothing,
    refusals: ['platform.deadline_gone'],
  },
});
