import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import { listComments } from './list-comments.ts';
import { writeReviews } from './write-reviews.ts';

export const reviewsRoutes = routes(calls, {
  'GET /wanlshop/goods/comments': { shared: 'everyone', verb: listComments },
  'POST /wanlshop/order/comment': { verb: writeReviews },
});
