/** Which coupons a shop issued, asked of coupons, who stand on content; none before they registered. */
import type { Db } from '../../kernel/db/database.ts';

type ListCouponsOfShop = (db: Db, shopId: number, ids: readonly number[]) => Promise<number[]>;

let list: ListCouponsOfShop = async () => [];

export const registerShopCoupons = (given: ListCouponsOfShop): void => {
  list = given;
};

export const listCouponsOfShop: ListCouponsOfShop = (db, shopId, ids) =>
  ids.length === 0 ? Promise.resolve([]) : list(db, shopId, ids);
