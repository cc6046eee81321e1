/** The full terms of a coupon, as rows of a name and a value. */
import type { Language } from '@chengji/client-kit/i18n';
import type { TimeDisplay } from '@chengji/client-kit/time-display';
import type { Card, Coupon } from '@chengji/contract';
import { formatRate, formatSum, getCap, type Terms } from '../coupon.view.ts';
import type { CouponText } from '../strings.ts';

type Rows = { name: string; value: string }[];

/** The market names at most so many of what a coupon is for. */
const MAX_NAMES = 3;

export function savesText(terms: Terms, t: CouponText, language: Language): string {
  const cap = getCap(terms);
  if (terms.type === 'shipping')
    return cap ? t('saves.shippingCapped', { sum: formatSum(cap) }) : t('saves.shipping');
  if (terms.type === 'discount') {
    const rate = formatRate(terms.percent ?? 0, language);
    return cap ? t('saves.discountCapped', { rate, sum: formatSum(cap) }) : t('saves.discount', { rate });
  }
  return t('saves.amount', { sum: formatSum(terms.amount ?? '0.00') });
}

/** What it is for, with names where it is not for everything. */
export function scopeInFull({ scope, scope_names, shop }: Terms, t: CouponText): string {
  if (scope === 'all') return t(shop ? 'scope.shop' : 'scope.market');
  const names = scope_names.join(t('comma'));
  return scope_names.length < MAX_NAMES ? names : t('andMore', { names });
}

/** To the minute: `2026-11-20 20:14`. */
const showMinute = (at: number, { showMoment }: TimeDisplay) => showMoment(at).slice(0, 16);

const fromTo = (from: number | null, to: number, t: CouponText, time: TimeDisplay) =>
  from === null
    ? t('momentUntil', { to: showMinute(to, time) })
    : t('momentsFromTo', { from: showMinute(from, time), to: showMinute(to, time) });

function takesOffText(terms: Terms, t: CouponText, language: Language): Rows {
  const { type, level, least_spend } = terms;
  const least = /[1-9]/.test(least_spend) ? t('leastOf', { sum: formatSum(least_spend) }) : t('noLeast');
  return [
    { name: t('type'), value: t(`type.${type}`) },
    { name: t('saves'), value: savesText(terms, t, language) },
    { name: t('least'), value: least },
    { name: t('scope'), value: scopeInFull(terms, t) },
    ...(level === null ? [] : [{ name: t('level'), value: t('levelOf', { level }) }]),
  ];
}

export function listCouponTerms(coupon: Coupon, t: CouponText, language: Language, time: TimeDisplay): Rows {
  const { valid_days, valid_from, valid_to, receive_from, receive_to, per_person, left } = coupon;
  const validity =
    valid_to === null
      ? valid_days && t('daysLong', { days: valid_days })
      : fromTo(valid_from, valid_to, t, time);
  return [
    ...takesOffText(coupon, t, language),
    ...(coupon.points === null ? [] : [{ name: t('pointsCost'), value: String(coupon.points) }]),
    ...(validity ? [{ name: t('validity'), value: validity }] : []),
    ...(receive_to === null
      ? []
      : [{ name: t('receiving'), value: fromTo(receive_from, receive_to, t, time) }]),
    { name: t('perPerson'), value: t('pieces', { count: per_person }) },
    { name: t('left'), value: t('pieces', { count: left }) },
  ];
}

export function listCardTerms(card: Card, t: CouponText, language: Language, time: TimeDisplay): Rows {
  return [
    ...takesOffText(card, t, language),
    { name: t('validity'), value: fromTo(card.valid_from, card.valid_to, t, time) },
    { name: t('receivedAt'), value: showMinute(card.received_at, time) },
    ...(card.used_at === null ? [] : [{ name: t('usedAt'), value: showMinute(card.used_at, time) }]),
  ];
}
