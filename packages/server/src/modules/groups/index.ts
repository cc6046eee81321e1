/** The door of groups. */

/** For the demo market: what a shop's console calls, and what a team comes to. */
export { endDueTeam } from './end-teams.ts';
export { findCampaignMarks } from './find-campaign-marks.ts';
export { groupsModule } from './groups.module.ts';
export { saveCampaign } from './save-campaign.ts';
export { findShownCampaign } from './show-goods-campaign.ts';
export { teamPurchase } from './team-purchase.ts';
