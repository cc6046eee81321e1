/** What the pages of a campaign's teams ask for and show. */
import type { CallOut, TeamState } from '@chengji/contract';
import { campaignsCalls } from '@chengji/contract/groups/campaigns.calls';
import { defineList } from '../../design/lists/define-list.ts';
import type { CampaignRow } from './campaigns.view.ts';

export type CampaignTeam = CallOut<'GET /seller/campaigns/teams'>['rows'][number];

export const teamTabs = ['all', 'start', 'success', 'auto', 'fail'] as const;
type TeamTab = (typeof teamTabs)[number];

const inAddress = { tab: 'state', clearsTab: true } as const;
export const teamsLists = {
  seller: defineList('GET /seller/campaigns/teams', campaignsCalls, inAddress),
  platform: defineList('GET /platform/campaigns/teams', campaignsCalls, inAddress),
};

export const countTeams = (teams: CampaignRow['teams']): Record<TeamTab, number> => ({
  ...teams,
  all: teams.start + teams.success + teams.auto + teams.fail,
});

export const findLeader = (team: CampaignTeam): CampaignTeam['members'][number] | undefined =>
  team.members.find(({ leader }) => leader);

export const isOpen = (state: TeamState): boolean => state === 'start';
