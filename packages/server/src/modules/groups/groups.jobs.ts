import type { Job } from '../../kernel/jobs/job.ts';
import { endDueTeam } from './teams/end-teams.ts';
import { teamEndDue } from './teams/team.queries.ts';

export const groupsJobs: Job[] = [{ ...teamEndDue, fire: endDueTeam }];
