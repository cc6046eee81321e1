/** A coupon as it is written: money as typed, and numbers that may be missing. */
import type { CallIn, CouponScope, CouponType } from '@chengji/contract';
import { couponsAdminCalls } from '@chengji/contract/coupons/coupons.admin.calls';
import { parseMoney } from '@chengji/contract/money';
import { parseMoneyInput } from '../../design/inputs/parse-money-input.ts';
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
  total: number | null;
  per_person: number | null;
  validity: 'days' | 'dates';
  valid_days: number | null;
  valid_from: number | null;
  valid_to: number | null;
  receive_from: number | null;
  receive_to: number | null;
};

export const freshDraft = (): CouponDraft => ({
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
  total: null,
  per_person: 1,
  validity: 'days',
  valid_days: 7,
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

const isZero = (money: string | null) => money !== null && !/[1-9]/.test(money);

/** Nobody takes off more than must be spent; without a least spend there is nothing to compare with. */
function isMoreThan(amount: string, least: string): boolean {
  const [off, spent] = [parseMoneyInput(amount), parseMoneyInput(least)];
  return off !== undefined && spent !== undefined && !isZero(spent) && parseMoney(off) > parseMoney(spent);
}

/** What the contract cannot see: what a type needs, and how times follow each other. */
function ruleFaults(draft: CouponDraft, now: number): Partial<Record<Fault, boolean>> {
  const { amount, percent, cap, least_spend } = toWorth(draft);
  const takesAmount = draft.type === 'reduction' || draft.type === 'vip';
  const opens = Math.max(draft.receive_from ?? 0, now);
  const { valid_from, valid_to, receive_to } = draft;
  return {
    amount: isZero(amount) || (takesAmount && (amount === null || isMoreThan(amount, least_spend))),
    percent: draft.type === 'discount' && percent === null,
    cap: isZero(cap),
    level: draft.type === 'vip' && draft.level === null,
    scope_ids: draft.scope !== 'all' && draft.scope_ids.length === 0,
    valid_to:
      draft.validity === 'dates' &&
      (valid_from === null || valid_to === null || valid_to <= Math.max(valid_from, opens)),
    receive_to: receive_to !== null && receive_to <= opens,
  };
}

export function listErrors(draft: CouponDraft, now: number): Fault[] {
  const parsed = couponsAdminCalls['POST /seller/coupons/save'].in.safeParse(
    toInput(draft, undefined, false),
  );
  const refused = new Set(parsed.error?.issues.map(({ path }) => path[0]));
  const ruled = ruleFaults(draft, now);
  return faults.filter((fault) => refused.has(fault) || ruled[fault]);
}
