import { calls } from '@chengji/contract';
import { type Limit, routes } from '../../kernel/http/routes.ts';
import { logOut } from '../identity/index.ts';
import { getShopStaff, logInToShop } from './seller-log-in.ts';

const guarded: Limit = { max: 60, seconds: 60, by: 'ip' };

export const shopsSellerRoutes = routes(calls, {
  'POST /seller/auth/login': { limit: guarded, verb: logInToShop },
  'GET /seller/auth/info': { verb: getShopStaff },
  'GET /seller/auth/logout': { verb: logOut },
});
