import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import { approveApplication, rejectApplication } from './applications/decide-application.ts';
import { showDocument } from './applications/documents.ts';
import {
  listShopApplications,
  revealApplication,
  showApplication,
} from './applications/read-applications.ts';
import { listMarketShops } from './directory/list-shops.ts';
import { saveLicence } from './licence/save-licence.ts';
import { resumeShop, suspendShop } from './suspend-shop.ts';

export const shopsPlatformRoutes = routes(calls, {
  'GET /platform/applications/list': { verb: listShopApplications },
  'GET /platform/applications/details': { verb: showApplication },
  'POST /platform/applications/reveal': { verb: revealApplication },
  'POST /platform/applications/document': { verb: showDocument },
  'POST /platform/applications/approve': { verb: approveApplication },
  'POST /platform/applications/reject': { verb: rejectApplication },
  'GET /platform/shops/list': { verb: listMarketShops },
  'POST /platform/shops/suspend': { verb: suspendShop },
  'POST /platform/shops/licence': { verb: saveLicence },
  'POST /platform/shops/resume': { verb: resumeShop },
});
