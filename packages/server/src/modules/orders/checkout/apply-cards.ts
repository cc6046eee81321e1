import { addCents, subtractCents, zeroCents } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { type CardQuote, type CardUse, quoteCards } from '../../coupons/index.ts';
import type { BuiltQuote, QuotedShop } from './build-quote.ts';
import type { PlacedOrder } from './place-trade.queries.ts';

type Chosen = { cards?: Record<string, number> | undefined; platform_card?: number | undefined };

/** What the shopper's cards may do for a quote, and what the chosen ones do; refuses one that cannot be used. */
export const findCards = (ctx: Context, shopperId: number, quote: BuiltQuote, chosen: Chosen) =>
  quoteCards(
    ctx,
    shopperId,
    quote.shops.map(({ id, lines, freightCents }) => ({
      shopId: id,
      freightCents,
      lines: lines.map(({ sku, sumCents, spentCents }) => ({
        skuId: sku.skuId,
        goodsId: sku.goodsId,
        categoryId: sku.categoryId,
        sumCents,
        spentCents,
      })),
    })),
    { cards: chosen.cards, platform_card: chosen.platform_card },
  );

const nothingOff = { shopCents: zeroCents, platformCents: zeroCents };

export const hasChosen = ({ cards = {}, platform_card }: Chosen): boolean =>
  platform_card !== undefined || Object.keys(cards).length > 0;

/** The quote with what the chosen cards take off: of each line, and of the freight. */
export function applyCards(quote: BuiltQuote, cards: CardQuote): BuiltQuote {
  const shops = quote.shops.map((shop): QuotedShop => {
    const off = cards.shops.find(({ shopId }) => shopId === shop.id);
    if (!off) return shop;
    const lines = shop.lines.map((line, index) => {
      const { shopCents, platformCents } = off.lineDiscounts[index] ?? nothingOff;
      return {
        ...line,
        discountCents: addCents(shopCents, platformCents),
        platformDiscountCents: platformCents,
      };
    });
    const { shopCents, platformCents } = off.freightDiscount;
    const discountCents = addCents(shopCents, platformCents, ...lines.map((line) => line.discountCents));
    return {
      ...shop,
      lines,
      discountCents,
      platformDiscountCents: addCents(platformCents, ...lines.map((line) => line.platformDiscountCents)),
      payableCents: subtractCents(shop.payableCents, discountCents),
    };
  });
  return { ...quote, shops, payableCents: addCents(...shops.map(({ payableCents }) => payableCents)) };
}

/** Which card took how much off which of the orders just placed, and what those cost their buyer. */
export function toCardUses(
  { shops, platformCard }: CardQuote,
  quote: BuiltQuote,
  orders: readonly PlacedOrder[],
): CardUse[] {
  const getOrder = (shopId: number) => ({
    orderId: orders.find((order) => order.shopId === shopId)?.id ?? 0,
    orderCents: quote.shops.find(({ id }) => id === shopId)?.payableCents ?? zeroCents,
  });
  const shares = shops.map(({ shopId, cardId, lineDiscounts, freightDiscount }) => {
    const all = [...lineDiscounts, freightDiscount];
    return {
      cardId,
      ...getOrder(shopId),
      shopCents: addCents(...all.map(({ shopCents }) => shopCents)),
      platformCents: addCents(...all.map(({ platformCents }) => platformCents)),
    };
  });
  const uses = shares.flatMap(({ cardId, orderId, orderCents, shopCents }) =>
    cardId === null ? [] : [{ cardId, shares: [{ orderId, orderCents, cents: shopCents }] }],
  );
  if (platformCard === null) return uses;
  const platformShares = shares.map(({ orderId, orderCents, platformCents }) => ({
    orderId,
    orderCents,
    cents: platformCents,
  }));
  return [...uses, { cardId: platformCard, shares: platformShares }];
}
