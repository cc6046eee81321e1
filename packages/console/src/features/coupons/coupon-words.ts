/** How a coupon reads: the figure it leads with, from what spend on, and what it takes off in a few words. */
import { priceParts } from '@chengji/client-kit/money-display';
import type { CouponType } from '@chengji/contract';
import type { Language } from '../../kernel/language.ts';
import type { CouponsText } from './coupons-text.ts';

/** What it takes off; a coupon as it is stored, or as it is being written. */
export type Worth = {
  type: CouponType;
  amount: string | null;
  percent: number | null;
  cap: string | null;
  least_spend: string;
};

export const isSome = (money: string | null): money is string => money !== null && /[1-9]/.test(money);

/** A sum inside words: `1,200`, `9.9`. */
export function toShortMoney(money: string): string {
  const { whole, fraction } = priceParts(money);
  return whole + fraction;
}

/** 15 off is 8.5 in Chinese, which says what is left of ten, and 15 elsewhere. */
export const toRateText = (percent: number, language: Language): string =>
  String(language === 'zh' ? (100 - percent) / 10 : percent);

/** `满 300 减 30`, as it stands beside a goods. */
export function tagText(
  { type, amount, percent, least_spend }: Worth,
  text: CouponsText,
  language: Language,
): string {
  return text(isSome(least_spend) ? `off_${type}Over` : `off_${type}`, {
    least: toShortMoney(least_spend),
    sum: toShortMoney(amount ?? '0.00'),
    rate: toRateText(percent ?? 0, language),
  });
}

/** The same, with the most it takes off. */
export function worthText(worth: Worth, text: CouponsText, language: Language): string {
  const { type, amount, cap } = worth;
  const most = type === 'discount' ? cap : type === 'shipping' ? amount : null;
  const tag = tagText(worth, text, language);
  return isSome(most) ? `${tag} · ${text('upTo', { sum: toShortMoney(most) })}` : tag;
}

/** What it is called; without an English name the Chinese one. */
export const titleIn = (
  language: Language,
  { title, title_en }: { title: string; title_en: string },
): string => (language === 'en' && title_en) || title;
