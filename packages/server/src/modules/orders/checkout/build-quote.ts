/** What the quote and the placing of an order have in common: goods, prices, freight and totals as of now. */

import type { Address, PurchaseKind, ShopType } from '@chengji/contract';
import { addCents, asCents, type Cents, formatMoney, largestCents, zeroCents } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { localized, localizedOrChinese } from '../../../kernel/i18n/localized.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { findSkusForSale, type SkuForSale } from '../../catalog/index.ts';
import { findDefaultAddress, getAddress, quoteFreight } from '../../shipping/index.ts';
import { type KindOffer, type KindRequest, purchaseKind } from '../purchase-kinds.ts';
import { basketsByShop, isPayable, mergeItems, type PricedItem, type PricedLine } from './quote.rules.ts';

export type QuoteRequest = {
  type: 'cart' | 'goods' | 'group' | 'ladder';
  items: readonly { goods_id: number; sku_id: number; number: number }[];
  address_id?: number | undefined;
  campaign_id?: number | undefined;
  team_id?: number | undefined;
};

/** What a line's cards take off; the platform's share of it apart. */
type Discounts = { discountCents: Cents; platformDiscountCents: Cents };

export type QuotedLine = PricedLine<PricedItem & { sku: SkuForSale }> & Discounts;

export type QuotedShop = {
  id: number;
  name: string;
  type: ShopType;
  lines: QuotedLine[];
  goodsCents: Cents;
  freightCents: Cents;
  /** Null as long as no address says where the parcel goes. */
  freightText: { zh: string; en: string } | null;
  freeFreightLacksCents: Cents | null;
  payableCents: Cents;
} & Discounts;

export type BuiltQuote = {
  address: Address | null;
  shops: QuotedShop[];
  payableCents: Cents;
  /** Bought in a way of its own: what was asked of it, and what it offers. */
  kind: { asked: KindRequest; offer: KindOffer } | null;
};

export const toKind = ({ type }: Pick<QuoteRequest, 'type'>): PurchaseKind =>
  type === 'group' || type === 'ladder' ? type : 'direct';

const noDiscount: Discounts = { discountCents: zeroCents, platformDiscountCents: zeroCents };

/**
 * Before any card. Refuses what is not on sale, what the stock cannot fill, what comes to more than can be
 * paid, what is not delivered to the address, and what cannot be bought in the way that is asked.
 */
export async function buildQuote(ctx: Context, shopperId: number, input: QuoteRequest): Promise<BuiltQuote> {
  const [address, found] = await Promise.all([
    input.address_id === undefined
      ? findDefaultAddress(ctx, shopperId)
      : getAddress(ctx, shopperId, input.address_id),
    findItems(ctx, input.items),
  ]);
  const kind = await findOffer(ctx, shopperId, input, found);
  const items = found.map((item) => ({
    ...item,
    priceCents: kind?.offer.prices.get(item.skuId) ?? item.priceCents,
    lowestPriceCents: kind?.offer.lowestPrices.get(item.skuId),
  }));
  if (!isPayable(items)) throw sumTooLarge();
  const baskets = basketsByShop(items);
  const shops: QuotedShop[] = [];
  for (const { lines: undiscounted, goodsCents } of baskets) {
    const lines = undiscounted.map((line) => ({ ...line, ...noDiscount }));
    const shop = getShop(ctx, lines);
    const freight = await quoteShopFreight(ctx, shop, lines, address);
    shops.push({
      ...shop,
      lines,
      goodsCents,
      freightCents: freight.cents,
      freightText: freight.text,
      freeFreightLacksCents: freight.freeLacksCents,
      ...noDiscount,
      payableCents: addCents(goodsCents, freight.cents),
    });
  }
  const payableCents = addCents(...shops.map((shop) => shop.payableCents));
  if (payableCents > largestCents) throw sumTooLarge();
  return { address, shops, kind, payableCents };
}

const sumTooLarge = () =>
  new Refusal('orders.sum_too_large', { most: formatMoney(largestCents) }, { field: 'items' });

/** What the way it is bought offers; null when it is bought directly. */
async function findOffer(ctx: Context, shopperId: number, input: QuoteRequest, items: KindRequest['items']) {
  const kind = toKind(input);
  if (kind === 'direct') return null;
  const asked = { kind, shopperId, items, campaignId: input.campaign_id, teamId: input.team_id };
  return { asked, offer: await purchaseKind(ctx, kind).price(ctx, asked) };
}

async function findItems(ctx: Context, asked: QuoteRequest['items']) {
  const items = mergeItems(asked);
  const skus = await findSkusForSale(
    ctx.db,
    items.map(({ sku_id }) => sku_id),
  );
  const bySku = new Map(skus.map((sku) => [sku.skuId, sku]));
  return items.map((item) => {
    const sku = bySku.get(item.sku_id);
    if (!sku || sku.goodsId !== item.goods_id) throw new Refusal('common.not_found', {}, { field: 'items' });
    const title = localizedOrChinese(ctx.language, sku.title, sku.titleEn);
    if (!sku.isOnSale) throw new Refusal('orders.not_on_sale', { title }, { field: 'items' });
    if (sku.stock < item.number) {
      throw new Refusal('orders.short_of_stock', { title, stock: sku.stock }, { field: 'items' });
    }
    return {
      sku,
      skuId: sku.skuId,
      shopId: sku.shopId,
      priceCents: asCents(sku.priceCents),
      number: item.number,
    };
  });
}

/** The shop of these lines, as their goods know it. */
function getShop({ language }: Context, [line]: QuotedLine[]) {
  if (!line) throw new Error('an order without a line');
  const { shopId, shopName, shopNameEn, shopType } = line.sku;
  return { id: shopId, name: localized(language, shopName, shopNameEn), type: shopType };
}

type Shop = ReturnType<typeof getShop>;

async function quoteShopFreight(ctx: Context, shop: Shop, lines: QuotedLine[], address: Address | null) {
  if (!address) return { cents: zeroCents, text: null, freeLacksCents: null };
  const freight = await quoteFreight(ctx.db, {
    shopId: shop.id,
    districtCode: address.district_code,
    lines: lines.map(({ sku, number, sumCents }) => ({
      templateId: sku.freightTemplateId,
      weightGrams: sku.weightGrams,
      number,
      cents: sumCents,
    })),
  });
  if (freight === 'no_delivery') {
    throw new Refusal('orders.no_delivery', { shop: shop.name }, { field: 'address_id' });
  }
  return freight;
}
