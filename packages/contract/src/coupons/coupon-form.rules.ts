/** What keeps a coupon from being issued that its schema cannot see: what a type needs, and how times follow each other. */

import { type Cents, parseMoneyOrNull } from '../money.ts';
import type { CouponType } from '../states.ts';

export type CouponTerms = {
  type: CouponType;
  amount: string | null;
  percent: number | null;
  cap: string | null;
  least_spend: string;
  level: number | null;
};

const toCents = (money: string | null): Cents | null => (money === null ? null : parseMoneyOrNull(money));

/** The fields at fault; money that is none is the schema's to refuse. */
export function listWrongTerms({ type, percent, level, ...money }: CouponTerms) {
  const amount = toCents(money.amount);
  if (type === 'discount') {
    return [
      ...(percent === null ? (['percent'] as const) : []),
      ...(toCents(money.cap) === 0 ? (['cap'] as const) : []),
    ];
  }
  // nobody takes off more than must be spent; without a least spend there is nothing to compare with
  const least = toCents(money.least_spend) || null;
  const isMissing = type !== 'shipping' && (amount === null || (least !== null && amount > least));
  return [
    ...(amount === 0 || isMissing ? (['amount'] as const) : []),
    ...(type === 'vip' && level === null ? (['level'] as const) : []),
  ];
}

/** Moments in unix seconds. */
export type CouponTimes = {
  valid_days: number | null;
  valid_from: number | null;
  valid_to: number | null;
  receive_from: number;
  receive_to: number | null;
};

function findWrongValidity({ valid_days, valid_from, valid_to }: CouponTimes, opensAt: number) {
  if (valid_days !== null) return valid_from === null && valid_to === null ? null : 'valid_days';
  if (valid_from === null) return 'valid_from';
  return valid_to === null || valid_to <= Math.max(valid_from, opensAt) ? 'valid_to' : null;
}

/** The fields at fault: valid for days or between two dates, and nothing ends before it can be received. */
export function listWrongTimes(times: CouponTimes, now: number) {
  const opensAt = Math.max(times.receive_from, now);
  const validity = findWrongValidity(times, opensAt);
  return [
    ...(validity ? [validity] : []),
    ...(times.receive_to !== null && times.receive_to <= opensAt ? (['receive_to'] as const) : []),
  ];
}
