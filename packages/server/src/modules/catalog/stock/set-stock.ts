import type { CallChecked } from '@chengji/contract';
import { requireActor } from '../../../kernel/actor.ts';
import { recordChange } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { findGoodsShop, keepInStock } from '../goods/goods.queries.ts';
import { lockSku, setSkuStock } from './stock.queries.ts';

/** Sets the stock of a sku of the own shop. */
export async function setStock(
  ctx: Context,
  { sku_id, stock }: CallChecked<'POST /seller/goods/stock'>,
): Promise<void> {
  const { shopId } = requireActor(ctx, 'seller');
  await transact(ctx, async (ctx) => {
    const sku = await lockSku(ctx.db, sku_id);
    if (!sku || (await findGoodsShop(ctx.db, sku.goodsId)) !== shopId) {
      throw new Refusal('common.not_found', {}, { field: 'sku_id' });
    }
    await setSkuStock(ctx.db, sku_id, stock);
    await keepInStock(ctx.db, [sku.goodsId]);
    await recordChange(ctx, { subject: 'sku', id: sku_id, before: { stock: sku.stock }, after: { stock } });
  });
}
