import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import { stopCoupon, throwAway } from './issuing/end-coupon.ts';
import { listIssuedCoupons, showIssued } from './issuing/list-issued.ts';
import { saveCoupon } from './issuing/save-coupon.ts';

/** The market is the issuer without a shop. */
const market = null;

export const couponsPlatformRoutes = routes(calls, {
  'GET /platform/coupons/list': {
    verb: (ctx, { issuer, shop_id, ...asked }) => listIssuedCoupons(ctx, shop_id ?? issuer, asked),
  },
  'GET /platform/coupons/details': { verb: (ctx, { id }) => showIssued(ctx, 'anyone', id) },
  'POST /platform/coupons/save': { verb: (ctx, form) => saveCoupon(ctx, market, form) },
  'POST /platform/coupons/stop': { verb: (ctx, which) => stopCoupon(ctx, 'anyone', which) },
  'POST /platform/coupons/delete': { verb: (ctx, { id }) => throwAway(ctx, market, id) },
});
