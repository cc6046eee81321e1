/** What must hold before a campaign can be published, in the order of the form. */
import { parseMoney } from '@chengji/contract/money';
import {
  type CampaignDraft,
  getSkus,
  getTiers,
  leastTiers,
  mostTiers,
  type Sku,
  typedCents,
} from './campaign-draft.ts';

export const checkKeys = ['goods', 'sizes', 'prices', 'lower', 'falling', 'times'] as const;
export type CheckKey = (typeof checkKeys)[number];

/** Each tier takes more people than the one before. */
function areSizesRight(draft: CampaignDraft): boolean {
  const sizes = getTiers(draft).map(({ size }) => size ?? 0);
  const count = draft.kind === 'ladder' ? sizes.length >= leastTiers && sizes.length <= mostTiers : true;
  return count && sizes.every((size, at) => size >= 2 && size <= 100 && size > (sizes[at - 1] ?? 0));
}

/** The prices of each sku that takes part, tier by tier; undefined where there is none yet. */
const pricesBySku = (draft: CampaignDraft, skus: readonly Sku[]) =>
  getSkus(draft, skus).map((sku) => ({
    single: parseMoney(sku.price),
    prices: getTiers(draft).map(({ prices }) => typedCents(prices[sku.id])),
  }));

export function toChecks(draft: CampaignDraft, skus: readonly Sku[], now: number): Record<CheckKey, boolean> {
  const rows = pricesBySku(draft, skus);
  const start = draft.startsAt ?? now;
  const arePriced = rows.length > 0 && rows.every(({ prices }) => prices.every((price) => Boolean(price)));
  return {
    goods: draft.goodsId !== null,
    sizes: areSizesRight(draft),
    prices: arePriced,
    lower: arePriced && rows.every(({ single, prices }) => (prices[0] ?? single) < single),
    falling:
      arePriced &&
      rows.every(({ prices }) =>
        prices.every((price, at) => at === 0 || (price ?? 0) < (prices[at - 1] ?? 0)),
      ),
    times: draft.endsAt === null || (draft.endsAt > start && draft.endsAt > now),
  };
}

/** An ordinary campaign has no steps that could fall. */
export const checksShown = ({ kind }: Pick<CampaignDraft, 'kind'>): readonly CheckKey[] =>
  kind === 'ladder' ? checkKeys : checkKeys.filter((key) => key !== 'falling');
