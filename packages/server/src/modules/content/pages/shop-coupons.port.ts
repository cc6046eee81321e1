/** Which coupons a shop issued, asked of coupons, who stand on content; none where nobody answers. */
import type { Context } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { Port } from '../../../kernel/ports.ts';

type ListCouponsOfShop = (db: Db, shopId: number, ids: readonly number[]) => Promise<number[]>;

export const shopCouponsPort = new Port<ListCouponsOfShop>('coupons of a shop');

export const listCouponsOfShop = async (
  { db, services }: Context,
  shopId: number,
  ids: readonly number[],
): Promise<number[]> =>
  ids.length === 0 ? [] : ((await services.ports.find(shopCouponsPort)?.(db, shopId, ids)) ?? []);
