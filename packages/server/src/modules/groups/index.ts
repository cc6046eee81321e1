/** The public API of groups. */

export { getCampaignState } from './campaigns/campaign.states.ts';
export { findCampaignMarks } from './campaigns/find-campaign-marks.ts';
export { saveCampaign } from './campaigns/save-campaign.ts';
export { stopCampaign } from './campaigns/stop-campaign.ts';
export { groupsModule } from './groups.module.ts';
export { teamPurchase } from './seats/team-purchase.ts';
export { findShownCampaign } from './show-goods-campaign.ts';
/** For the demo market: what a shop's console calls, and what a team comes to. */
export { endDueTeams } from './teams/end-teams.ts';
export { findTeamTargets, type TeamTarget } from './teams/team-targets.queries.ts';
