/** What a shop posts in a test, naming only what matters. */
import { addPost } from '@chengji/server/modules/discovery/index';
import type { Market } from '../market.ts';
import { aGoods, type ShopFixture } from './goods.ts';

let made = 0;

export async function aPost(
  market: Market,
  shop: ShopFixture,
  traits: Partial<Parameters<typeof addPost>[1]> = {},
): Promise<number> {
  made += 1;
  return addPost(market.context(), {
    shopId: shop.id,
    categoryId: shop.categoryId,
    title: `内容 ${made}`,
    titleEn: `Post ${made}`,
    content: '第一段\n\n第二段',
    contentEn: 'One\n\nTwo',
    images: ['/files/00/post.webp'],
    ratio: '4:5',
    goodsIds: traits.goodsIds ?? [(await aGoods(shop)).id],
    ...traits,
  });
}
