/** What a campaign may be: its steps, its prices and its times. */
import type { CampaignState, RefusalKey } from '@chengji/contract';
import { checkTiers, type TierPrices } from '@chengji/contract/groups/campaign-form.rules';
import { fromUnixSeconds } from '../../../kernel/time/unix-seconds.ts';

type TierError = Extract<RefusalKey, `groups.${string}` | 'catalog.price_zero'>;

/** Why these steps cannot be sold; null when they can. */
export function findTierError(...form: Parameters<typeof checkTiers>): TierError | null {
  const checks = checkTiers(...form);
  if (!checks.isCountRight) return 'groups.tiers_wrong';
  if (!checks.areSkusRight) return 'groups.skus_wrong';
  if (!checks.arePriced) return 'catalog.price_zero';
  if (!checks.areLower) return 'groups.price_not_lower';
  return checks.doSizesRise && checks.doPricesFall ? null : 'groups.tiers_must_rise';
}

type Start = { state: string; startsAt: Date; startedAt: Date | null };

/** When it begins, as asked in unix seconds: never before it could be seen, and no other time once it has teams. */
export function computeStart(asked: number | undefined, found: Start | null, now: Date): Date {
  if (found?.startedAt) return found.startsAt;
  const least = found?.state === 'open' && found.startsAt < now ? found.startsAt : now;
  return new Date(Math.max(least.getTime(), fromUnixSeconds(asked ?? 0).getTime()));
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
