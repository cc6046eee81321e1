/** How many goods a shop has on sale, asked of catalog: it stands on shops, not the other way round. */
import type { Context } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { Port } from '../../../kernel/ports.ts';

type CountGoods = (db: Db, shopIds: readonly number[]) => Promise<Map<number, number>>;

export const goodsCountPort = new Port<CountGoods>('goods on sale of shops');

/** By shop; one that has none is not in the answer. */
export const countGoodsOnSale = async (
  { db, services }: Context,
  shopIds: readonly number[],
): Promise<Map<number, number>> => (await services.ports.find(goodsCountPort)?.(db, shopIds)) ?? new Map();
