import type { CouponDraft, Fault } from '../coupon-draft.ts';
import type { Issuer } from '../coupons.view.ts';

export type CardProps = {
  issuer: Issuer;
  draft: CouponDraft;
  faults: readonly Fault[];
  /** It can be read and not changed. */
  isOff: boolean;
  onChange: (part: Partial<CouponDraft>) => void;
};

/** Of a card where some can still be changed when what the coupon gives cannot. */
export type GivenCardProps = CardProps & { isGivenOff: boolean };
