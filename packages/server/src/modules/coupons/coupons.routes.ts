import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import { listMyCards, showCard } from './cards/own-cards.ts';
import { receiveCoupon } from './cards/receive-coupon.ts';
import { listCouponGoods, listCoupons, showCoupon } from './list-coupons.ts';

export const couponsRoutes = routes(calls, {
  'GET /wanlshop/coupon/list': { cache: 'visitors', verb: listCoupons },
  'GET /wanlshop/coupon/details': { cache: 'visitors', verb: showCoupon },
  'GET /wanlshop/coupon/goods': { cache: 'everyone', verb: listCouponGoods },
  'POST /wanlshop/coupon/receive': { limit: { max: 60, seconds: 60, by: 'actor' }, verb: receiveCoupon },
  'GET /wanlshop/coupon/mine': { verb: listMyCards },
  'GET /wanlshop/coupon/card': { verb: showCard },
});
