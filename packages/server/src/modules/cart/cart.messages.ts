import type { Messages } from '../../kernel/i18n/i18n.ts';

export const cartMessages: Messages = {
  'cart.full': { zh: '购物车最多放 {most} 种商品', en: 'The cart holds at most {most} items' },
  'cart.not_on_sale': { zh: '商品已下架', en: 'This product is no longer on sale' },
  'cart.short_of_stock': { zh: '库存不足，仅剩 {stock} 件', en: 'Only {stock} left in stock' },
};
