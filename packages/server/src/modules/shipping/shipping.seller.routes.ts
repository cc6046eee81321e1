import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import { deleteShopTemplate, listShopTemplates, saveShopTemplate } from './freight/shop-freight.ts';
import { listFreightTemplates, listProvinces, listSellerCarriers } from './list-seller-choices.ts';
import { deleteWaybillAccount, listWaybillAccounts, saveWaybillAccount } from './waybills/accounts.ts';

export const shippingSellerRoutes = routes(calls, {
  'GET /seller/freight/list': { verb: listFreightTemplates },
  'GET /seller/freight/templates': { verb: listShopTemplates },
  'POST /seller/freight/save': { verb: saveShopTemplate },
  'POST /seller/freight/delete': { verb: deleteShopTemplate },
  'GET /seller/carriers/list': { verb: listSellerCarriers },
  'GET /seller/waybill_accounts/list': { verb: listWaybillAccounts },
  'POST /seller/waybill_accounts/save': { verb: saveWaybillAccount },
  'POST /seller/waybill_accounts/delete': { verb: deleteWaybillAccount },
  'GET /seller/provinces/list': { verb: async () => listProvinces() },
});
