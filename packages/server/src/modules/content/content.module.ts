import type { Kernel } from '../../kernel/kernel.ts';
import type { Module } from '../../kernel/module.ts';
import { ArticleViews, storeArticleViews } from './article-views.ts';
import { contentJobs } from './content.jobs.ts';
import { contentMessages } from './content.messages.ts';
import { contentPlatformRoutes } from './content.platform.routes.ts';
import { contentRoutes } from './content.routes.ts';
import { contentSellerRoutes } from './content.seller.routes.ts';
import { Showcase } from './showcase.ts';
import { uploadRoutes } from './upload.routes.ts';

const storeViewsEveryMs = 5_000;
const timers = new WeakMap<Kernel, NodeJS.Timeout>();

/** Views that could not be stored wait for the next time. */
const storeViews = async ({ systemContext, log }: Kernel): Promise<void> => {
  try {
    await storeArticleViews(systemContext());
  } catch (error) {
    log.warn({ err: error }, 'article views were not stored');
  }
};

export const contentModule: Module = {
  name: 'content',
  routes: [...contentRoutes, ...contentSellerRoutes, ...contentPlatformRoutes, ...uploadRoutes],
  jobs: contentJobs,
  messages: contentMessages,
  provide: (kernel) => ({ showcase: new Showcase(kernel), articleViews: new ArticleViews() }),
  start(kernel) {
    timers.set(kernel, setInterval(() => storeViews(kernel), storeViewsEveryMs).unref());
  },
  async stop(kernel) {
    clearInterval(timers.get(kernel));
    await storeViews(kernel);
  },
};
