import type { Job } from '../../kernel/jobs/job.ts';
import { closeUnpaidTrade } from './lifecycle/close-unpaid-trade.ts';
import { completeOrder } from './lifecycle/complete-order.ts';
import { commentDue, receiveDue, unpaidDue } from './lifecycle/deadline.queries.ts';
import { receiveAutomatically } from './lifecycle/receive-order.ts';

export const ordersJobs: Job[] = [
  { ...unpaidDue, fire: closeUnpaidTrade },
  { ...receiveDue, fire: receiveAutomatically },
  {
    ...commentDue,
    fire: (ctx, id) => completeOrder(ctx, id, { isAutomatic: true }),
  },
];
