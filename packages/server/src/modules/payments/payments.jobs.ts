/** Each channel has lanes of its own: one that does not answer holds up no other, and no deadline. */
import { PayChannel } from '@chengji/contract';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Context } from '../../kernel/context.ts';
import { deadline } from '../../kernel/jobs/deadline.queries.ts';
import { channelBills } from './bills/bill.tables.ts';
import { fetchDueBill } from './bills/fetch-bill.ts';
import { getRoom } from './channels/gateways.ts';
import { paymentPayouts, paymentRefunds, payments } from './payment.tables.ts';
import { sendPayout } from './payouts/send-payout.ts';
import { sendRefund } from './refunds/send-refund.ts';
import { settleDuePayment } from './settlement/settle-payment.ts';

/** Asks a channel after a payment that is not finished. */
export const askAfterPayments = (channel: PayChannel) =>
  deadline({
    name: `payments.ask_after_unfinished.${channel}`,
    table: payments,
    column: payments.nextAttemptAt,
    where: and(eq(payments.channel, channel), eq(payments.state, 'pending')),
    fire: settleDuePayment,
    room: (ctx: Context) => getRoom(ctx, channel),
  });

export const sendRefunds = (channel: PayChannel) =>
  deadline({
    name: `payments.send_refund.${channel}`,
    table: paymentRefunds,
    column: paymentRefunds.nextAttemptAt,
    where: and(
      eq(paymentRefunds.state, 'pending'),
      sql`exists (select from ${payments} where payments.id = ${paymentRefunds.paymentId} and payments.channel = ${channel})`,
    ),
    fire: sendRefund,
    room: (ctx: Context) => getRoom(ctx, channel),
  });

export const sendPayouts = (channel: PayChannel) =>
  deadline({
    name: `payments.send_payout.${channel}`,
    table: paymentPayouts,
    column: paymentPayouts.nextAttemptAt,
    where: and(eq(paymentPayouts.channel, channel), eq(paymentPayouts.state, 'pending')),
    fire: sendPayout,
    room: (ctx: Context) => getRoom(ctx, channel),
  });

export const fetchBills = (channel: PayChannel) =>
  deadline({
    name: `payments.fetch_bill.${channel}`,
    table: channelBills,
    column: channelBills.nextAttemptAt,
    where: and(eq(channelBills.channel, channel), isNotNull(channelBills.nextAttemptAt)),
    fire: fetchDueBill,
    room: (ctx: Context) => getRoom(ctx, channel),
    mayBeLate: true,
  });

export const paymentsJobs = PayChannel.options
  .filter((channel) => channel !== 'balance')
  .flatMap((channel) => [
    askAfterPayments(channel),
    sendRefunds(channel),
    sendPayouts(channel),
    fetchBills(channel),
  ]);
