import { showShare } from '@chengji/client-kit/percent-display';
import type { CallOut, CouponState, CouponType } from '@chengji/contract';
import { couponsAdminCalls } from '@chengji/contract/coupons/coupons.admin.calls';
import { defineList } from '../../design/lists/define-list.ts';
import type { TagTone, Tone } from '../../design/values/status-tones.ts';
import type { Area } from '../../kernel/session.ts';

export type Coupon = CallOut<'GET /seller/coupons/details'>;

export const couponStates = ['all', 'running', 'coming', 'draft', 'ended', 'stopped'] as const;
export const couponTypes = ['reduction', 'discount', 'shipping', 'vip'] as const;
export const couponSorts = ['new', 'old', 'received', 'used'] as const;
export const couponIssuers = ['platform', 'shops'] as const;

/** Who pays for what a coupon takes off. */
export type Issuer = 'shop' | 'market';

export const couponTones: Record<CouponState, Tone> = {
  draft: 'rest',
  coming: 'info',
  running: 'done',
  ended: 'rest',
  stopped: 'bad',
};
export const typeTones: Record<CouponType, TagTone> = {
  reduction: 'orange',
  discount: 'rose',
  shipping: 'blue',
  vip: 'plum',
};

export const couponsLists = {
  seller: defineList('GET /seller/coupons/list', couponsAdminCalls, { tab: 'state' }),
  platform: defineList('GET /platform/coupons/list', couponsAdminCalls, {
    names: { shop_id: 'shop' },
    tab: 'state',
  }),
};

/** `0.372` as 37.2 %, of the cards received. */
export const percentText = (rate: number): string => showShare(Math.round(rate * 10_000));

/** Whether it can still be received, and so be stopped. */
export const canStop = ({ state }: Pick<Coupon, 'state'>): boolean =>
  state === 'running' || state === 'coming';

/** A shop's coupon is the shop's to change, and what is over stays as it was. */
export const canChange = (area: Area, { shop, state }: Pick<Coupon, 'shop' | 'state'>): boolean =>
  (area === 'seller' || shop === null) && state !== 'ended' && state !== 'stopped';
