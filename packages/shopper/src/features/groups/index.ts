/** Public API of groups: what a goods' page shows of its campaign and teams, and how a team is watched. */

export { GroupStrip } from './campaigns/GroupStrip.tsx';
export { CampaignBand } from './campaigns/offer/CampaignBand.tsx';
export { CampaignSection } from './campaigns/offer/CampaignSection.tsx';
export { CampaignSoon } from './campaigns/offer/CampaignSoon.tsx';
export { CampaignTag } from './campaigns/offer/CampaignTag.tsx';
export { GroupGoods } from './page-block/GroupGoods.tsx';
export { useGroupGoods } from './queries.ts';
export { useTeamUpdates } from './teams/use-team-updates.ts';
