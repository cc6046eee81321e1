import type { Job } from '../../kernel/jobs/job.ts';
import { expireCards, remindHolders } from './cards/end-cards.ts';
import { expiryDue, reminderDue } from './cards/expire.queries.ts';

export const couponsJobs: Job[] = [
  { ...reminderDue, fire: remindHolders },
  { ...expiryDue, fire: expireCards },
];
