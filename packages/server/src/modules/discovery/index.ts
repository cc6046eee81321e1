/** The public API of discovery. */
import type { Module } from '../../kernel/module.ts';
import { discoveryListeners } from './discovery.events.ts';
import { discoveryIntervals, discoveryJobs } from './discovery.jobs.ts';
import { discoveryMessages } from './discovery.messages.ts';
import { discoveryRoutes } from './discovery.routes.ts';
import { discoveryStaffRoutes } from './discovery.staff.routes.ts';
import { LookCounter } from './figures/look-counter.ts';
import { newsMessages } from './news/news.messages.ts';

export { writeComment } from './comments/write-comment.ts';
export { boughtGoodsPort } from './feed/bought-goods.port.ts';
export { rankPosts, weighFor } from './feed/rank-posts.ts';
export { storeLooks } from './figures/look-counter.ts';
export { type PostSales, type SalesDay, salesOfPostsPort } from './figures/sales.port.ts';
export { addToFigure } from './posts/posts.queries.ts';
export { likePost } from './reactions/like-post.ts';
export { allowPost, findPosts, takePostDown } from './review/take-post-down.ts';
export { addPost } from './write-posts.ts';

export const discoveryModule: Module = {
  name: 'discovery',
  routes: [...discoveryRoutes, ...discoveryStaffRoutes],
  listeners: discoveryListeners,
  jobs: discoveryJobs,
  messages: { ...discoveryMessages, ...newsMessages },
  provide: () => ({ postLooks: new LookCounter(), feedReaders: new Set<number>() }),
  ...discoveryIntervals,
};
