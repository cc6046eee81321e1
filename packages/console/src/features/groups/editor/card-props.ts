import type { CampaignDraft, Sku } from '../campaign-draft.ts';

/** What every card of the editor is given. */
export type CardProps = {
  draft: CampaignDraft;
  onChange: (change: Partial<CampaignDraft>) => void;
  /** Those of the goods, as far as they are loaded. */
  skus: readonly Sku[];
  /** Kind, goods, sizes and prices stand: teams opened, or there is only something to look at. */
  isFrozen: boolean;
};
