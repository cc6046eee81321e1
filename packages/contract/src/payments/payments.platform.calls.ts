import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { Repair, RepairPlan } from '../repairs/repair-values.ts';
import { PayChannel, PaymentFindingKind } from '../states.ts';
import { countedPageSchema, Flag, Id, Moment, numberedPageInput, text } from '../values.ts';

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
    plan: RepairPlan.nullable().meta({
      description: 'What `send` would write; null where there is no money to move, or a repair waits',
    }),
    repair: Repair.nullable().meta({ description: 'Waits for a second person' }),
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
    summary:
      'Say how a finding was seen to; with `send` its money goes back through the channel, above a limit once a second person approves',
    who: 'platform',
    right: 'findings.write',
    confirm: true,
    in: z.object({ id: Id, note: text(2, 200), send: Flag.default(false) }),
    out: z.object({
      repair: Repair.nullable().meta({
        description: 'With `send`; above a limit it waits for a second person',
      }),
    }),
    refusals: ['payments.finding_resolved', 'payments.nothing_to_send', 'repairs.waiting'],
  },
});
