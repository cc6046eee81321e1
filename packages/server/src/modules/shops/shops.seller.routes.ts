import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import {
  deleteRole,
  listRoles,
  listStaff,
  logOut,
  removeSecondFactor,
  saveRole,
  saveStaff,
} from '../identity/index.ts';
import { saveOwnLicence, showOwnLicence } from './licence/save-licence.ts';
import { makeLinkCode } from './links/link-code.ts';
import { endStaffLink, showLinks } from './links/linked-shops.ts';
import { getShopProfile, saveShopProfile } from './shop-profile.ts';
import { changeRights } from './staff/change-rights.ts';
import { getShopStaff } from './staff/seller-log-in.ts';
import { shopStaffDirectory } from './staff/shop-staff-directory.ts';

export const shopsSellerRoutes = routes(calls, {
  'GET /seller/auth/info': { verb: getShopStaff },
  'GET /seller/auth/logout': { verb: logOut },
  'GET /seller/staff/list': { verb: (ctx, input) => listStaff(shopStaffDirectory, ctx, input) },
  'POST /seller/staff/save': {
    verb: (ctx, input) => changeRights(ctx, (ctx) => saveStaff(shopStaffDirectory, ctx, input)),
  },
  'POST /seller/staff/remove_second_factor': {
    verb: (ctx, input) => removeSecondFactor(shopStaffDirectory, ctx, input),
  },
  'POST /seller/staff/linkcode': { limit: { max: 10, seconds: 60, by: 'actor' }, verb: makeLinkCode },
  'GET /seller/staff/links': { verb: showLinks },
  'POST /seller/staff/unlink': { verb: endStaffLink },
  'GET /seller/roles/list': { verb: (ctx) => listRoles(shopStaffDirectory, ctx) },
  'POST /seller/roles/save': {
    verb: (ctx, input) => changeRights(ctx, (ctx) => saveRole(shopStaffDirectory, ctx, input)),
  },
  'POST /seller/roles/delete': { verb: (ctx, input) => deleteRole(shopStaffDirectory, ctx, input) },
  'GET /seller/shop/details': { verb: getShopProfile },
  'GET /seller/shop/licence': { verb: showOwnLicence },
  'POST /seller/shop/licence': { verb: saveOwnLicence },
  'POST /seller/shop/save': { verb: saveShopProfile },
});
