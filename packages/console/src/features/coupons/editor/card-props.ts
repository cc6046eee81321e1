import type { Area } from '../../../kernel/session.ts';
import type { CouponDraft, Fault } from '../coupon-draft.ts';

export type CardProps = {
  area: Area;
  draft: CouponDraft;
  faults: readonly Fault[];
  /** It can be read and not changed. */
  isOff: boolean;
  onChange: (part: Partial<CouponDraft>) => void;
};
