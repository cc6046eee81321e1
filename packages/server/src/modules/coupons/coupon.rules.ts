import type { CouponState } from '@chengji/contract';
import { daysAfter, daysBefore } from '../../kernel/time/durations.ts';
import type { Terms } from './coupon.types.ts';

type Issued = {
  isDraft: boolean;
  isWithheld: boolean;
  stoppedAt: Date | null;
  receiveFrom: Date;
  endsAt: Date | null;
  total: number;
  received: number;
};

/** Whose coupons staff look after: a shop's, the market's (null), or for the operator anyone's. */
export type Issuer = number | null | 'anyone';

export const isIssuedBy = ({ shopId }: { shopId: number | null }, issuer: Issuer): boolean =>
  issuer === 'anyone' || shopId === issuer;

export function computeState({ isDraft, stoppedAt, receiveFrom, endsAt }: Issued, now: Date): CouponState {
  if (isDraft) return 'draft';
  if (stoppedAt) return 'stopped';
  if (endsAt && endsAt <= now) return 'ended';
  return receiveFrom > now ? 'coming' : 'running';
}

/** Why nobody, or not this person, can take a card of it; null when one can. */
export function findBlocker(
  coupon: Issued & { perPerson: number; level: number | null },
  person: { received: number; level: number },
  now: Date,
) {
  if (computeState(coupon, now) !== 'running' || coupon.isWithheld) return 'coupons.not_open';
  if (person.level < (coupon.level ?? 0)) return 'coupons.level_too_low';
  if (person.received >= coupon.perPerson) return 'coupons.limit_reached';
  return coupon.received >= coupon.total ? 'coupons.none_left' : null;
}

export const toTerms = ({ type, title, titleEn, amountCents, percent, capCents, ...rest }: Terms): Terms => ({
  type,
  title,
  titleEn,
  amountCents,
  percent,
  capCents,
  leastSpendCents: rest.leastSpendCents,
  scope: rest.scope,
  scopeIds: rest.scopeIds,
  scopeNames: rest.scopeNames,
  level: rest.level,
});

/** How long a card that is received now is valid. */
export const computeValidity = (
  coupon: { validDays: number | null; validFrom: Date | null; validTo: Date | null },
  now: Date,
): { validFrom: Date; validTo: Date } =>
  coupon.validTo
    ? { validFrom: coupon.validFrom ?? now, validTo: coupon.validTo }
    : { validFrom: now, validTo: daysAfter(now, coupon.validDays ?? 0) };

/** A day before its time is over its holder hears of it, if they have had it for longer than that. */
export function computeReminder(validTo: Date, now: Date): Date | null {
  const at = daysBefore(validTo, 1);
  return at > now ? at : null;
}
