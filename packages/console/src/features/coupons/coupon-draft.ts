/** A coupon as it is written: money as typed, and numbers that may be missing. */
import type { CallIn, CouponScope, CouponType } from '@chengji/contract';
import { listWrongTerms, listWrongTimes } from '@chengji/contract/coupons/coupon-form.rules';
import { couponsAdminCalls } from '@chengji/contract/coupons/coupons.admin.calls';
import { parseMoney } from '@chengji/contract/money';
import { parseMoneyInput } from '../../design/inputs/money/parse-money-input.ts';
import type { Worth } from './coupon-words.ts';
import type { Coupon } from './coupons.view.ts';

export type CouponDraft = {
  type: CouponType;
  title: string;
  title_en: string;
  amount: string;
  percent: number | null;
  cap: string;
  least_spend: string;
  scope: CouponScope;
  scope_ids: number[];
  level: number | null;
  points: number | null;
  total: number | null;
  per_person: number | null;
  validity: 'days' | 'dates';
  valid_days: number | null;
  valid_from: number | null;
  valid_to: number | null;
  receive_from: number | null;
  receive_to: number | null;
};

/** Good after it is claimed for as long as the operator set. */
export const freshDraft = (validDays: number): CouponDraft => ({
  type: 'reduction',
  title: '',
  title_en: '',
  amount: '',
  percent: null,
  cap: '',
  least_spend: '',
  scope: 'all',
  scope_ids: [],
  level: null,
  points: null,
  total: null,
  per_person: 1,
  validity: 'days',
  valid_days: validDays,
  valid_from: null,
  valid_to: null,
  receive_from: null,
  receive_to: null,
});

export const toDraft = (coupon: Coupon): CouponDraft => ({
  type: coupon.type,
  title: coupon.title,
  title_en: coupon.title_en,
  amount: coupon.amount ?? '',
  percent: coupon.percent,
  cap: coupon.cap ?? '',
  least_spend: parseMoney(coupon.least_spend) > 0 ? coupon.least_spend : '',
  scope: coupon.scope,
  scope_ids: coupon.scope_ids,
  level: coupon.level,
  points: coupon.points,
  total: coupon.total,
  per_person: coupon.per_person,
  validity: coupon.valid_days === null ? 'dates' : 'days',
  valid_days: coupon.valid_days,
  valid_from: coupon.valid_from,
  valid_to: coupon.valid_to,
  receive_from: coupon.receive_from,
  receive_to: coupon.receive_to,
});

/** Another one like it, to be received from now on. */
export const toCopy = (coupon: Coupon): CouponDraft => ({
  ...toDraft(coupon),
  valid_from: null,
  valid_to: null,
  receive_from: null,
  receive_to: null,
});

/** Nothing typed is null; what is not money stays as it is, for the contract to refuse. */
const toMoneyOrTyped = (typed: string): string | null =>
  typed.trim() === '' ? null : (parseMoneyInput(typed) ?? typed);

/** What its type takes off; the fields of other types are left behind. */
export const toWorth = ({ type, amount, percent, cap, least_spend }: CouponDraft): Worth => ({
  type,
  amount: type === 'discount' ? null : toMoneyOrTyped(amount),
  percent: type === 'discount' ? percent : null,
  cap: type === 'discount' ? toMoneyOrTyped(cap) : null,
  least_spend: toMoneyOrTyped(least_spend) ?? '0.00',
});

type CouponInput = CallIn<'POST /seller/coupons/save'>;

export function toInput(draft: CouponDraft, id: number | undefined, isDraft: boolean): CouponInput {
  const byDays = draft.validity === 'days';
  return {
    ...(id === undefined ? {} : { id }),
    ...toWorth(draft),
    title: draft.title,
    title_en: draft.title_en,
    level: draft.type === 'vip' ? draft.level : null,
    points: draft.points,
    scope: draft.scope,
    scope_ids: draft.scope === 'all' ? [] : draft.scope_ids,
    total: draft.total ?? 0,
    per_person: draft.per_person ?? 0,
    valid_days: byDays ? (draft.valid_days ?? 0) : null,
    valid_from: byDays ? null : draft.valid_from,
    valid_to: byDays ? null : draft.valid_to,
    ...(draft.receive_from === null ? {} : { receive_from: draft.receive_from }),
    receive_to: draft.receive_to,
    draft: isDraft,
  };
}

/** What keeps a coupon from being saved, in the order of the form. */
export const faults = [
  ...(['title', 'title_en', 'amount', 'percent', 'cap', 'level', 'least_spend', 'scope_ids'] as const),
  ...(['total', 'per_person', 'valid_days', 'valid_to', 'receive_to'] as const),
] as const;
export type Fault = (typeof faults)[number];

/** What the contract's schema cannot see; both dates of a validity are one field of the form. */
function listRuleFaults(draft: CouponDraft, now: number): Fault[] {
  const byDays = draft.validity === 'days';
  const times = { ...draft, valid_days: byDays ? 0 : null, receive_from: draft.receive_from ?? now };
  const dates = byDays ? { valid_from: null, valid_to: null } : {};
  return [
    ...listWrongTerms({ ...toWorth(draft), level: draft.level }),
    ...listWrongTimes({ ...times, ...dates }, now).map((field) =>
      field === 'valid_to' || field === 'receive_to' ? field : 'valid_to',
    ),
    ...(draft.scope !== 'all' && draft.scope_ids.length === 0 ? (['scope_ids'] as const) : []),
  ];
}

export function listErrors(draft: CouponDraft, now: number): Fault[] {
  const parsed = couponsAdminCalls['POST /seller/coupons/save'].in.safeParse(
    toInput(draft, undefined, false),
  );
  const refused = parsed.error?.issues.map(({ path }) => path[0]) ?? [];
  const found = new Set<unknown>([...refused, ...listRuleFaults(draft, now)]);
  return faults.filter((fault) => found.has(fault));
}
