/** How many goods a shop has on sale, asked of catalog: it stands on shops, not the other way round. */
import type { Db } from '../../kernel/db/database.ts';

type CountGoods = (db: Db, shopIds: readonly number[]) => Promise<Map<number, number>>;

let port: CountGoods = async () => new Map();

export const registerGoodsCount = (count: CountGoods): void => {
  port = count;
};

/** By shop; one that has none is not in the answer. */
export const countGoodsOnSale: CountGoods = (db, shopIds) => port(db, shopIds);
