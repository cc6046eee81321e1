/** Terms in the contract's words, in the language asked for. */
import type { Language, QuoteCard } from '@chengji/contract';
import { formatMoney } from '@chengji/contract/money';
import type { Terms } from './coupon.types.ts';

type Issuer = { id: number; name: string; logo: string };
type Shown = Pick<
  QuoteCard,
  'type' | 'title' | 'amount' | 'percent' | 'cap' | 'least_spend' | 'scope' | 'scope_names' | 'level' | 'shop'
>;

export const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1_000);
export const secondsOrNull = (at: Date | null): number | null => at && secondsOf(at);

export function presentTerms(
  terms: Terms,
  shopId: number | null,
  shops: ReadonlyMap<number, Issuer>,
  language: Language,
): Shown {
  const shop = shopId === null ? null : shops.get(shopId);
  return {
    type: terms.type,
    title: language === 'en' && terms.titleEn ? terms.titleEn : terms.title,
    amount: terms.amountCents === null ? null : formatMoney(terms.amountCents),
    percent: terms.percent,
    cap: terms.capCents === null ? null : formatMoney(terms.capCents),
    least_spend: formatMoney(terms.leastSpendCents),
    scope: terms.scope,
    scope_names: terms.scopeNames.map((name) => name[language] || name.zh),
    level: terms.level,
    shop: shop ? { id: shop.id, name: shop.name, logo: shop.logo } : null,
  };
}
