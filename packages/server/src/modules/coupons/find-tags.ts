import type { CouponTag } from '@chengji/contract';
import type { Context } from '../../kernel/context.ts';
import { findCategoryPaths } from '../catalog/index.ts';
import { offAmount } from './choosing/discount.rules.ts';
import { presentTag } from './coupon.present.ts';
import { type CouponRecord, listForGoods } from './coupon.queries.ts';

const most = 3;

/** The coupons a goods is in, as its page names them: what takes off most where it begins to, first. */
export async function findTags(
  ctx: Context,
  { id, shopId, categoryId }: { id: number; shopId: number; categoryId: number },
): Promise<CouponTag[]> {
  const paths = await findCategoryPaths(ctx, [categoryId]);
  const goods = { goodsId: id, shopId, categoryIds: paths.get(categoryId) ?? [] };
  const found = await listForGoods(ctx.db, goods, ctx.clock.now());
  return found
    .sort((a, b) => computeWorth(b) - computeWorth(a) || a.id - b.id)
    .slice(0, most)
    .map(presentTag);
}

const computeWorth = (coupon: CouponRecord): number =>
  coupon.type === 'shipping' ? 0 : (coupon.amountCents ?? offAmount(coupon, coupon.leastSpendCents));
