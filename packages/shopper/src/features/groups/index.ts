/** The door of groups: what a goods' page shows of its campaign and teams, and how a team is watched. */
export { CampaignBand } from './components/CampaignBand.tsx';
export { CampaignSection } from './components/CampaignSection.tsx';
export { CampaignSoon } from './components/CampaignSoon.tsx';
export { CampaignTag } from './components/CampaignTag.tsx';
export { useGroupGoods } from './queries.ts';
export { useTeamNews } from './use-team-news.ts';
