import { eq, sql } from 'drizzle-orm';
import { deadline } from '../../kernel/jobs/deadline.queries.ts';
import { campaigns } from './campaigns/campaign.tables.ts';
import { endCampaigns } from './campaigns/end-campaign.queries.ts';
import { endDueTeams } from './teams/end-teams.ts';
import { teams } from './teams/team.tables.ts';

/** Thousands that are due in the same minute end within it, as each statement is made once for a batch of them. */
const batchSize = 100;

export const teamDeadline = deadline({
  name: 'groups.end_teams',
  table: teams,
  column: teams.endsAt,
  where: eq(teams.state, 'start'),
  batchSize,
  fireBatch: endDueTeams,
});

/** What a campaign is past its end, the clock says; this clears it out of what is read as open. */
export const campaignDeadline = deadline({
  name: 'groups.end_campaigns',
  table: campaigns,
  column: campaigns.endsAt,
  // written out, as in the index of those that are due
  where: sql`${campaigns.state} = 'open'`,
  batchSize,
  fireBatch: ({ db, clock }, ids) => endCampaigns(db, ids, clock.now()),
});
