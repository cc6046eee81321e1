/** What a campaign may be: its steps, its prices and its times. */
import type { CampaignKind, CampaignState, RefusalKey } from '@chengji/contract';

export type TierPrices = { size: number; prices: readonly { skuId: number; cents: number }[] };
type SkuPrice = { id: number; priceCents: number };

type TierError = Extract<RefusalKey, `groups.${string}` | 'catalog.price_zero'>;

const tierCounts: Record<CampaignKind, readonly [least: number, most: number]> = {
  ordinary: [1, 1],
  ladder: [2, 5],
};

/** Why these steps cannot be sold; null when they can. */
export function findTierError(
  kind: CampaignKind,
  tiers: readonly TierPrices[],
  skus: readonly SkuPrice[],
): TierError | null {
  const [least, most] = tierCounts[kind];
  if (tiers.length < least || tiers.length > most) return 'groups.tiers_wrong';
  const single = new Map(skus.map(({ id, priceCents }) => [id, priceCents]));
  const priced = tiers.map(({ prices }) => new Map(prices.map(({ skuId, cents }) => [skuId, cents])));
  const [first = new Map<number, number>(), ...higher] = priced;
  const isSold = (prices: ReadonlyMap<number, number>, index: number) =>
    prices.size === tiers[index]?.prices.length &&
    prices.size === first.size &&
    [...prices.keys()].every((skuId) => first.has(skuId) && single.has(skuId));
  if (first.size === 0 || !priced.every(isSold)) return 'groups.skus_wrong';
  if (priced.some((prices) => [...prices.values()].includes(0))) return 'catalog.price_zero';
  if ([...first].some(([skuId, cents]) => cents >= (single.get(skuId) ?? 0))) return 'groups.price_not_lower';
  const isStep = (prices: ReadonlyMap<number, number>, index: number) =>
    (tiers[index + 1]?.size ?? 0) > (tiers[index]?.size ?? 0) &&
    [...prices].every(([skuId, cents]) => cents < (priced[index]?.get(skuId) ?? 0));
  return higher.every(isStep) ? null : 'groups.tiers_must_rise';
}

/** A campaign that ends does so after it began, and not in the past. */
export const areTimesInvalid = (startsAt: Date, endsAt: Date | null, now: Date): boolean =>
  endsAt !== null && (endsAt <= startsAt || endsAt <= now);

type Start = { state: string; startsAt: Date; startedAt: Date | null };

/** When it begins, as asked in unix seconds: never before it could be seen, and no other time once it has teams. */
export function computeStart(asked: number | undefined, found: Start | null, now: Date): Date {
  if (found?.startedAt) return found.startsAt;
  const least = found?.state === 'open' && found.startsAt < now ? found.startsAt : now;
  return new Date(Math.max(least.getTime(), (asked ?? 0) * 1_000));
}

/** What its cheapest sku costs at each step. */
export const findLowestCents = (prices: TierPrices['prices']): number =>
  Math.min(...prices.map(({ cents }) => cents));

/** The steps that are kept by sku. */
export const toTiers = (
  sizes: readonly number[],
  skus: readonly { skuId: number; pricesCents: readonly number[] }[],
): TierPrices[] =>
  sizes.map((size, tier) => ({
    size,
    prices: skus.map(({ skuId, pricesCents }) => ({ skuId, cents: pricesCents[tier] ?? 0 })),
  }));

/** Nothing more comes of it. */
export const isOver = (state: CampaignState): boolean => state === 'ended' || state === 'stopped';

const asText = (tiers: readonly TierPrices[]) =>
  JSON.stringify(
    tiers.map(({ size, prices }) => [
      size,
      prices.map(({ skuId, cents }) => [skuId, cents]).toSorted(([a = 0], [b = 0]) => a - b),
    ]),
  );

export const areSameTiers = (a: readonly TierPrices[], b: readonly TierPrices[]): boolean =>
  asText(a) === asText(b);
