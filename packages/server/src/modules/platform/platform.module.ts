import type { Module } from '../../kernel/module.ts';
import { findPlatformStaffNames } from '../identity/index.ts';
import { findShopStaffNames } from '../shops/index.ts';
import { platformMessages } from './platform.messages.ts';
import { platformRoutes } from './platform.platform.routes.ts';
import { platformSellerRoutes } from './platform.seller.routes.ts';

export const platformModule: Module = {
  name: 'platform',
  routes: [...platformRoutes, ...platformSellerRoutes],
  messages: platformMessages,
  provide: () => ({
    nameStaff: async ({ db }, area, staffId) => {
      const find = area === 'seller' ? findShopStaffNames : findPlatformStaffNames;
      return (await find(db, [staffId])).get(staffId) ?? '';
    },
  }),
};
