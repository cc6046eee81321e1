/** Each channel has lanes of its own: one that does not answer holds up no other, and no deadline. */
import { PayChannel } from '@chengji/contract';
import type { Context } from '../../kernel/context.ts';
import type { Job } from '../../kernel/jobs/job.ts';
import { getRoom } from './channels/gateways.ts';
import { queryDue, refundDue } from './deadline.queries.ts';
import { sendRefund } from './refunds/refund-payment.ts';
import { settleDuePayment } from './settlement/settle-payment.ts';

export const paymentsJobs: Job[] = PayChannel.options
  .filter((channel) => channel !== 'balance')
  .flatMap((channel) => {
    const room = (ctx: Context) => getRoom(ctx, channel);
    return [
      { ...queryDue(channel), fire: settleDuePayment, room },
      { ...refundDue(channel), fire: sendRefund, room },
    ];
  });
