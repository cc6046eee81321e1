/** What must hold before a campaign can be published, in the order of the form. */
import {
  areTimesRight,
  checkTiers,
  isTeamSize,
  type TierPrices,
} from '@chengji/contract/groups/campaign-form.rules';
import { parseMoney } from '@chengji/contract/money';
import { type CampaignDraft, getSkus, getTiers, type Sku, typedCents } from './campaign-draft.ts';

export const checkKeys = ['goods', 'sizes', 'prices', 'lower', 'falling', 'times'] as const;
export type CheckKey = (typeof checkKeys)[number];

/** What was typed, as the contract's rules read it; a price or a size that is missing is nothing. */
const toTierPrices = (draft: CampaignDraft, skus: readonly Sku[]): TierPrices[] =>
  getTiers(draft).map(({ size, prices }) => ({
    size: size ?? 0,
    prices: getSkus(draft, skus).map(({ id }) => ({ skuId: id, cents: typedCents(prices[id]) ?? 0 })),
  }));

export function toChecks(draft: CampaignDraft, skus: readonly Sku[], now: number): Record<CheckKey, boolean> {
  const tiers = toTierPrices(draft, skus);
  const singles = skus.map(({ id, price }) => ({ id, priceCents: parseMoney(price) }));
  const checks = checkTiers(draft.kind, tiers, singles);
  const arePriced = checks.areSkusRight && checks.arePriced;
  return {
    goods: draft.goodsId !== null,
    sizes: checks.isCountRight && checks.doSizesRise && tiers.every(({ size }) => isTeamSize(size)),
    prices: arePriced,
    lower: arePriced && checks.areLower,
    falling: arePriced && checks.doPricesFall,
    times: areTimesRight(draft.startsAt ?? now, draft.endsAt, now),
  };
}

/** An ordinary campaign has no steps that could fall. */
export const checksShown = ({ kind }: Pick<CampaignDraft, 'kind'>): readonly CheckKey[] =>
  kind === 'ladder' ? checkKeys : checkKeys.filter((key) => key !== 'falling');
