/** What a person's cards do to a checkout: those they chose, what else they could choose, and the best of it. */

import type { Quote, QuoteCard } from '@chengji/contract';
import { type Cents, formatMoney, zeroCents } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { findCategoryPaths } from '../../catalog/index.ts';
import { findShops } from '../../shops/index.ts';
import { type CardRecord, listCardsForCheckout } from '../cards/card.queries.ts';
import { presentTerms } from '../coupon.present.ts';
import { bestChoice } from './best-choice.rules.ts';
import { type Assessed, assess, findChosen } from './chosen-card.ts';
import {
  afterEffect,
  type Basket,
  type Effect,
  getSavings,
  joinBaskets,
  toBasket,
} from './discount.rules.ts';
import { nextCard } from './next-card.rules.ts';
import { reasonIn } from './reasons.ts';

type Next = Quote['platform_next'];

type QuotedShop = {
  shopId: number;
  lines: readonly {
    skuId: number;
    goodsId: number;
    categoryId: number;
    sumCents: Cents;
    /** What surely is spent on it: less than its sum while a ladder team may still lower the price. */
    spentCents: Cents;
  }[];
  freightCents: number;
};
export type ChosenCards = {
  /** By the shop's id. */
  cards?: Readonly<Record<string, number>> | undefined;
  platform_card?: number | undefined;
};
type Discount = { shopCents: Cents; platformCents: Cents };
export type CardQuote = {
  shops: {
    shopId: number;
    cards: QuoteCard[];
    cardId: number | null;
    next: Next;
    lineDiscounts: Discount[];
    freightDiscount: Discount;
  }[];
  platformCards: QuoteCard[];
  platformCard: number | null;
  platformNext: Next;
  best: Quote['best'];
};

/** An order of the checkout with its shop's cards, and the one of them that was chosen. */
type Choosing = { shopId: number; basket: Basket; cards: Assessed[]; card: Assessed | null };

/** Nothing chosen is nothing applied; a chosen card that cannot be used is refused. */
export async function quoteCards(
  ctx: Context,
  shopperId: number,
  shops: readonly QuotedShop[],
  chosen: ChosenCards,
): Promise<CardQuote> {
  refuseStray(ctx, shops, chosen);
  const held = await listCardsForCheckout(ctx.db, {
    shopperId,
    shopIds: shops.map(({ shopId }) => shopId),
    chosen: [...Object.values(chosen.cards ?? {}), chosen.platform_card ?? 0],
    now: ctx.clock.now(),
  });
  const orders = (await toBaskets(ctx, shops, held)).map(({ shopId, basket }): Choosing => {
    const own = held.filter((card) => card.shopId === shopId);
    const cards = assess(ctx, own, basket);
    return { shopId, basket, cards, card: findChosen(ctx, cards, chosen.cards?.[shopId], 'cards') };
  });
  const left = orders.map(({ basket, card }) => (card ? afterEffect(basket, card.effect) : basket));
  const whole = joinBaskets(left);
  const market = held.filter(({ shopId }) => shopId === null);
  const platformCards = assess(ctx, market, whole);
  const platformCard = findChosen(ctx, platformCards, chosen.platform_card, 'platform_card');
  const present = await createPresenter(ctx, held);
  return {
    shops: orders.map((order, at) => ({
      shopId: order.shopId,
      cards: order.cards.map(present),
      cardId: order.card?.id ?? null,
      next: presentNext(order.cards, order.basket, order.card),
      ...computeDiscounts(orders, at, platformCard),
    })),
    platformCards: platformCards.map(present),
    platformCard: platformCard?.id ?? null,
    platformNext: presentNext(platformCards, whole, platformCard),
    best: findBest(orders, platformCards),
  };
}

/** A card chosen for a shop that nothing is bought from. */
function refuseStray(ctx: Context, shops: readonly QuotedShop[], { cards = {} }: ChosenCards): void {
  const isStray = Object.keys(cards).some((id) => !shops.some(({ shopId }) => String(shopId) === id));
  if (!isStray) return;
  const reason = reasonIn(ctx, { kind: 'out_of_scope' });
  throw new Refusal('coupons.card_not_usable', { reason }, { field: 'cards' });
}

async function toBaskets(ctx: Context, shops: readonly QuotedShop[], held: readonly CardRecord[]) {
  const categoryIds = held.some(({ terms }) => terms.scope === 'categories')
    ? shops.flatMap(({ lines }) => lines.map(({ categoryId }) => categoryId))
    : [];
  const paths = await findCategoryPaths(ctx, categoryIds);
  return shops.map(({ shopId, lines, freightCents }) => ({
    shopId,
    basket: toBasket(
      lines.map(({ goodsId, categoryId, sumCents, spentCents }) => ({
        goodsId,
        sumCents,
        spentCents,
        categoryIds: paths.get(categoryId) ?? [],
      })),
      freightCents,
    ),
  }));
}

async function createPresenter(
  ctx: Context,
  held: readonly CardRecord[],
): Promise<(card: Assessed) => QuoteCard> {
  const issuers = [...new Set(held.map(({ shopId }) => shopId))].filter((id) => id !== null);
  const shops = await findShops(ctx.db, issuers, ctx.language);
  return ({ id, shopId, terms, validTo, effect, reason }) => ({
    ...presentTerms(terms, shopId, shops, ctx.language),
    id,
    valid_to: toUnixSeconds(validTo),
    usable: reason === null,
    saves: formatMoney(reason === null ? getSavings(effect) : zeroCents),
    reason: reason && reasonIn(ctx, reason),
  });
}

const getPart = (effect: Effect | undefined, part: 'lines' | 'freights', at: number): Cents =>
  (effect?.kind === 'applies' && effect[part][at]) || zeroCents;

/** The market's card sees the lines of all orders as one list. */
function computeDiscounts(orders: readonly Choosing[], at: number, platformCard: Assessed | null) {
  const order = orders[at];
  const before = orders.slice(0, at).reduce((sum, { basket }) => sum + basket.lines.length, 0);
  const discount = (part: 'lines' | 'freights', here: number, there: number): Discount => ({
    shopCents: getPart(order?.card?.effect, part, here),
    platformCents: getPart(platformCard?.effect, part, there),
  });
  return {
    lineDiscounts: order?.basket.lines.map((_, line) => discount('lines', line, before + line)) ?? [],
    freightDiscount: discount('freights', 0, at),
  };
}

const validNow = (cards: readonly Assessed[]) => cards.filter(({ reason }) => reason?.kind !== 'not_yet');

function presentNext(cards: readonly Assessed[], basket: Basket, chosen: Assessed | null): Next {
  const next = nextCard(validNow(cards), basket, chosen ? getSavings(chosen.effect) : zeroCents);
  return (
    next && { card_id: next.cardId, lacks: formatMoney(next.lacksCents), saves: formatMoney(next.savesCents) }
  );
}

function findBest(orders: readonly Choosing[], platformCards: readonly Assessed[]): Quote['best'] {
  const best = bestChoice(
    orders.map(({ basket, cards }) => ({ basket, cards: validNow(cards) })),
    validNow(platformCards),
  );
  const cards = orders.flatMap(({ shopId }, at) => {
    const id = best.cardIds[at] ?? null;
    return id === null ? [] : [[String(shopId), id] as const];
  });
  return {
    cards: Object.fromEntries(cards),
    platform_card: best.platformCardId,
    discount: formatMoney(best.saves),
  };
}
