import { interval } from '../../kernel/background/interval.ts';
import type { Module } from '../../kernel/module.ts';
import { ArticleViews, storeArticleViews } from './articles/article-views.ts';
import { publishPages } from './content.jobs.ts';
import { contentMessages } from './content.messages.ts';
import { contentPlatformRoutes } from './content.platform.routes.ts';
import { contentRoutes } from './content.routes.ts';
import { contentSellerRoutes } from './content.seller.routes.ts';
import { StorefrontCache } from './storefront/storefront-cache.ts';
import { uploadRoutes } from './uploads/upload.routes.ts';

export const contentModule: Module = {
  name: 'content',
  routes: [...contentRoutes, ...contentSellerRoutes, ...contentPlatformRoutes, ...uploadRoutes],
  jobs: [publishPages],
  messages: contentMessages,
  provide: (kernel) => ({ storefrontCache: new StorefrontCache(kernel), articleViews: new ArticleViews() }),
  ...interval('storing article views', 5, storeArticleViews),
};
