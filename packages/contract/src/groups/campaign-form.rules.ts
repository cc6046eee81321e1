/** What a campaign may be: its tiers, its prices and its times. */
import type { CampaignKind } from '../states.ts';

export type TierPrices = { size: number; prices: readonly { skuId: number; cents: number }[] };

/** How many people a tier takes. */
export const teamSizes = { least: 2, most: 100 } as const;

export const tierCounts: Record<CampaignKind, { least: number; most: number }> = {
  ordinary: { least: 1, most: 1 },
  ladder: { least: 2, most: 5 },
};

const isWithin = (count: number, { least, most }: { least: number; most: number }): boolean =>
  count >= least && count <= most;

export type TierChecks = {
  isCountRight: boolean;
  /** Every tier prices the same skus of the goods, each once, and at least one. */
  areSkusRight: boolean;
  /** No price is nothing. */
  arePriced: boolean;
  /** The first tier costs less than bought alone. */
  areLower: boolean;
  doSizesRise: boolean;
  doPricesFall: boolean;
};

/** Which of its rules the tiers of a campaign keep. */
export function checkTiers(
  kind: CampaignKind,
  tiers: readonly TierPrices[],
  skus: readonly { id: number; priceCents: number }[],
): TierChecks {
  const single = new Map(skus.map(({ id, priceCents }) => [id, priceCents]));
  const priced = tiers.map(({ prices }) => new Map(prices.map(({ skuId, cents }) => [skuId, cents])));
  const [first = new Map<number, number>(), ...higher] = priced;
  const isOfGoods = (prices: ReadonlyMap<number, number>, index: number) =>
    prices.size === tiers[index]?.prices.length &&
    prices.size === first.size &&
    [...prices.keys()].every((skuId) => first.has(skuId) && single.has(skuId));
  return {
    isCountRight: isWithin(tiers.length, tierCounts[kind]),
    areSkusRight: first.size > 0 && priced.every(isOfGoods),
    arePriced: !priced.some((prices) => [...prices.values()].includes(0)),
    areLower: [...first].every(([skuId, cents]) => cents < (single.get(skuId) ?? 0)),
    doSizesRise: tiers.every(({ size }, index) => index === 0 || size > (tiers[index - 1]?.size ?? 0)),
    doPricesFall: higher.every((prices, index) =>
      [...prices].every(([skuId, cents]) => cents < (priced[index]?.get(skuId) ?? 0)),
    ),
  };
}

export const isTeamSize = (size: number): boolean => isWithin(size, teamSizes);

/** A campaign that ends does so after it began, and not in the past. Moments in one unit. */
export const areTimesRight = (startsAt: number, endsAt: number | null, now: number): boolean =>
  endsAt === null || (endsAt > startsAt && endsAt > now);
