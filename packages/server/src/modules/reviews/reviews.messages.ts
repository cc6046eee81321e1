import type { Messages } from '../../kernel/i18n/i18n.ts';

export const reviewsMessages: Messages = {
  'reviews.line_unknown': { zh: '订单中没有该商品', en: 'This item is not in the order' },
  'reviews.already_reviewed': { zh: '该商品已评价', en: 'This item has been reviewed already' },
};
