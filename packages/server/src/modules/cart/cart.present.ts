import type { CartLine, CartShop, Language } from '@chengji/contract';
import { asCents, type Cents, formatMoney, multiplyCents, subtractCents } from '@chengji/contract/money';
import { localized, localizedOrChinese } from '../../kernel/i18n/localized.ts';
import { getSkuValues, type SkuForSale } from '../catalog/index.ts';
import type { CartLineRecord } from './cart.queries.ts';
import { capNumber } from './merge.rules.ts';

function toState({ isOnSale, stock }: SkuForSale): CartLine['state'] {
  if (!isOnSale) return 'off_sale';
  return stock > 0 ? 'ok' : 'sold_out';
}

function presentLine(line: CartLineRecord, sku: SkuForSale, language: Language): CartLine {
  const number = sku.stock > 0 ? capNumber(line.number, sku.stock) : line.number;
  const price = asCents(sku.priceCents);
  const state = toState(sku);
  return {
    goods_id: sku.goodsId,
    sku_id: sku.skuId,
    title: localizedOrChinese(language, sku.title, sku.titleEn),
    image: sku.image,
    sku: { id: sku.skuId, price: formatMoney(price), values: getSkuValues(language, sku), stock: sku.stock },
    number,
    sum: formatMoney(multiplyCents(price, number)),
    checked: line.checked && state === 'ok',
    shop_id: sku.shopId,
    shop_name: localized(language, sku.shopName, sku.shopNameEn),
    state,
    ...(line.fromPostId !== null && { from: { type: 'post' as const, id: line.fromPostId } }),
    ...getPriceDrop(line, price),
  };
}

function getPriceDrop({ addedPriceCents }: CartLineRecord, price: Cents): Pick<CartLine, 'price_drop'> {
  if (addedPriceCents === null || addedPriceCents <= price) return {};
  return { price_drop: formatMoney(subtractCents(asCents(addedPriceCents), price)) };
}

/** Grouped by shop, the shop of the newest line first. A shop is chosen when all that can be bought of it is. */
export function presentCart(
  lines: readonly CartLineRecord[],
  skus: readonly SkuForSale[],
  language: Language,
): CartShop[] {
  const bySku = new Map(skus.map((sku) => [sku.skuId, sku]));
  const groups = new Map<number, CartShop>();
  for (const line of lines) {
    const sku = bySku.get(line.skuId);
    if (!sku) continue;
    const product = presentLine(line, sku, language);
    const { shop_id, shop_name } = product;
    const group = groups.get(shop_id) ?? {
      shop_id,
      shop_name,
      shop_type: sku.shopType,
      products: [],
      check: false,
      choose: 0,
    };
    group.products.push(product);
    groups.set(shop_id, group);
  }
  return [...groups.values()].map((group) => {
    const open = group.products.filter(({ state }) => state === 'ok');
    const choose = open.filter(({ checked }) => checked).length;
    return { ...group, choose, check: open.length > 0 && choose === open.length };
  });
}
