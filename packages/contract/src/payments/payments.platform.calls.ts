import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { PayChannel, PaymentFindingKind } from '../states.ts';
import { countedPageSchema, Flag, Id, Moment, Nothing, numberedPageInput, text } from '../values.ts';

export const PaymentFinding = z
  .object({
    id: Id,
    kind: PaymentFindingKind,
    channel: PayChannel,
    subject_no: z
      .string()
      .meta({ description: 'The number of the payment or refund, as the channel reported it' }),
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

/** Findings that the market cannot resolve itself; an operator does. */
export const paymentsPlatformCalls = declareCalls({
  'GET /platform/findings/list': {
    summary: 'Implausible reports of payment channels, the newest first',
    who: 'platform',
    right: 'findings.read',
    in: z.object({
      state: z.enum(['open', 'resolved']).default('open'),
      ...numberedPageInput,
    }),
    out: countedPageSchema(PaymentFinding).extend({
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
});
