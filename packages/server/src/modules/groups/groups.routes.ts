import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import { listGroups } from './list-groups.ts';
import { showGoodsCampaign } from './show-goods-campaign.ts';
import { showOverview } from './show-overview.ts';
import { listOwnTeams } from './teams/list-own-teams.ts';
import { showTeam } from './teams/show-team.ts';
import { watchTeam } from './teams/watch-team.ts';

export const groupsRoutes = routes(calls, {
  'GET /wanlshop/groups/list': { cache: 'everyone', verb: listGroups },
  'GET /wanlshop/groups/overview': { cache: 'everyone', verb: showOverview },
  'GET /wanlshop/groups/mine': { verb: listOwnTeams },
  'GET /wanlshop/groups/goods': { cache: 'visitors', verb: showGoodsCampaign },
  // never a moment old: who watches a team asks again because it changed
  'GET /wanlshop/groups/team': { verb: showTeam },
  'POST /wanlshop/groups/watch': { verb: watchTeam },
});
