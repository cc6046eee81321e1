/** The public API of discovery. */
import type { Kernel } from '../../kernel/kernel.ts';
import type { Module } from '../../kernel/module.ts';
import { livePostsPort } from '../live/index.ts';
import { discoveryListeners } from './discovery.events.ts';
import { discoveryIntervals, discoveryJobs } from './discovery.jobs.ts';
import { discoveryMessages } from './discovery.messages.ts';
import { discoveryRoutes } from './discovery.routes.ts';
import { discoveryStaffRoutes } from './discovery.staff.routes.ts';
import { removeOldHidden } from './feed/rounds.queries.ts';
import { LookCounter } from './figures/look-counter.ts';
import { findPostsOfLives } from './lives/live-posts.ts';
import { newsMessages } from './news/news.messages.ts';
import { serveUploads } from './video/serve-uploads.ts';
import { VideoUploads } from './video/video-uploads.ts';
import { VideoWorker } from './video/video-worker.ts';

export { writeComment } from './comments/write-comment.ts';
export { boughtGoodsPort } from './feed/bought-goods.port.ts';
export { rankPosts, weighFor } from './feed/rank-posts.ts';
export { storeLooks } from './figures/look-counter.ts';
export { type PostSales, type SalesDay, salesOfPostsPort } from './figures/sales.port.ts';
export { findGoodsOfPosts } from './lives/live-posts.ts';
export { tellDueNews } from './news/tell-news.ts';
export { follow } from './people/follow.ts';
export { addToFigure } from './posts/posts.queries.ts';
export { likePost } from './reactions/like-post.ts';
export { sumWaitingPosts } from './review/review.queries.ts';
export { allowPost, findPosts, takePostDown } from './review/take-post-down.ts';
export { addPost } from './write-posts.ts';

/** Of each market in this process. */
const workers = new WeakMap<Kernel, VideoWorker>();

export const discoveryModule: Module = {
  name: 'discovery',
  routes: [...discoveryRoutes, ...discoveryStaffRoutes],
  listeners: discoveryListeners,
  jobs: discoveryJobs,
  ports: (ports) => ports.provide(livePostsPort, findPostsOfLives),
  messages: { ...discoveryMessages, ...newsMessages },
  provide: async ({ config }) => ({
    postLooks: new LookCounter(),
    feedReaders: new Set<number>(),
    videoUploads: await VideoUploads.open(config.dataDir),
  }),
  removeOld: removeOldHidden,
  serve: serveUploads,
  start(kernel) {
    discoveryIntervals.start(kernel);
    const worker = new VideoWorker(kernel);
    workers.set(kernel, worker);
    worker.start();
  },
  async stop(kernel) {
    await workers.get(kernel)?.stop();
    await discoveryIntervals.stop(kernel);
  },
};
