/** The door of groups. */
export { groupsModule } from './groups.module.ts';
/** For the demo market: what a shop's console and the operator's call. */
export { saveCampaign } from './save-campaign.ts';
export { findShownCampaign } from './show-goods-campaign.ts';
export { teamPurchase } from './team-purchase.ts';
