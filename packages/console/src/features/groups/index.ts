export { CampaignTag, TeamProgress, TeamStatus } from './components/TeamStatus.tsx';
