/** The door of coupons. Stands in until its owner replaces the bodies. */
import type { QuoteCard } from '@chengji/contract';
import { type Cents, zeroCents } from '@chengji/contract/money';
import type { Context } from '../../kernel/context.ts';

type Off = { shopCents: Cents; platformCents: Cents };
type Next = { card_id: number; lacks: string; saves: string };
export type CheckoutShop = {
  shopId: number;
  lines: readonly { skuId: number; goodsId: number; categoryId: number; sumCents: Cents }[];
  freightCents: Cents;
};
export type CardQuote = {
  shops: {
    shopId: number;
    cards: QuoteCard[];
    cardId: number | null;
    next: Next | null;
    lineDiscounts: Off[];
    freightDiscount: Off;
  }[];
  platformCards: QuoteCard[];
  platformCard: number | null;
  platformNext: Next | null;
  best: { cards: Record<string, number>; platform_card: number | null; discount: string };
};

const none = { shopCents: zeroCents, platformCents: zeroCents };

export const quoteCards = async (
  _ctx: Context,
  _shopperId: number,
  shops: readonly CheckoutShop[],
  _chosen: { cards?: Record<string, number> | undefined; platform_card?: number | undefined },
): Promise<CardQuote> => ({
  shops: shops.map(({ shopId, lines }) => ({
    shopId,
    cards: [],
    cardId: null,
    next: null,
    lineDiscounts: lines.map(() => none),
    freightDiscount: none,
  })),
  platformCards: [],
  platformCard: null,
  platformNext: null,
  best: { cards: {}, platform_card: null, discount: '0.00' },
});

export const useCards = async (
  _ctx: Context,
  _used: {
    shopperId: number;
    uses: readonly { cardId: number; shares: readonly { orderId: number; cents: Cents }[] }[];
  },
): Promise<void> => {};

export const returnCards = async (_ctx: Context, _orderIds: readonly number[]): Promise<void> => {};
