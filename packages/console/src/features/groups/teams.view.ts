/** What the pages of a campaign's teams ask for and show. */
import type { CallOut, TeamState } from '@chengji/contract';
import { parseOption, wholeOr } from '../../design/tables/list-address.ts';
import type { CampaignRow } from './campaigns.view.ts';

export type CampaignTeam = CallOut<'GET /seller/campaigns/teams'>['rows'][number];

export const teamTabs = ['all', 'start', 'success', 'auto', 'fail'] as const;
type TeamTab = (typeof teamTabs)[number];

export const teamsDefaults = { state: 'all', page: '1', limit: '20' };
export type TeamFilters = typeof teamsDefaults;

export const getTeamTab = (filters: TeamFilters): TeamTab => parseOption(teamTabs, filters.state, 'all');

export function teamsInput(id: number, filters: TeamFilters) {
  const tab = getTeamTab(filters);
  return {
    id,
    page: Math.min(500, wholeOr(filters.page, 1)),
    limit: Math.min(100, wholeOr(filters.limit, 20)),
    ...(tab === 'all' ? {} : { state: tab }),
  };
}

export const countTeams = (teams: CampaignRow['teams']): Record<TeamTab, number> => ({
  ...teams,
  all: teams.start + teams.success + teams.auto + teams.fail,
});

export const findLeader = (team: CampaignTeam): CampaignTeam['members'][number] | undefined =>
  team.members.find(({ leader }) => leader);

export const isOpen = (state: TeamState): boolean => state === 'start';
