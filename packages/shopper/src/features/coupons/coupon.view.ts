/** How a coupon reads, and what a person may do with it. */
import { showCount } from '@chengji/client-kit/count-display';
import type { Language } from '@chengji/client-kit/i18n';
import { priceParts } from '@chengji/client-kit/money-display';
import type { TimeDisplay } from '@chengji/client-kit/time-display';
import type { Card, Coupon, CouponTag } from '@chengji/contract';
import type { TicketLook } from '../../design/commerce/Ticket.tsx';
import type { CouponText } from './strings.ts';

/** What coupons, cards and the cards of a quote have in common. */
export type Terms = Pick<
  Coupon,
  'type' | 'title' | 'amount' | 'percent' | 'cap' | 'least_spend' | 'scope' | 'scope_names' | 'level' | 'shop'
>;

const DAY = 86_400;

/** A sum inside a text: `1,200`, `9.9`. */
export function formatSum(money: string): string {
  const { whole, fraction } = priceParts(money);
  return whole + fraction;
}

const isSome = (money: string | null): money is string => money !== null && /[1-9]/.test(money);

/** 15 off is 8.5 in Chinese, which says what is left of ten, and 15 elsewhere. */
export const formatRate = (percent: number, language: Language): string =>
  String(language === 'zh' ? (100 - percent) / 10 : percent);

export const getTicketLook = ({ type }: Pick<Terms, 'type'>, isOff: boolean): TicketLook =>
  isOff ? 'off' : type === 'shipping' ? 'ship' : type === 'vip' ? 'vip' : 'brand';

/** From what spend on it can be used. */
export const leastText = ({ least_spend }: Pick<Terms, 'least_spend'>, t: CouponText): string =>
  isSome(least_spend) ? t('over', { sum: formatSum(least_spend) }) : t('noLeast');

/** The most a discount, or a coupon for freight, takes off. */
export function getCap({ type, amount, cap }: Pick<Terms, 'type' | 'amount' | 'cap'>): string | null {
  const most = type === 'discount' ? cap : type === 'shipping' ? amount : null;
  return isSome(most) ? most : null;
}

/** `满 300 减 30`: a coupon as a short text. */
export function tagText(tag: Omit<CouponTag, 'id'>, t: CouponText, language: Language): string {
  const { type } = tag;
  const words = {
    least: formatSum(tag.least_spend),
    sum: formatSum(tag.amount ?? '0.00'),
    rate: formatRate(tag.percent ?? 0, language),
  };
  return t(isSome(tag.least_spend) ? `tag.${type}` : `tag.${type}Plain`, words);
}

/** For which goods: everything there is, or by name. */
export function scopeText(
  { scope, scope_names, shop }: Pick<Terms, 'scope' | 'scope_names' | 'shop'>,
  t: CouponText,
) {
  if (scope === 'all') return t(shop ? 'scope.shop' : 'scope.market');
  if (scope === 'goods') return t('scope.goods');
  return scope_names.join(t('comma'));
}

function dayText(at: number, now: number, language: Language, time: TimeDisplay): string {
  const inThisYear = time.showDate(at).slice(0, 4) === time.showDate(now).slice(0, 4);
  return language === 'en' && inThisYear ? time.showDayInWords(at, language) : time.showDay(at, now);
}

type Validity = { valid_days?: number | null; valid_from?: number | null; valid_to: number | null };

/** Until when it can be used; the end is a moment, so the day that is named is the last whole one. */
export function validityText(
  { valid_days, valid_from, valid_to }: Validity,
  t: CouponText,
  now: number,
  language: Language,
  time: TimeDisplay,
): string {
  if (valid_to === null) return valid_days ? t('daysLong', { days: valid_days }) : '';
  const day = (at: number) => dayText(at, now, language, time);
  if (valid_from && valid_from > now) return t('fromTo', { from: day(valid_from), to: day(valid_to - 1) });
  const endsToday = valid_to > now && valid_to - now < DAY && day(valid_to - 1) === day(now);
  if (endsToday) return t('untilHour', { hour: time.showMoment(valid_to - 1).slice(11, 16) });
  return t('until', { day: day(valid_to - 1) });
}

/** How much of a coupon is taken, 0 to 1. */
export const takenPart = ({ total, left }: Pick<Coupon, 'total' | 'left'>): number =>
  total > 0 ? (total - left) / total : 1;

/** Below this share the number left is shown instead of the share taken. */
const LITTLE_TAKEN = 0.1;

/** The text beside the bar: never all taken while one is left. */
export function takenText(coupon: Pick<Coupon, 'total' | 'left'>, t: CouponText, language: Language): string {
  const part = takenPart(coupon);
  if (coupon.left === 0) return t('allTaken');
  if (part < LITTLE_TAKEN) return t('leftCount', { left: showCount(coupon.left, language) });
  return t('taken', { percent: Math.floor(part * 100 + Number.EPSILON) });
}

export const opensText = (
  { receive_from }: Pick<Coupon, 'receive_from'>,
  t: CouponText,
  { showShortMoment }: TimeDisplay,
): string => t('opensAt', { moment: showShortMoment(receive_from) });

export type CouponAction = 'receive' | 'use' | 'coming' | 'gone' | 'over' | 'received' | 'level';

/** What the button of a coupon says; a visitor may always try, for the market does not know them yet. */
export function getAction(
  { state, left, per_person, mine }: Pick<Coupon, 'state' | 'left' | 'per_person' | 'mine'>,
  isLogin: boolean,
): CouponAction {
  if (mine.usable_card !== null) return 'use';
  if (state === 'coming') return 'coming';
  if (state !== 'running') return 'over';
  if (mine.received >= per_person) return 'received';
  if (left === 0) return 'gone';
  return mine.can_receive || !isLogin ? 'receive' : 'level';
}

/** It can no longer be received. */
export const isSpent = (act: CouponAction): boolean => act === 'gone' || act === 'over';

/** What a card can no longer be used for is grey. */
export const isCardOff = ({ state }: Pick<Card, 'state'>): boolean => state !== 'unused';
