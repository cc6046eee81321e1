import type { Job } from '../../kernel/jobs/job.ts';
import { closeUnpaidTrade } from './close-unpaid-trade.ts';
import { completeOrder } from './complete-order.ts';
import { commentDue, receiveDue, unpaidDue } from './deadline.queries.ts';
import { receiveAutomatically } from './receive-order.ts';

export const ordersJobs: Job[] = [
  { ...unpaidDue, fire: closeUnpaidTrade },
  { ...receiveDue, fire: receiveAutomatically },
  {
    ...commentDue,
    fire: (ctx, id) => completeOrder(ctx, id, { isAutomatic: true }),
  },
];
