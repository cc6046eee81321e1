/** What a campaign earns at each tier: exact to the cent, from the prices and costs as typed. */
import {
  applyRate,
  asCents,
  type Cents,
  formatMoney,
  multiplyCents,
  parseMoney,
  subtractCents,
} from '@chengji/contract/money';
import { parseMoneyInput } from '../../design/inputs/money/parse-money-input.ts';
import { type CampaignDraft, getSkus, getTiers, type Sku, typedCents } from './campaign-draft.ts';

/** What a price is below (−) or above (+) another, in tenths of a percent; null without a price to compare with. */
export const computeDifference = (price: Cents, single: Cents): number | null =>
  single === 0 ? null : Math.round(((price - single) / single) * 1000);

/** −134 as `−13.4%`. */
export function differenceText(tenths: number): string {
  const sign = tenths < 0 ? '−' : tenths > 0 ? '+' : '';
  return `${sign}${(Math.abs(tenths) / 10).toFixed(1)}%`;
}

/** What stays of a price once the piece is paid for; the market's part is still in it. */
export const computeMargin = (price: Cents, cost: Cents): Cents => subtractCents(price, cost);

export type Earning = { margin: Cents; commission: Cents; net: Cents };

/** What so many pieces earn at a price, `basisPoints` of which the market takes. */
export function computeEarning(price: Cents, cost: Cents, pieces: number, basisPoints: number): Earning {
  const margin = multiplyCents(computeMargin(price, cost), pieces);
  const commission = applyRate(multiplyCents(price, pieces), basisPoints);
  return { margin, commission, net: subtractCents(margin, commission) };
}

export type Loss = { sku: Sku; tier: number; net: Cents };

/** Every tier of every sku at which a piece costs the shop more than it brings. */
export function listLosses(draft: CampaignDraft, skus: readonly Sku[], basisPoints: number): Loss[] {
  return getSkus(draft, skus).flatMap((sku) =>
    getTiers(draft).flatMap(({ prices }, tier) => {
      const [price, cost] = [typedCents(prices[sku.id]), typedCents(draft.costs[sku.id])];
      if (price === undefined || cost === undefined) return [];
      const { net } = computeEarning(price, cost, 1, basisPoints);
      return net < 0 ? [{ sku, tier, net }] : [];
    }),
  );
}

/** `amount` × `part` / `whole`, half up to the cent. */
const scaled = (amount: Cents, part: Cents, whole: Cents): Cents =>
  asCents(Number((2n * BigInt(amount) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole))));

/** Gives every sku that takes part the discounts of one of them: the same share off its own single price. */
export function applyToAll(
  draft: CampaignDraft,
  skus: readonly Sku[],
  from: Sku,
): Pick<CampaignDraft, 'tiers'> {
  const single = parseMoney(from.price);
  return {
    tiers: draft.tiers.map((tier) => {
      const price = typedCents(tier.prices[from.id]);
      if (price === undefined || single === 0) return tier;
      const others = getSkus(draft, skus)
        .filter(({ id }) => id !== from.id)
        .map((sku) => [sku.id, formatMoney(scaled(parseMoney(sku.price), price, single))] as const);
      return { ...tier, prices: { ...tier.prices, ...Object.fromEntries(others) } };
    }),
  };
}

/** The least and the most a tier costs over the skus that take part; undefined while none is priced. */
export function cheapestAt(draft: CampaignDraft, skus: readonly Sku[], tier: number): string | undefined {
  const prices = getTiers(draft)[tier]?.prices ?? {};
  const typed = getSkus(draft, skus).flatMap(({ id }) => parseMoneyInput(prices[id] ?? '') ?? []);
  return typed.toSorted((a, b) => parseMoney(a) - parseMoney(b))[0];
}
