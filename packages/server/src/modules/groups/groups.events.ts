/** Campaigns hold copies of what lists of them are searched and filtered by: they follow their goods. */
import type { Context } from '../../kernel/context.ts';
import { listener } from '../../kernel/events/events.ts';
import { findGoodsOffered } from '../catalog/index.ts';
import { listCampaignGoods, updateCopies } from './campaigns/campaign-copies.queries.ts';

async function copyGoods(ctx: Context, goodsId: number): Promise<void> {
  const goods = await findGoodsOffered(ctx.db, goodsId);
  if (goods && (await updateCopies(ctx.db, goods))) ctx.services.campaignCache.invalidate(ctx);
}

export const groupsListeners = [
  listener({
    event: 'catalog.goods_changed',
    name: 'groups.copy_goods',
    handle: (ctx, { goodsId }) => copyGoods(ctx, goodsId),
  }),
  /** With its shop all its goods go off sale, or come back. */
  listener({
    event: 'shops.state_changed',
    name: 'groups.copy_goods_of_shop',
    handle: async (ctx, { shopId }) => {
      for (const goodsId of await listCampaignGoods(ctx.db, shopId)) await copyGoods(ctx, goodsId);
    },
  }),
];
