import { calls } from '@chengji/contract';
import { requireActor } from '../../kernel/actor.ts';
import type { Context } from '../../kernel/context.ts';
import { transact } from '../../kernel/db/transact.ts';
import { routes } from '../../kernel/http/routes.ts';
import { assertShopSells } from '../shops/index.ts';
import { stopCoupon, throwAway } from './issuing/end-coupon.ts';
import { listCouponsOf, showIssued } from './issuing/list-issued.ts';
import { saveCoupon } from './issuing/save-coupon.ts';

const shopOf = (ctx: Context) => requireActor(ctx, 'seller').shopId;

export const couponsSellerRoutes = routes(calls, {
  'GET /seller/coupons/list': { verb: (ctx, asked) => listCouponsOf(ctx, shopOf(ctx), asked) },
  'GET /seller/coupons/details': { verb: (ctx, { id }) => showIssued(ctx, shopOf(ctx), id) },
  'POST /seller/coupons/save': {
    verb: (ctx, form) =>
      transact(ctx, async (ctx) => {
        await assertShopSells(ctx, shopOf(ctx));
        return saveCoupon(ctx, shopOf(ctx), form);
      }),
  },
  'POST /seller/coupons/stop': { verb: (ctx, which) => stopCoupon(ctx, shopOf(ctx), which) },
  'POST /seller/coupons/delete': { verb: (ctx, { id }) => throwAway(ctx, shopOf(ctx), id) },
});
