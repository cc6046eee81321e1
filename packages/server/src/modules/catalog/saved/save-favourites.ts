import type { CallChecked, CallOut } from '@chengji/contract';
import { requireShopper } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { findGoodsShop } from '../goods/goods.queries.ts';
import { countFavourites, deleteFavourites, insertFavourites } from './favourite.queries.ts';

/** Puts a goods among the favourites or takes it out; either may be asked for twice. */
export async function collectGoods(
  ctx: Context,
  { id, collected }: CallChecked<'POST /wanlshop/goods/collect'>,
): Promise<CallOut<'POST /wanlshop/goods/collect'>> {
  const shopperId = requireShopper(ctx);
  if ((await findGoodsShop(ctx.db, id)) === null) throw new Refusal('catalog.goods_gone');
  if (collected) await insertFavourites(ctx.db, shopperId, [id], ctx.clock.now());
  else await deleteFavourites(ctx.db, shopperId, [id]);
  return { collected, collection: await countFavourites(ctx.db, shopperId) };
}

/** Answers how many of these goods were not among the favourites yet. */
export const addFavourites = (
  ctx: Context,
  shopperId: number,
  goodsIds: readonly number[],
): Promise<number> => insertFavourites(ctx.db, shopperId, goodsIds, ctx.clock.now());
