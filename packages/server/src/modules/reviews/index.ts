/** The public API of reviews. */
import type { Module } from '../../kernel/module.ts';
import { reviewsListeners } from './reviews.events.ts';
import { reviewsRoutes } from './reviews.routes.ts';

export { listShopReviews, replyToReview } from './shop-reviews.ts';
export { writeReviews } from './write-reviews.ts';

export const reviewsModule: Module = {
  name: 'reviews',
  routes: reviewsRoutes,
  listeners: reviewsListeners,
  messages: {
    'reviews.line_unknown': { zh: '订单中没有该商品', en: 'This item isn’t in the order' },
    'reviews.already_reviewed': { zh: '该商品已评价', en: 'You’ve already reviewed this item' },
  },
};
