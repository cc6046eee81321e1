/** Terms in the contract's words, in the language asked for. */

import type { Card, Coupon, CouponRow, CouponTag, Language, QuoteCard } from '@chengji/contract';
import { formatMoney, zeroCents } from '@chengji/contract/money';
import { localizedOrChinese } from '../../kernel/i18n/localized.ts';
import { toUnixSeconds, toUnixSecondsOrNull } from '../../kernel/time/unix-seconds.ts';
import type { CardRecord } from './cards/card.queries.ts';
import type { CouponRecord } from './coupon.queries.ts';
import { computeState, toTerms } from './coupon.rules.ts';
import type { Terms } from './coupon.types.ts';
import type { Figures } from './issuing/coupon-admin.queries.ts';

type Issuer = { id: number; name: string; logo: string };
/** Who issued what, by the shop's id. */
export type Issuers = ReadonlyMap<number, Issuer>;
type Shown = Pick<
  QuoteCard,
  'type' | 'title' | 'amount' | 'percent' | 'cap' | 'least_spend' | 'scope' | 'scope_names' | 'level' | 'shop'
>;

export function presentTerms(terms: Terms, shopId: number | null, shops: Issuers, language: Language): Shown {
  const shop = shopId === null ? null : shops.get(shopId);
  return {
    type: terms.type,
    title: localizedOrChinese(language, terms.title, terms.titleEn),
    amount: terms.amountCents === null ? null : formatMoney(terms.amountCents),
    percent: terms.percent,
    cap: terms.capCents === null ? null : formatMoney(terms.capCents),
    least_spend: formatMoney(terms.leastSpendCents),
    scope: terms.scope,
    scope_names: terms.scopeNames.map(({ zh, en }) => localizedOrChinese(language, zh, en)),
    level: terms.level,
    shop: shop ? { id: shop.id, name: shop.name, logo: shop.logo } : null,
  };
}

export const presentCard = (card: CardRecord, shops: Issuers, language: Language, now: Date): Card => ({
  ...presentTerms(card.terms, card.shopId, shops, language),
  id: card.id,
  coupon_id: card.couponId,
  state: card.state === 'unused' && card.validTo <= now ? 'expired' : card.state,
  valid_from: toUnixSeconds(card.validFrom),
  valid_to: toUnixSeconds(card.validTo),
  received_at: toUnixSeconds(card.receivedAt),
  used_at: toUnixSecondsOrNull(card.usedAt),
  order_id: card.orderId,
});

export const presentCoupon = (
  coupon: CouponRecord,
  shops: Issuers,
  { language, now, mine }: { language: Language; now: Date; mine: Coupon['mine'] },
): Coupon => ({
  ...presentTerms(toTerms(coupon), coupon.shopId, shops, language),
  id: coupon.id,
  state: computeState(coupon, now),
  points: coupon.points,
  total: coupon.total,
  received: coupon.received,
  left: coupon.total - coupon.received,
  per_person: coupon.perPerson,
  ...timesIn(coupon),
  mine,
});

export const presentTag = ({ id, ...terms }: CouponRecord): CouponTag => ({
  id,
  type: terms.type,
  amount: terms.amountCents === null ? null : formatMoney(terms.amountCents),
  percent: terms.percent,
  least_spend: formatMoney(terms.leastSpendCents),
});

/** The console is where titles are written: it shows both as they were. */
export const presentIssued = (
  coupon: CouponRecord,
  shops: Issuers,
  { language, now, figures }: { language: Language; now: Date; figures: Figures | undefined },
): CouponRow => ({
  ...presentTerms(toTerms(coupon), coupon.shopId, shops, language),
  id: coupon.id,
  version: coupon.version,
  state: computeState(coupon, now),
  title: coupon.title,
  title_en: coupon.titleEn,
  points: coupon.points,
  total: coupon.total,
  received: coupon.received,
  used: figures?.used ?? 0,
  discounted: formatMoney(figures?.discountedCents ?? zeroCents),
  sales: formatMoney(figures?.salesCents ?? zeroCents),
  per_person: coupon.perPerson,
  scope_ids: coupon.scopeIds,
  ...timesIn(coupon),
  stop_reason: coupon.stopReason,
  updated_at: toUnixSeconds(coupon.updatedAt),
});

const timesIn = (coupon: CouponRecord) => ({
  valid_days: coupon.validDays,
  valid_from: toUnixSecondsOrNull(coupon.validFrom),
  valid_to: toUnixSecondsOrNull(coupon.validTo),
  receive_from: toUnixSeconds(coupon.receiveFrom),
  receive_to: toUnixSecondsOrNull(coupon.receiveTo),
});

/** What the audit log says of it. */
export const toAuditRecord = (coupon: CouponRecord) => ({
  ...presentTerms(toTerms(coupon), null, new Map(), 'zh'),
  title_en: coupon.titleEn,
  scope_ids: coupon.scopeIds,
  points: coupon.points,
  total: coupon.total,
  per_person: coupon.perPerson,
  ...timesIn(coupon),
  draft: coupon.isDraft,
  stopped: coupon.stoppedAt !== null,
  stop_reason: coupon.stopReason,
});
