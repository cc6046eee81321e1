/** What a test tells the gateway to do. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { SandboxKeys } from '../keys.ts';
import type { Notifier } from './notifier.ts';
import type { SandboxPayments } from './payments.ts';
import { answerRefusal } from './refusal.ts';
import type { SandboxTransfers } from './transfers.ts';

type Parts = {
  keys: SandboxKeys;
  payments: SandboxPayments;
  transfers: SandboxTransfers;
  notifier: Notifier;
};
type ByNo = { Params: { no: string } };

const Behaviour = z.object({
  mode: z.enum(['once', 'twice', 'late', 'never', 'reversed']),
  delay_ms: z.coerce.number().int().min(0).max(600_000).default(3_000),
});
const Outcomes = z.object({
  refunds: z.enum(['succeed', 'soon', 'pending', 'abnormal', 'closed']).optional(),
  transfers: z.enum(['succeed', 'pending', 'fail', 'not_enough', 'no_auth']).optional(),
});
const Booking = z.object({ at: z.iso.datetime() });
const RefundEnd = z.object({ status: z.enum(['SUCCESS', 'ABNORMAL', 'CLOSED']) });
const TransferMove = z.object({
  state: z.enum([
    'ACCEPTED',
    'PROCESSING',
    'WAIT_USER_CONFIRM',
    'TRANSFERING',
    'SUCCESS',
    'FAIL',
    'CANCELLED',
  ]),
  fail_reason: z.string().optional(),
});

export async function serveControl(
  app: FastifyInstance,
  { keys, payments, transfers, notifier }: Parts,
): Promise<void> {
  app.setErrorHandler(answerRefusal);

  app.get('/sandbox/identity', async () => ({ serial: keys.platformSerial }));
  app.post('/sandbox/behaviour', async ({ query }) => {
    const { mode, delay_ms: delayMs } = Behaviour.parse(query);
    notifier.behaviour = { mode, delayMs };
    return notifier.behaviour;
  });
  app.post('/sandbox/outcomes', async ({ query }) => {
    const asked = Outcomes.parse(query);
    payments.refundOutcome = asked.refunds ?? payments.refundOutcome;
    transfers.outcome = asked.transfers ?? transfers.outcome;
    return { refunds: payments.refundOutcome, transfers: transfers.outcome };
  });
  app.post<ByNo>('/sandbox/payments/:no/approve', async ({ params }) => ({
    trade_state: payments.approve(params.no).state,
  }));
  app.post<ByNo>('/sandbox/payments/:no/book', async ({ params, query }) => ({
    booked_at: payments.bookAt(params.no, Booking.parse(query).at).bookedAt,
  }));
  app.post<ByNo>('/sandbox/refunds/:no/end', async ({ params, query }) => ({
    status: payments.endRefund(params.no, RefundEnd.parse(query).status).refund.status,
  }));
  app.post<ByNo>('/sandbox/transfers/:no/move', async ({ params, query }) => {
    const { state, fail_reason } = TransferMove.parse(query);
    return { state: transfers.moveTo(params.no, state, fail_reason).state };
  });
}
