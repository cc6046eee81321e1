import type { CouponScope, CouponType } from '@chengji/contract';
import type { Cents } from '@chengji/contract/money';

/** What a coupon takes off, and from what. A card keeps them as they were when it was received. */
export type Terms = {
  type: CouponType;
  title: string;
  titleEn: string;
  amountCents: Cents | null;
  percent: number | null;
  capCents: Cents | null;
  leastSpendCents: Cents;
  scope: CouponScope;
  scopeIds: number[];
  /** Of what it is for, the first few. */
  scopeNames: { zh: string; en: string }[];
  level: number | null;
};
