/** Public API of groups: what a goods' page shows of its campaign and teams, and how a team is watched. */
export { CampaignBand } from './campaigns/CampaignBand.tsx';
export { CampaignSection } from './campaigns/CampaignSection.tsx';
export { CampaignSoon } from './campaigns/CampaignSoon.tsx';
export { CampaignTag } from './campaigns/CampaignTag.tsx';
export { GroupStrip } from './campaigns/GroupStrip.tsx';
export { GroupGoods } from './page-block/GroupGoods.tsx';
export { useGroupGoods } from './queries.ts';
export { useTeamUpdates } from './teams/use-team-updates.ts';
