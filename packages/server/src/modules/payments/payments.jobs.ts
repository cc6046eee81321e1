import type { Job } from '../../kernel/jobs/job.ts';
import { listQueriesDue, listRefundsDue, nextQueryDue, nextRefundDue } from './deadline.queries.ts';
import { sendRefund } from './refund-payment.ts';
import { settleDuePayment } from './settle-payment.ts';

export const paymentsJobs: Job[] = [
  {
    name: 'payments.ask_after_unfinished',
    nextDue: nextQueryDue,
    listDue: listQueriesDue,
    fire: settleDuePayment,
  },
  { name: 'payments.send_refund', nextDue: nextRefundDue, listDue: listRefundsDue, fire: sendRefund },
];
