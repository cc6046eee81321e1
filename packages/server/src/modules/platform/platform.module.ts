import { interval } from '../../kernel/background/interval.ts';
import type { Module } from '../../kernel/module.ts';
import { findPlatformStaffNames } from '../identity/index.ts';
import { foldEntries } from '../ledger/index.ts';
import { repairablePort } from '../repairs/index.ts';
import { findShopStaffNames } from '../shops/index.ts';
import { ledgerCheckJob } from './checking/checking.jobs.ts';
import { checkingRoutes } from './checking/checking.routes.ts';
import { platformMessages } from './platform.messages.ts';
import { platformRoutes } from './platform.platform.routes.ts';
import { platformSellerRoutes } from './platform.seller.routes.ts';
import { radarListeners } from './radar/radar.events.ts';
import { radarRoutes } from './radar/radar.routes.ts';
import { differenceRepair } from './radar/repair-difference.ts';

export const platformModule: Module = {
  name: 'platform',
  routes: [...platformRoutes, ...platformSellerRoutes, ...radarRoutes, ...checkingRoutes],
  jobs: [ledgerCheckJob],
  listeners: radarListeners,
  messages: platformMessages,
  ports: (ports) => ports.provide(repairablePort, differenceRepair),
  ...interval('folding the sums of the ledger', 300, foldEntries),
  provide: () => ({
    nameStaff: async ({ db }, area, staffId) => {
      const find = area === 'seller' ? findShopStaffNames : findPlatformStaffNames;
      return (await find(db, [staffId])).get(staffId) ?? '';
    },
  }),
};
