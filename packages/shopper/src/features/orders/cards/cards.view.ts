/** The cards of a checkout: which are used, and which may be chosen instead. */
import type { Quote, QuoteCard } from '@chengji/contract';

/** The cards that are used, a shop's by its id. */
export type Cards = { cards: Readonly<Record<string, number>>; platform_card: number | null };

export const hasCards = ({ cards, platform_card }: Cards): boolean =>
  platform_card !== null || Object.keys(cards).length > 0;

/** What is sent of them; none is nothing. */
export const cardFields = ({ cards, platform_card }: Cards) => ({
  ...(Object.keys(cards).length > 0 ? { cards: { ...cards } } : {}),
  ...(platform_card === null ? {} : { platform_card }),
});

type Applied = Pick<Quote, 'platform_card'> & {
  shops: Pick<Quote['shops'][number], 'shop_id' | 'card_id'>[];
};

/** The cards a quote was made with. */
export const toCards = ({ shops, platform_card }: Applied): Cards => ({
  cards: Object.fromEntries(
    shops.flatMap(({ shop_id, card_id }) => (card_id === null ? [] : [[shop_id, card_id]])),
  ),
  platform_card,
});

/** The same but for one place: a shop, or the market where none is named. */
export function withCard(used: Cards, shopId: number | null, cardId: number | null): Cards {
  if (shopId === null) return { ...used, platform_card: cardId };
  const { [shopId]: _, ...others } = used.cards;
  return { ...used, cards: cardId === null ? others : { ...others, [shopId]: cardId } };
}

/** The usable cards and the others, each in their order. */
export const groupByUsable = (cards: readonly QuoteCard[]) => ({
  usable: cards.filter(({ usable }) => usable),
  others: cards.filter(({ usable }) => !usable),
});
