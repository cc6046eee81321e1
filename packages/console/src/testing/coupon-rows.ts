/** Coupons as the market answers them, for tests. */
import type { Coupon } from '../features/coupons/coupons.view.ts';

export const coupon = (part: Partial<Coupon> = {}): Coupon => ({
  id: 5,
  version: 1,
  state: 'running',
  type: 'reduction',
  title: '秋日满减',
  title_en: 'Autumn',
  amount: '30.00',
  percent: null,
  cap: null,
  least_spend: '300.00',
  level: null,
  points: null,
  scope: 'all',
  scope_names: [],
  scope_ids: [],
  shop: { id: 7, name: '橙集自营', logo: '' },
  total: 1_000,
  received: 0,
  used: 0,
  discounted: '0.00',
  sales: '0.00',
  per_person: 1,
  valid_days: 7,
  valid_from: null,
  valid_to: null,
  receive_from: 1_799_000_000,
  receive_to: null,
  stop_reason: null,
  updated_at: 1_799_000_000,
  ...part,
});

export const couponList = (rows: Coupon[], use_rate: number | null = 0.25) => ({
  rows,
  total: rows.length,
  next: null,
  use_rate,
  counts: { all: rows.length, draft: 1, coming: 0, running: 2, ended: 3, stopped: 0 },
});
