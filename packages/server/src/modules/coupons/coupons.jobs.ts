import type { Job } from '../../kernel/jobs/job.ts';
import { expireCards, remindHolders } from './end-cards.ts';
import { expiryDue, reminderDue } from './expire.queries.ts';

export const couponsJobs: Job[] = [
  { name: 'coupons.remind_holders', ...reminderDue, fire: remindHolders },
  { name: 'coupons.expire_cards', ...expiryDue, fire: expireCards },
];
