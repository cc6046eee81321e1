import type { Job } from '../../kernel/jobs/job.ts';
import { publishingDue } from './pages/page.queries.ts';
import { publishDue } from './pages/publish-page.ts';

export const contentJobs: Job[] = [{ ...publishingDue, fire: publishDue }];
