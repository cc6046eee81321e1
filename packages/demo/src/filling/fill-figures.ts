import { transact } from '@chengji/server/kernel/db/transact';
import { countSold } from '@chengji/server/modules/catalog/index';
import { addFollowers } from '@chengji/server/modules/shops/index';
import { allGoods } from '../goods/all-goods.ts';
import { computePastFollowers, computePastSold } from '../goods/past-figures.ts';
import { type ShopKey, shops as shopRows } from '../market/shops.ts';
import type { FilledGoods } from './fill-goods.ts';
import type { FilledShop } from './fill-shops.ts';
import type { Filling } from './filling.ts';

type Around = { shops: ReadonlyMap<ShopKey, FilledShop>; goods: ReadonlyMap<string, FilledGoods> };

/**
 * Takes over what was counted before the first trade, as an operator does who moves from another system: how often goods
 * were sold and how many follow a shop. It sets counters alone. No order, no review and no money is behind
 * them: those come from the verbs, which count on from here.
 */
export const fillFigures = ({ ctx }: Filling, { shops, goods }: Around): Promise<void> =>
  transact(ctx, async ({ db }) => {
    const sold = allGoods.map((row) => ({
      goodsId: goods.get(row.key)?.id ?? 0,
      number: computePastSold(row),
    }));
    await countSold(
      db,
      sold.filter(({ number }) => number > 0),
    );
    for (const { key } of shopRows)
      await addFollowers(db, shops.get(key)?.id ?? 0, computePastFollowers(key));
  });
