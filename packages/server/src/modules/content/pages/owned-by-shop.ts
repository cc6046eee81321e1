/** What the blocks of a shop's page name, held against what is the shop's. */
import type { PageBlock } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { listGoodsNames } from '../../catalog/index.ts';
import { findForeign, listNamed, type Owned } from './shop-blocks.rules.ts';
import { listCouponsOfShop } from './shop-coupons.port.ts';

/** Of the goods and coupons that the blocks name, those of this shop. */
export async function findOwned(ctx: Context, shopId: number, blocks: readonly PageBlock[]): Promise<Owned> {
  const named = listNamed(blocks);
  const goods = named.goods.length === 0 ? [] : await listGoodsNames(ctx.db, named.goods);
  const coupons = await listCouponsOfShop(ctx, shopId, named.coupons);
  return {
    shopId,
    goods: new Set(goods.filter((one) => one.shopId === shopId).map(({ id }) => id)),
    coupons: new Set(coupons),
  };
}

/** Refuses blocks that name what is not the shop's, saying which. */
export async function assertOwned(ctx: Context, shopId: number, blocks: readonly PageBlock[]): Promise<void> {
  const foreign = findForeign(blocks, await findOwned(ctx, shopId, blocks));
  if (!foreign) return;
  throw new Refusal('content.not_of_shop', { number: foreign.at + 1 }, { field: foreign.field });
}
