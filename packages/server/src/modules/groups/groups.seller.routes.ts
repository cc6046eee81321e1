import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import { listShopTeams } from './campaigns/list-campaign-teams.ts';
import { listShopCampaigns, showShopCampaign } from './campaigns/list-campaigns.ts';
import { saveCampaign } from './campaigns/save-campaign.ts';
import { deleteDraft, stopOwnCampaign } from './campaigns/stop-campaign.ts';
import { showTerms } from './show-terms.ts';

export const groupsSellerRoutes = routes(calls, {
  'GET /seller/campaigns/list': { verb: listShopCampaigns },
  'GET /seller/campaigns/details': { verb: showShopCampaign },
  'GET /seller/campaigns/teams': { verb: listShopTeams },
  'GET /seller/campaigns/terms': { verb: showTerms },
  'POST /seller/campaigns/save': { verb: saveCampaign },
  'POST /seller/campaigns/stop': { verb: stopOwnCampaign },
  'POST /seller/campaigns/delete': { verb: deleteDraft },
});
