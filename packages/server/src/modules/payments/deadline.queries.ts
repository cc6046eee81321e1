/** What waits for a channel: unfinished payments to ask after, and refunds to send. */
import type { PayChannel } from '@chengji/contract';
import { and, eq, sql } from 'drizzle-orm';
import { dueReads } from '../../kernel/jobs/due-reads.queries.ts';
import { paymentRefunds, payments } from './payment.tables.ts';

export const queryDue = (channel: PayChannel) =>
  dueReads({
    job: `payments.ask_after_unfinished.${channel}`,
    table: payments,
    column: payments.nextQueryAt,
    where: and(eq(payments.channel, channel), eq(payments.state, 'pending')),
  });

export const refundDue = (channel: PayChannel) =>
  dueReads({
    job: `payments.send_refund.${channel}`,
    table: paymentRefunds,
    column: paymentRefunds.nextTryAt,
    where: and(
      eq(paymentRefunds.state, 'pending'),
      sql`exists (select from ${payments} where payments.id = ${paymentRefunds.paymentId} and payments.channel = ${channel})`,
    ),
  });
