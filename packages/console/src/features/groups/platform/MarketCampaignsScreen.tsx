import type { CampaignRow } from '../campaigns.view.ts';
import { CampaignsScreen } from '../components/CampaignsScreen.tsx';

const toCampaign = ({ id }: CampaignRow) => `/platform/campaigns/${id}`;
const links = { details: toCampaign, teams: toCampaign };

/** The campaigns of every shop. */
export function MarketCampaignsScreen() {
  return <CampaignsScreen area="platform" links={links} />;
}
