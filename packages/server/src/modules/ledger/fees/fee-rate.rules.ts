/** Which commission an order pays: the rates are kept for ever, each from a moment on, and the nearest one counts. */

/** Of a shop, of a category, of both; without a rate, what is further away counts again from its start. */
export type FeeRate = {
  id: number;
  shopId: number | null;
  categoryId: number | null;
  basisPoints: number | null;
  startsAt: Date;
};

export type FeeScope = { shopId: number | null; categoryId: number | null };

/** Of several from the same moment the one set last. */
const isLater = (one: FeeRate, than: FeeRate): boolean =>
  one.startsAt.getTime() > than.startsAt.getTime() ||
  (one.startsAt.getTime() === than.startsAt.getTime() && one.id > than.id);

/** What is set for exactly this scope at a moment; null where nothing is, or no more. */
export function findRate(rates: readonly FeeRate[], scope: FeeScope, at: Date): number | null {
  const begun = rates.filter(
    ({ shopId, categoryId, startsAt }) =>
      shopId === scope.shopId && categoryId === scope.categoryId && startsAt <= at,
  );
  const last = begun.reduce<FeeRate | undefined>(
    (found, rate) => (found && !isLater(rate, found) ? found : rate),
    undefined,
  );
  return last?.basisPoints ?? null;
}

/** Whether a rate counts, will count, or has given way to another of the same scope. */
export function toRateState(
  rates: readonly FeeRate[],
  rate: FeeRate,
  now: Date,
): 'planned' | 'in_force' | 'over' {
  const isReplaced = rates.some(
    (other) =>
      other.shopId === rate.shopId &&
      other.categoryId === rate.categoryId &&
      isLater(other, rate) &&
      (other.startsAt <= now || other.startsAt.getTime() === rate.startsAt.getTime()),
  );
  if (isReplaced) return 'over';
  return rate.startsAt > now ? 'planned' : 'in_force';
}

/**
 * The rate of what a shop sells in a category, whose path goes from the category itself up: that of the shop in the
 * category, of the shop, of the category, of the market; of categories the lower one before those above it.
 */
export function chooseRate(
  rates: readonly FeeRate[],
  { shopId, path, at }: { shopId: number; path: readonly number[]; at: Date },
  ofMarket: number,
): number {
  const scopes: FeeScope[] = [
    ...path.map((categoryId) => ({ shopId, categoryId })),
    { shopId, categoryId: null },
    ...path.map((categoryId) => ({ shopId: null, categoryId })),
  ];
  for (const scope of scopes) {
    const found = findRate(rates, scope, at);
    if (found !== null) return found;
  }
  return ofMarket;
}
