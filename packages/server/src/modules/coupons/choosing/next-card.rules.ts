/** The card one is nearest to: a little more spent, and it would take off more than what is chosen now. */
import { addCents, type Cents, zeroCents } from '@chengji/contract/money';
import type { Held } from './best-choice.rules.ts';
import { type Basket, computeEffect, offAmount } from './discount.rules.ts';

export type Next = { cardId: number; lacksCents: Cents; savesCents: Cents };

/** What it takes off as soon as just enough is spent. */
const savesAtLeast = ({ terms }: Held, basket: Basket): Cents =>
  offAmount(terms, terms.type === 'shipping' ? addCents(...basket.freights) : terms.leastSpendCents);

export function nextCard(
  cards: readonly Held[],
  basket: Basket,
  chosenSaves: Cents = zeroCents,
): Next | null {
  let next: Next | null = null;
  for (const card of cards) {
    const effect = computeEffect(card.terms, basket);
    if (effect.kind !== 'short') continue;
    const savesCents = savesAtLeast(card, basket);
    if (savesCents <= chosenSaves) continue;
    const isNearer =
      !next ||
      effect.lacks < next.lacksCents ||
      (effect.lacks === next.lacksCents && savesCents > next.savesCents);
    if (isNearer) next = { cardId: card.id, lacksCents: effect.lacks, savesCents };
  }
  return next;
}
