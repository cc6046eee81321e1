import type { Context } from '../../../kernel/context.ts';
import { chooseRate } from './fee-rate.rules.ts';
import { listFeeRates } from './fee-rates.queries.ts';

/** What the market keeps, now, of what each of these shops sells in a category; its path goes up from the category. */
export async function findFeeRates(
  { db, clock, services }: Context,
  shopIds: readonly number[],
): Promise<(shopId: number, path: readonly number[]) => number> {
  const rates = await listFeeRates(db, shopIds);
  const ofMarket = services.settings.get('ledger.commission_rate');
  const at = clock.now();
  return (shopId, path) => chooseRate(rates, { shopId, path, at }, ofMarket);
}

/** What it keeps of a shop whose goods are in no category with a rate of its own. */
export const findShopRate = async (ctx: Context, shopId: number): Promise<number> =>
  (await findFeeRates(ctx, [shopId]))(shopId, []);
