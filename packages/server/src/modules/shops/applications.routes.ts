import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import { applyForShop, showOwnApplication } from './applications/apply-for-shop.ts';
import { uploadDocument } from './applications/documents.ts';

export const applicationsRoutes = routes(calls, {
  'GET /wanlshop/apply/info': { verb: showOwnApplication },
  'POST /wanlshop/apply/upload': { limit: { max: 60, seconds: 60, by: 'actor' }, verb: uploadDocument },
  'POST /wanlshop/apply/save': { limit: { max: 10, seconds: 60, by: 'actor' }, verb: applyForShop },
});
