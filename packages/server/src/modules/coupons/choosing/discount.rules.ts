/**
 * What a card takes off a cart. Whether enough is spent looks at the goods it is for before anything is off,
 * and in a ladder team at the lowest price that may be paid in the end;
 * what it takes comes from what is left of them, or of the freight, and is shared in proportion to the cent.
 */
import {
  addCents,
  applyRate,
  asCents,
  type Cents,
  share,
  subtractCents,
  zeroCents,
} from '@chengji/contract/money';
import type { Terms } from '../coupon.types.ts';

type CartLine = {
  goodsId: number;
  /** Its category and those above it. */
  categoryIds: readonly number[];
  sumCents: Cents;
  /** What of the sum counts towards a threshold: what surely is paid for it before anything is off. */
  spentCents: Cents;
};
/** What a card is held against: lines with what is left of each, and the freight left of each order. */
export type Basket = {
  lines: readonly (CartLine & { leftCents: Cents })[];
  freights: readonly Cents[];
};

export type Effect =
  | { kind: 'applies'; saves: Cents; lines: Cents[]; freights: Cents[] }
  | { kind: 'short'; lacks: Cents }
  | { kind: 'out_of_scope' }
  | { kind: 'nothing_left' };

const lesser = (a: Cents, b: Cents): Cents => (a < b ? a : b);

export function isInScope({ scope, scopeIds }: Terms, line: CartLine): boolean {
  if (scope === 'all') return true;
  if (scope === 'goods') return scopeIds.includes(line.goodsId);
  return line.categoryIds.some((id) => scopeIds.includes(id));
}

/** Off an amount: never more than it is, and with each cent more of it at most one more. */
export function offAmount(terms: Terms, amount: Cents): Cents {
  if (terms.type === 'discount') {
    return lesser(applyRate(amount, (terms.percent ?? 0) * 100), terms.capCents ?? amount);
  }
  return lesser(terms.amountCents ?? amount, amount);
}

/** What is surely spent on the goods it is for, before anything is off; null when there are none. */
export function spentInScope(terms: Terms, lines: readonly CartLine[]): Cents | null {
  const within = lines.filter((line) => isInScope(terms, line));
  return within.length === 0 ? null : addCents(...within.map(({ spentCents }) => spentCents));
}

export function computeEffect(terms: Terms, { lines, freights }: Basket): Effect {
  const spent = spentInScope(terms, lines);
  if (spent === null) return { kind: 'out_of_scope' };
  if (spent < terms.leastSpendCents) {
    return { kind: 'short', lacks: subtractCents(terms.leastSpendCents, spent) };
  }
  const isOffFreight = terms.type === 'shipping';
  const bases = isOffFreight
    ? freights
    : lines.map((line) => (isInScope(terms, line) ? line.leftCents : zeroCents));
  const saves = offAmount(terms, addCents(...bases));
  if (saves === 0) return { kind: 'nothing_left' };
  const shares = share(saves, bases);
  return isOffFreight
    ? { kind: 'applies', saves, lines: lines.map(() => zeroCents), freights: shares }
    : { kind: 'applies', saves, lines: shares, freights: freights.map(() => zeroCents) };
}

/** What remains of a basket once a card was used on it. */
export const afterEffect = (basket: Basket, effect: Effect): Basket =>
  effect.kind === 'applies'
    ? {
        lines: basket.lines.map((line, at) => ({
          ...line,
          leftCents: subtractCents(line.leftCents, effect.lines[at] ?? zeroCents),
        })),
        freights: basket.freights.map((freight, at) =>
          subtractCents(freight, effect.freights[at] ?? zeroCents),
        ),
      }
    : basket;

/** Several baskets as the market's own card sees them. */
export const joinBaskets = (baskets: readonly Basket[]): Basket => ({
  lines: baskets.flatMap(({ lines }) => lines),
  freights: baskets.flatMap(({ freights }) => freights),
});

export const toBasket = (lines: readonly CartLine[], freightCents: number): Basket => ({
  lines: lines.map((line) => ({ ...line, leftCents: line.sumCents })),
  freights: [asCents(freightCents)],
});

export const getSavings = (effect: Effect): Cents => (effect.kind === 'applies' ? effect.saves : zeroCents);
