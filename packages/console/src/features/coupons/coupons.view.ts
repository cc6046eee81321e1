import type { CallIn, CallOut, CouponState, CouponType } from '@chengji/contract';
import { parseOption, wholeOr } from '../../design/tables/list-address.ts';
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

export const couponsDefaults = {
  state: 'all',
  type: '',
  issuer: '',
  shop: '',
  keyword: '',
  sort: 'new',
  page: '1',
  limit: '20',
};
export type CouponsFilters = typeof couponsDefaults;

type ListInput = CallIn<'GET /seller/coupons/list'> & { page: number; limit: number };

/** What the list is asked for, by what stands in the address. */
export function couponsInput(filters: CouponsFilters): ListInput {
  const state = couponStates.find((known) => known === filters.state && known !== 'all');
  const type = couponTypes.find((known) => known === filters.type);
  return {
    sort: parseOption(couponSorts, filters.sort, 'new'),
    page: wholeOr(filters.page, 1),
    limit: wholeOr(filters.limit, 20),
    ...(state && state !== 'all' ? { state } : {}),
    ...(type ? { type } : {}),
    ...(filters.keyword ? { keyword: filters.keyword } : {}),
  };
}

/** The market also asks by who issued them. */
export function marketInput(filters: CouponsFilters): CallIn<'GET /platform/coupons/list'> {
  const issuer = couponIssuers.find((known) => known === filters.issuer);
  const shop = wholeOr(filters.shop, 0);
  return {
    ...couponsInput(filters),
    ...(issuer ? { issuer } : {}),
    ...(shop > 0 ? { shop_id: shop } : {}),
  };
}

export const noFilters = { type: '', issuer: '', shop: '', keyword: '' };
export const hasFilters = (filters: CouponsFilters): boolean =>
  filters.type !== '' || filters.issuer !== '' || filters.shop !== '' || filters.keyword !== '';

/** `0.372` as 37.2 %, of the cards received. */
export const percentText = (rate: number): string => `${Math.round(rate * 1_000) / 10}%`;

/** Whether it can still be received, and so be stopped. */
export const canStop = ({ state }: Pick<Coupon, 'state'>): boolean =>
  state === 'running' || state === 'coming';

/** A shop's coupon is the shop's to change, and what is over stays as it was. */
export const canChange = (area: Area, { shop, state }: Pick<Coupon, 'shop' | 'state'>): boolean =>
  (area === 'seller' || shop === null) && state !== 'ended' && state !== 'stopped';
