import type { Context } from '../../../kernel/context.ts';
import { findCategoryPaths, findGoodsCategories } from '../../catalog/index.ts';
import { findFeeRates } from '../../ledger/index.ts';
import { listLines, type OrderRecord, storeCommission } from '../order.queries.ts';

/** As orders are paid, fixes what the market keeps of them: of each line, and of the order for all else. */
export async function pinCommission(ctx: Context, orders: readonly OrderRecord[]): Promise<void> {
  const shopIds = [...new Set(orders.map(({ shopId }) => shopId))];
  const getRate = await findFeeRates(ctx, shopIds);
  const lines = await listLines(
    ctx.db,
    orders.map(({ id }) => id),
  );
  const categories = await findGoodsCategories(
    ctx.db,
    lines.map(({ goodsId }) => goodsId),
  );
  const paths = await findCategoryPaths(ctx, [...categories.values()]);
  for (const { id, shopId, pinned } of orders) {
    const basisPoints = getRate(shopId, []);
    const ownRates = lines.flatMap((line) => {
      const path = paths.get(categories.get(line.goodsId) ?? 0) ?? [];
      const rate = getRate(shopId, path);
      return line.orderId === id && rate !== basisPoints ? [{ lineId: line.id, basisPoints: rate }] : [];
    });
    if (basisPoints === pinned.commissionBasisPoints && ownRates.length === 0) continue;
    await storeCommission(ctx.db, id, basisPoints, ownRates);
  }
}
