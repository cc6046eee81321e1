import type { Job } from '../../kernel/jobs/job.ts';
import { listToTell, nextToTell } from './tell.queries.ts';
import { tellApplicant } from './tell-applicant.ts';

export const shopsJobs: readonly Job[] = [
  { name: 'shops.tell_applicant', nextDue: nextToTell, listDue: listToTell, fire: tellApplicant },
];
