/** Coupons and cards, as the market has them in tests. */
import type { Card, Coupon } from '@chengji/contract';

const untouched: Coupon['mine'] = { received: 0, can_receive: true, usable_card: null };

/** 30 off from 300 on, of a shop. */
export const aCoupon = (over: Partial<Coupon> = {}): Coupon => ({
  id: 41,
  type: 'reduction',
  title: '秋茶满减',
  amount: '30.00',
  percent: null,
  cap: null,
  least_spend: '300.00',
  scope: 'all',
  scope_names: [],
  level: null,
  points: null,
  shop: { id: 5, name: '山野茶舍', logo: '' },
  state: 'running',
  total: 100,
  received: 72,
  left: 28,
  per_person: 1,
  valid_days: 7,
  valid_from: null,
  valid_to: null,
  receive_from: 1_760_000_000,
  receive_to: null,
  mine: untouched,
  ...over,
});

export const held: Coupon['mine'] = { received: 1, can_receive: false, usable_card: 91 };

/** A card of it, good until 2096. */
export const aCard = (over: Partial<Card> = {}): Card => ({
  id: 91,
  coupon_id: 41,
  type: 'reduction',
  title: '秋茶满减',
  amount: '30.00',
  percent: null,
  cap: null,
  least_spend: '300.00',
  scope: 'all',
  scope_names: [],
  level: null,
  shop: { id: 5, name: '山野茶舍', logo: '' },
  state: 'unused',
  valid_from: 1_760_000_000,
  valid_to: 4_000_000_000,
  received_at: 1_760_000_000,
  used_at: null,
  order_id: null,
  ...over,
});
