import type { Module } from '../../kernel/module.ts';
import { CampaignCacheInvalidation } from './campaigns/campaign-cache-invalidation.ts';
import { groupsListeners } from './groups.events.ts';
import { campaignDeadline, teamDeadline } from './groups.jobs.ts';
import { groupsMessages } from './groups.messages.ts';
import { groupsPlatformRoutes } from './groups.platform.routes.ts';
import { groupsRoutes } from './groups.routes.ts';
import { groupsSellerRoutes } from './groups.seller.routes.ts';

export const groupsModule: Module = {
  name: 'groups',
  routes: [...groupsRoutes, ...groupsSellerRoutes, ...groupsPlatformRoutes],
  listeners: groupsListeners,
  jobs: [teamDeadline, campaignDeadline],
  messages: groupsMessages,
  provide: (kernel) => ({ campaignCache: new CampaignCacheInvalidation(kernel) }),
};
