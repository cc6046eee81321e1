import type { Job } from '../../kernel/jobs/job.ts';
import { publishingDue } from './page.queries.ts';
import { publishDue } from './publish-page.ts';

export const contentJobs: Job[] = [{ ...publishingDue, fire: publishDue }];
