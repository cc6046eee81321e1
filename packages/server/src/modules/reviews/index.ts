/** The public API of reviews. */
import type { Module } from '../../kernel/module.ts';
import { reviewsListeners } from './reviews.events.ts';
import { reviewsMessages } from './reviews.messages.ts';
import { reviewsRoutes } from './reviews.routes.ts';

export { listShopReviews, replyToReview } from './shop-reviews.ts';
export { writeReviews } from './write-reviews.ts';

export const reviewsModule: Module = {
  name: 'reviews',
  routes: reviewsRoutes,
  listeners: reviewsListeners,
  messages: reviewsMessages,
};
