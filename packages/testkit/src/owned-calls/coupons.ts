/** What is issued and received, and what its owners may ask of it. */
import type { CallIn, CallKey } from '@chengji/contract';
import { aCard, aCoupon, couponForm } from '../builders/coupons.ts';
import { aGoods } from '../builders/goods.ts';
import type { Household } from './owned-calls.ts';

const couponOf = async ({ seller }: Household) => ({ id: await aCoupon(seller) });
const marketsCoupon = async ({ platform }: Household) => ({ id: await aCoupon(platform, {}, 'platform') });

async function formOf(home: Household, issuer: 'seller' | 'platform') {
  const goods = await aGoods(home.stall);
  const form = couponForm({ scope: 'goods', scope_ids: [goods.id] });
  return { ...form, id: await aCoupon(home[issuer], form, issuer) };
}

export const ownCouponCalls = {
  'GET /wanlshop/coupon/list': async ({ stall }) => ({
    shop_id: stall.shopId,
    goods_id: (await aGoods(stall)).id,
  }),
  'GET /wanlshop/coupon/details': couponOf,
  'GET /wanlshop/coupon/goods': couponOf,
  'POST /wanlshop/coupon/receive': couponOf,
  'GET /wanlshop/coupon/card': async ({ shopper, seller }) => ({ id: (await aCard(shopper, seller)).id }),
  'GET /seller/coupons/details': couponOf,
  'POST /seller/coupons/save': (home) => formOf(home, 'seller'),
  'POST /seller/coupons/stop': async (home) => ({ ...(await couponOf(home)), reason: '卖完了' }),
  'POST /seller/coupons/delete': async ({ seller }) => ({ id: await aCoupon(seller, { draft: true }) }),
  'GET /platform/coupons/list': async ({ stall }) => ({ shop_id: stall.shopId }),
  'GET /platform/coupons/details': couponOf,
  'POST /platform/coupons/save': (home) => formOf(home, 'platform'),
  'POST /platform/coupons/stop': async (home) => ({ ...(await marketsCoupon(home)), reason: '活动结束' }),
  'POST /platform/coupons/delete': async ({ platform }) => ({
    id: await aCoupon(platform, { draft: true }, 'platform'),
  }),
} satisfies { [K in CallKey]?: (home: Household) => Promise<CallIn<K>> };
