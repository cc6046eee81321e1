import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import { listComments } from './list-comments.ts';
import { listOwnReviews } from './list-own-reviews.ts';
import { listShopReviews, replyToReview } from './shop-reviews.ts';
import { writeReviews } from './write-reviews.ts';

export const reviewsRoutes = routes(calls, {
  'GET /wanlshop/goods/comments': { cache: 'everyone', verb: listComments },
  'GET /wanlshop/comment/list': { verb: listOwnReviews },
  'POST /wanlshop/order/comment': { verb: writeReviews },
  'GET /seller/reviews/list': { verb: listShopReviews },
  'POST /seller/reviews/reply': { verb: replyToReview },
});
