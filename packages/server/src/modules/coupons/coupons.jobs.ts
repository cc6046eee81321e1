import type { Job } from '../../kernel/jobs/job.ts';
import { expireCards, remindHolders } from './end-cards.ts';
import { expiryDue, reminderDue } from './expire.queries.ts';

export const couponsJobs: Job[] = [
  { ...reminderDue, fire: remindHolders },
  { ...expiryDue, fire: expireCards },
];
