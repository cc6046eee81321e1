import type { Job } from '../../kernel/jobs/job.ts';
import { endDueTeam } from './end-teams.ts';
import { listDueTeams, nextDueTeam } from './team.queries.ts';

export const groupsJobs: Job[] = [
  { name: 'groups.end_teams', nextDue: nextDueTeam, listDue: listDueTeams, fire: endDueTeam },
];
