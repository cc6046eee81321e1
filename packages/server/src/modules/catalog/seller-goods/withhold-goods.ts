/** The goods of a shop leave the market and come back to it together with their shop. */
import type { GoodsOfShop } from '../../shops/index.ts';
import { addToShopGoods, releaseGoods, withholdGoods } from './save-goods.queries.ts';

export const withheldWithShop: GoodsOfShop = {
  async withhold({ db }, shopId) {
    await addToShopGoods(db, shopId, -(await withholdGoods(db, shopId)));
  },
  async release({ db }, shopId) {
    await addToShopGoods(db, shopId, await releaseGoods(db, shopId));
  },
};
