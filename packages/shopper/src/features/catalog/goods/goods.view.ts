/** What the page of a goods shows, from what the market answered. */
import type { CallOut } from '@chengji/contract';

type Figures = CallOut<'GET /wanlshop/goods/comments'>['figures'];

/** Pictures of a description come as the person gets to them. */
export const lazyContent = (html: string): string =>
  html.replaceAll('<img ', '<img loading="lazy" decoding="async" ');

/** The items of an order, as the page that confirms it reads them from its address. */
export const orderData = (goodsId: number, skuId: number, number: number): string =>
  JSON.stringify([{ goods_id: goodsId, sku_id: skuId, number }]);

/** The tabs of the reviews worth a shortcut: those that hold any. */
export function reviewShortcuts({ image, good, medium }: Figures) {
  const shortcuts = [
    { tab: 'image', text: 'withPictures', count: image },
    { tab: 'good', text: 'goodCount', count: good },
    { tab: 'medium', text: 'mediumCount', count: medium },
  ] as const;
  return shortcuts.filter(({ count }) => count > 0);
}
