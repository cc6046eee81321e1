/** A person's cards held against a basket: what each takes off, or why it does not. */
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { CardRecord } from '../cards/card.queries.ts';
import { type Basket, computeEffect, type Effect, getSavings } from './discount.rules.ts';
import { type Reason, reasonIn } from './reasons.ts';

export type Assessed = Pick<CardRecord, 'id' | 'shopId' | 'terms' | 'validTo'> & {
  effect: Effect;
  /** null when it can be used. */
  reason: Reason | null;
};

/** Usable ones first, by what they take off, then those one is nearest to. */
export function assess(ctx: Context, cards: readonly CardRecord[], basket: Basket): Assessed[] {
  const now = ctx.clock.now();
  const lacks = ({ reason }: Assessed) =>
    reason?.kind === 'short' ? reason.lacks : Number.POSITIVE_INFINITY;
  return cards
    .map((card) => {
      const effect = computeEffect(card.terms, basket);
      return { ...card, effect, reason: findReason(card, effect, now) };
    })
    .sort(
      (a, b) =>
        Number(a.reason !== null) - Number(b.reason !== null) ||
        getSavings(b.effect) - getSavings(a.effect) ||
        compare(lacks(a), lacks(b)) ||
        a.validTo.getTime() - b.validTo.getTime() ||
        a.id - b.id,
    );
}

const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1);

function findReason({ terms, validFrom }: CardRecord, effect: Effect, now: Date): Reason | null {
  if (validFrom > now) return { kind: 'not_yet', validFrom };
  if (effect.kind === 'applies') return null;
  const isOffFreight = effect.kind === 'nothing_left' && terms.type === 'shipping';
  return isOffFreight ? { kind: 'no_freight' } : effect;
}

/** The card of this id, if one was chosen; refuses one that cannot be used. */
export function findChosen(
  ctx: Context,
  cards: readonly Assessed[],
  id: number | undefined,
  field: 'cards' | 'platform_card',
): Assessed | null {
  if (id === undefined) return null;
  const card = cards.find((one) => one.id === id);
  const reason: Reason | null = card ? card.reason : { kind: 'gone' };
  if (reason) throw new Refusal('coupons.card_not_usable', { reason: reasonIn(ctx, reason) }, { field });
  return card ?? null;
}
