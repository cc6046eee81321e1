import type { Job } from '../../kernel/jobs/job.ts';
import { endDueTeam } from './end-teams.ts';
import { teamEndDue } from './team.queries.ts';

export const groupsJobs: Job[] = [{ ...teamEndDue, fire: endDueTeam }];
