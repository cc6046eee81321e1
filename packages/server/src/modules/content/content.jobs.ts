import type { Job } from '../../kernel/jobs/job.ts';
import { listPublishDue, nextPublishDue } from './page.queries.ts';
import { publishDue } from './publish-page.ts';

export const contentJobs: Job[] = [
  { name: 'content.publish_page', nextDue: nextPublishDue, listDue: listPublishDue, fire: publishDue },
];
