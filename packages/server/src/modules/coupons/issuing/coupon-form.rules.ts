/** What is filled in to issue a coupon, checked as a whole; what its type does not know is left out. */

import type { CallChecked } from '@chengji/contract';
import { type Cents, parseMoney } from '@chengji/contract/money';
import { fromUnixSeconds, fromUnixSecondsOrNull, toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import type { CouponRecord } from '../coupon.queries.ts';

export type CouponForm = CallChecked<'POST /seller/coupons/save'>;
type Field = keyof CouponForm;

type FormTerms = Pick<
  CouponRecord,
  'type' | 'title' | 'titleEn' | 'amountCents' | 'percent' | 'capCents' | 'leastSpendCents' | 'level'
>;
type FormTimes = Pick<CouponRecord, 'validDays' | 'validFrom' | 'validTo' | 'receiveFrom' | 'receiveTo'>;

const parseCents = (money: string | null): Cents | null => (money === null ? null : parseMoney(money));

export function toCouponTerms(form: CouponForm): FormTerms {
  const { type } = form;
  return {
    type,
    title: form.title,
    titleEn: form.title_en,
    amountCents: type === 'discount' ? null : parseCents(form.amount),
    percent: type === 'discount' ? form.percent : null,
    capCents: type === 'discount' ? parseCents(form.cap) : null,
    leastSpendCents: parseMoney(form.least_spend),
    level: type === 'vip' ? form.level : null,
  };
}

type Now = { now: Date; before: CouponRecord | null; marketDays: number };

/** Left out, a coupon can be received from now on, and is valid so long as the market's are. */
export function toCouponTimes(form: CouponForm, { now, before, marketDays }: Now): FormTimes {
  const hasDates = form.valid_from !== null || form.valid_to !== null;
  const receiveFrom =
    form.receive_from === undefined ? (before?.receiveFrom ?? now) : fromUnixSeconds(form.receive_from);
  return {
    validDays: form.valid_days ?? (hasDates ? null : (before?.validDays ?? marketDays)),
    validFrom: fromUnixSecondsOrNull(form.valid_from),
    validTo: fromUnixSecondsOrNull(form.valid_to),
    receiveFrom,
    receiveTo: fromUnixSecondsOrNull(form.receive_to),
  };
}

const fixed = {
  type: 'type',
  amountCents: 'amount',
  percent: 'percent',
  capCents: 'cap',
  leastSpendCents: 'least_spend',
  level: 'level',
  scope: 'scope',
  scopeIds: 'scope_ids',
  validDays: 'valid_days',
  validFrom: 'valid_from',
  validTo: 'valid_to',
} as const satisfies Partial<Record<keyof CouponRecord, Field>>;

/** What may not change once somebody holds a card: what it gives, and that there are so many. */
export function changedTerm(
  before: CouponRecord,
  after: Pick<CouponRecord, keyof typeof fixed | 'total' | 'isDraft'>,
): Field | null {
  if (after.isDraft) return 'draft';
  if (after.total < before.total) return 'total';
  for (const [column, field] of Object.entries(fixed) as [keyof typeof fixed, Field][]) {
    if (comparable(before[column]) !== comparable(after[column])) return field;
  }
  return null;
}

const comparable = (value: unknown): string => {
  if (value instanceof Date) return String(toUnixSeconds(value));
  return JSON.stringify(Array.isArray(value) ? value.toSorted((a, b) => a - b) : value);
};
