/** Goods to buy in a test: saved as a shop saves them, naming only what matters. */
import type { CallIn, CallOut } from '@chengji/contract';
import { addCategory } from '@chengji/server/modules/catalog/index';
import { saveFreightTemplate } from '@chengji/server/modules/shipping/index';
import type { Market } from '../market.ts';
import { aSeller, aShop, type Person, type TestShop } from './people.ts';

type SavedGoods = CallOut<'POST /seller/goods/save'>;
type GoodsForm = CallIn<'POST /seller/goods/save'>;

export type ShopFixture = TestShop & {
  readonly seller: Person;
  readonly categoryId: number;
  readonly templateId: number;
};

let made = 0;

/** A category; without a parent a new top one. */
export function aCategory(market: Market, parentId: number | null = null, nameZh?: string): Promise<number> {
  made += 1;
  return addCategory(market.context(), {
    parentId,
    nameZh: nameZh ?? `分类${made}`,
    nameEn: `Category ${made}`,
    image: '',
    position: made,
  });
}

/** A shop that is ready to sell: its owner at the console, a category, and free freight. */
export async function aShopFixture(
  market: Market,
  traits: Parameters<typeof aShop>[1] = {},
): Promise<ShopFixture> {
  const shop = await aShop(market, traits);
  const templateId = await saveFreightTemplate(market.context(), {
    shopId: shop.id,
    name: '包邮',
    kind: 'free',
    rates: [],
    freeOverCents: null,
    noDelivery: [],
  });
  return {
    ...shop,
    seller: await aSeller(market, shop.id),
    categoryId: await aCategory(market),
    templateId,
  };
}

type GoodsTraits = Partial<GoodsForm> & { price?: string; stock?: number };

/** What the seller fills in: by default one sku of 12.30 with 10 in stock. */
export function goodsForm(shop: ShopFixture, { price, stock, ...traits }: GoodsTraits = {}): GoodsForm {
  made += 1;
  return {
    title: `商品 ${made}`,
    title_en: `Goods ${made}`,
    category_id: shop.categoryId,
    images: ['/files/00/goods.webp'],
    specs: [],
    skus: [{ values: [], price: price ?? '12.30', stock: stock ?? 10 }],
    freight_template_id: shop.templateId,
    ...traits,
  };
}

export const aGoods = (shop: ShopFixture, traits: GoodsTraits = {}): Promise<SavedGoods> =>
  shop.seller.client.call('POST /seller/goods/save', goodsForm(shop, traits));

/** The first sku of a goods, as an order or a cart names it. */
export function firstSku(goods: SavedGoods) {
  const [sku] = goods.skus;
  if (!sku) throw new Error(`goods ${goods.id} has no sku`);
  return { goods_id: goods.id, sku_id: sku.id };
}
