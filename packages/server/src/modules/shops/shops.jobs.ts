import type { Job } from '../../kernel/jobs/job.ts';
import { tellingDue } from './applications/tell.queries.ts';
import { tellApplicant } from './applications/tell-applicant.ts';

/** Told by SMS, whose provider may be slow or away. */
const mostAtOnce = 4;

export const shopsJobs: readonly Job[] = [{ ...tellingDue, fire: tellApplicant, room: () => mostAtOnce }];
