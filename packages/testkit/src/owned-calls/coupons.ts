/** Owned calls of coupons. */
import type { CallIn, CallKey } from '@chengji/contract';
import { aCard, aCoupon, couponForm } from '../builders/coupons.ts';
import { aGoods } from '../builders/goods.ts';
import type { Fixture } from './owned-calls.ts';

const aCouponId = async ({ seller }: Fixture) => ({ id: await aCoupon(seller) });
const aPlatformCouponId = async ({ platform }: Fixture) => ({ id: await aCoupon(platform, {}, 'platform') });

async function aCouponForm(fixture: Fixture, issuer: 'seller' | 'platform') {
  const goods = await aGoods(fixture.shop);
  const form = couponForm({ scope: 'goods', scope_ids: [goods.id] });
  return { ...form, id: await aCoupon(fixture[issuer], form, issuer) };
}

export const ownedCouponCalls = {
  'GET /wanlshop/coupon/list': async ({ shop }) => ({
    shop_id: shop.id,
    goods_id: (await aGoods(shop)).id,
  }),
  'GET /wanlshop/coupon/details': aCouponId,
  'GET /wanlshop/coupon/goods': aCouponId,
  'POST /wanlshop/coupon/receive': aCouponId,
  'GET /wanlshop/coupon/card': async ({ shopper, seller }) => ({ id: (await aCard(shopper, seller)).id }),
  'GET /seller/coupons/details': aCouponId,
  'POST /seller/coupons/save': (fixture) => aCouponForm(fixture, 'seller'),
  'POST /seller/coupons/stop': async (fixture) => ({ ...(await aCouponId(fixture)), reason: '卖完了' }),
  'POST /seller/coupons/delete': async ({ seller }) => ({ id: await aCoupon(seller, { draft: true }) }),
  'GET /platform/coupons/list': async ({ shop }) => ({ shop_id: shop.id }),
  'GET /platform/coupons/details': aCouponId,
  'POST /platform/coupons/save': (fixture) => aCouponForm(fixture, 'platform'),
  'POST /platform/coupons/stop': async (fixture) => ({
    ...(await aPlatformCouponId(fixture)),
    reason: '活动结束',
  }),
  'POST /platform/coupons/delete': async ({ platform }) => ({
    id: await aCoupon(platform, { draft: true }, 'platform'),
  }),
} satisfies { [K in CallKey]?: (fixture: Fixture) => Promise<CallIn<K>> };
