/** The door of reviews. */
import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import type { Module } from '../../kernel/module.ts';
import { listComments } from './list-comments.ts';
import { reviewsListeners } from './reviews.events.ts';
import { reviewsMessages } from './reviews.messages.ts';
import { writeReviews } from './write-reviews.ts';

export const reviewsModule: Module = {
  name: 'reviews',
  routes: routes(calls, {
    'GET /wanlshop/goods/comments': { verb: listComments },
    'POST /wanlshop/order/comment': { verb: writeReviews },
  }),
  listeners: reviewsListeners,
  messages: reviewsMessages,
};
