import type { CallOut } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { localizedOrChinese } from '../../../kernel/i18n/localized.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { isFollowing } from '../followers/follows.queries.ts';
import { listShops } from '../shops.queries.ts';
import { presentShopCard } from './find-shops.ts';
import { countGoodsOnSale } from './goods-count.port.ts';

/** A shop as its own pages show it; while it is suspended there are none. */
export async function getShop(
  ctx: Context,
  { id }: { id: number },
): Promise<CallOut<'GET /wanlshop/shop/details'>> {
  const { db, language, actor } = ctx;
  const [shop] = await listShops(db, [id]);
  if (!shop || shop.suspendedAt) throw new Refusal('shops.shop_gone');
  const counts = await countGoodsOnSale(ctx, [id]);
  return {
    ...presentShopCard(shop, language),
    intro: localizedOrChinese(language, shop.intro, shop.introEn),
    scores: shop.scoreCount,
    goods_count: counts.get(id) ?? 0,
    followers: shop.followers,
    followed: actor.kind === 'shopper' && (await isFollowing(db, id, actor.id)),
    opened_at: toUnixSeconds(shop.openedAt),
  };
}
