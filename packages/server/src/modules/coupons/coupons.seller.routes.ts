import { calls } from '@chengji/contract';
import { requireActor } from '../../kernel/actor.ts';
import type { Context } from '../../kernel/context.ts';
import { transact } from '../../kernel/db/transact.ts';
import { routes } from '../../kernel/http/routes.ts';
import { assertShopSells } from '../shops/index.ts';
import { stopCoupon, throwAway } from './issuing/end-coupon.ts';
import { listIssuedCoupons, showIssued } from './issuing/list-issued.ts';
import { saveCoupon } from './issuing/save-coupon.ts';

const getShopId = (ctx: Context) => requireActor(ctx, 'seller').shopId;

export const couponsSellerRoutes = routes(calls, {
  'GET /seller/coupons/list': { verb: (ctx, asked) => listIssuedCoupons(ctx, getShopId(ctx), asked) },
  'GET /seller/coupons/details': { verb: (ctx, { id }) => showIssued(ctx, getShopId(ctx), id) },
  'POST /seller/coupons/save': {
    verb: (ctx, form) =>
      transact(ctx, async (ctx) => {
        await assertShopSells(ctx, getShopId(ctx));
        return saveCoupon(ctx, getShopId(ctx), form);
      }),
  },
  'POST /seller/coupons/stop': { verb: (ctx, which) => stopCoupon(ctx, getShopId(ctx), which) },
  'POST /seller/coupons/delete': { verb: (ctx, { id }) => throwAway(ctx, getShopId(ctx), id) },
});
