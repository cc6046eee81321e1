import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import { listCampaignTeams } from './campaigns/list-campaign-teams.ts';
import { listCampaigns, showCampaign } from './campaigns/list-campaigns.ts';
import { stopCampaign } from './campaigns/stop-campaign.ts';

export const groupsPlatformRoutes = routes(calls, {
  'GET /platform/campaigns/list': { verb: listCampaigns },
  'GET /platform/campaigns/details': { verb: showCampaign },
  'GET /platform/campaigns/teams': { verb: listCampaignTeams },
  'POST /platform/campaigns/stop': { verb: stopCampaign },
});
