/**
 * The legal combination of cards that costs least: at most one of its shop's for each order, and one of the
 * market's for all of them.
 *
 * For each card of the market an order's choices matter by two figures only: what they take off, and what they
 * leave of what the market's card takes from. As that card gives at most a cent more for a cent more, a choice
 * is never worse than another that takes off as much and, with what it leaves, comes to as much: only the
 * others are carried on from order to order, and of those only such as may still beat the best one known.
 */
import { addCents, asCents, type Cents, zeroCents } from '@chengji/contract/money';
import type { Terms } from '../coupon.types.ts';
import {
  afterEffect,
  type Basket,
  computeEffect,
  isInScope,
  joinBaskets,
  offAmount,
  spentInScope,
} from './discount.rules.ts';

export type Held = { id: number; terms: Terms };
export type Choice = {
  /** By order; null for one without. */
  cardIds: (number | null)[];
  platformCardId: number | null;
  saves: Cents;
};

type Option = { cardId: number | null; off: Cents; left: Basket };
type Point = { off: number; left: number };
type Pick = Point & { cardId: number | null };
type Path = Point & { cardId: number | null; before: Path | null };

export function bestChoice(
  orders: readonly { basket: Basket; cards: readonly Held[] }[],
  platformCards: readonly Held[],
): Choice {
  const options = orders.map(listOptions);
  const whole = joinBaskets(orders.map(({ basket }) => basket));
  let best = withoutPlatform(options);
  for (const card of platformCards) {
    const spent = spentInScope(card.terms, whole.lines);
    if (spent === null || spent < card.terms.leastSpendCents) continue;
    best = bestWith(card, options, best);
  }
  return best;
}

/** Using none comes first: of two that cost the same, the one with fewer cards. */
function listOptions({ basket, cards }: { basket: Basket; cards: readonly Held[] }): Option[] {
  const used = cards.flatMap(({ id, terms }) => {
    const effect = computeEffect(terms, basket);
    return effect.kind === 'applies'
      ? [{ cardId: id, off: effect.saves, left: afterEffect(basket, effect) }]
      : [];
  });
  return [{ cardId: null, off: zeroCents, left: basket }, ...used];
}

const most = <T>(all: readonly T[], worth: (one: T) => number): T =>
  all.reduce((best, one) => (worth(one) > worth(best) ? one : best));

function withoutPlatform(options: readonly Option[][]): Choice {
  const picks = options.map((ofOrder) => most(ofOrder, ({ off }) => off));
  return {
    cardIds: picks.map(({ cardId }) => cardId),
    platformCardId: null,
    saves: addCents(...picks.map(({ off }) => off)),
  };
}

const leftFor = (terms: Terms, { lines, freights }: Basket): Cents =>
  terms.type === 'shipping'
    ? addCents(...freights)
    : addCents(...lines.filter((line) => isInScope(terms, line)).map(({ leftCents }) => leftCents));

function bestWith({ id, terms }: Held, options: readonly Option[][], known: Choice): Choice {
  const picks = options.map((ofOrder) =>
    undominated(ofOrder.map(({ cardId, off, left }): Pick => ({ cardId, off, left: leftFor(terms, left) }))),
  );
  const bound = computeBound(terms, picks);
  let saves: number = known.saves;
  let best: Path | null = null;
  let paths: Path[] = [{ off: 0, left: 0, cardId: null, before: null }];
  picks.forEach((ofOrder, at) => {
    const longer = paths.flatMap((before) =>
      ofOrder.map(
        ({ cardId, off, left }): Path => ({
          off: before.off + off,
          left: before.left + left,
          cardId,
          before,
        }),
      ),
    );
    paths = undominated(longer.filter((path) => bound(path, at + 1) > saves));
  });
  for (const path of paths) {
    const total = path.off + offAmount(terms, asCents(path.left));
    if (total > saves) [best, saves] = [path, total];
  }
  return best
    ? { cardIds: listCardIds(best, picks.length), platformCardId: id, saves: asCents(saves) }
    : known;
}

/** The points that no other is as good as in both figures, in the order of what they take off. */
function undominated<T extends Point>(points: readonly T[]): T[] {
  const kept: T[] = [];
  let mostTogether = -1;
  for (const point of points.toSorted((a, b) => b.off - a.off || b.left - a.left)) {
    if (point.off + point.left <= mostTogether) continue;
    mostTogether = point.off + point.left;
    kept.push(point);
  }
  return kept;
}

/** At most so much can come of a path once `done` orders are chosen: as if the rest could be had both ways. */
function computeBound(terms: Terms, picks: readonly Pick[][]): (path: Point, done: number) => number {
  const rate = terms.type === 'discount' ? (terms.percent ?? 0) / 100 : 1;
  const cap = (terms.type === 'discount' ? terms.capCents : terms.amountCents) ?? Number.POSITIVE_INFINITY;
  const worth = ({ off, left }: Point) => off + rate * left;
  const rest = (value: (pick: Point) => number) => {
    const sums = [0];
    for (const ofOrder of picks.toReversed()) {
      sums.unshift((sums[0] ?? 0) + value(most(ofOrder, value)));
    }
    return sums;
  };
  const [restOff, restWorth] = [rest(({ off }) => off), rest(worth)];
  /** Rounding to the cent adds half a one at most; a little more keeps binary fractions from cutting too much. */
  const rounding = 0.51;
  return (path, done) =>
    Math.min(path.off + (restOff[done] ?? 0) + cap, worth(path) + (restWorth[done] ?? 0) + rounding);
}

function listCardIds(path: Path, size: number): (number | null)[] {
  const ids: (number | null)[] = [];
  for (let at: Path | null = path; at && ids.length < size; at = at.before) ids.unshift(at.cardId);
  return ids;
}
