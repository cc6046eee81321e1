/** The door of groups: what a goods' page shows of its campaign and the teams one can join. */
export { CampaignBand } from './components/CampaignBand.tsx';
export { CampaignSection } from './components/CampaignSection.tsx';
export { CampaignSoon } from './components/CampaignSoon.tsx';
export { CampaignTag } from './components/CampaignTag.tsx';
export { useGroupGoods } from './queries.ts';
