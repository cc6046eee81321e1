import { toMoneyText } from '@chengji/contract/money';
import { transact } from '@chengji/server/kernel/db/transact';
import { saveGoods } from '@chengji/server/modules/catalog/index';
import { allGoods } from '../goods/all-goods.ts';
import type { DemoGoods } from '../goods/expand-goods.ts';
import { renderContent } from '../goods/goods-content.ts';
import type { ShopKey } from '../market/shops.ts';
import type { Told } from '../progress.ts';
import type { FilledShop } from './fill-shops.ts';
import type { Filling } from './filling.ts';

export type FilledGoods = { id: number; shopId: number; skuIds: number[] };

type Around = {
  shops: ReadonlyMap<ShopKey, FilledShop>;
  categories: ReadonlyMap<string, number>;
};

const DAY = 24 * 60;
const firstOnSale = 190 * DAY;
/** Before the first trade of the plan. */
const lastOnSale = 92 * DAY;

/** Put on sale by their shops over some months, in the order of `allGoods`; answers them by key. */
export function fillGoods(
  filling: Filling,
  around: Around,
  told: Told,
): Promise<ReadonlyMap<string, FilledGoods>> {
  const apart = (firstOnSale - lastOnSale) / allGoods.length;
  return transact(filling.ctx, async (ctx) => {
    const filled = new Map<string, FilledGoods>();
    for (const [index, goods] of allGoods.entries()) {
      filling.standAt(firstOnSale - index * apart);
      const shop = around.shops.get(goods.shop);
      if (!shop) throw new Error(`no shop ${goods.shop}`);
      const form = toForm(filling, goods, shop, around);
      const { id, skus } = await saveGoods({ ...ctx, actor: shop.owner }, form);
      filled.set(goods.key, { id, shopId: shop.id, skuIds: skus.map((sku) => sku.id) });
      told(allGoods.length);
    }
    return filled;
  });
}

/** What the shop fills in at its console. */
function toForm(
  filling: Filling,
  goods: DemoGoods,
  { freight }: FilledShop,
  { categories }: Around,
): Parameters<typeof saveGoods>[1] {
  const content = renderContent(goods, filling.toUrl);
  return {
    title: goods.title.zh,
    title_en: goods.title.en,
    category_id: categories.get(goods.category) ?? 0,
    images: goods.photos.map(filling.toUrl),
    ratio: goods.photos[0].ratio,
    specs: goods.specs.map(({ name, values }) => ({
      name: name.zh,
      values: values.map(({ zh }) => zh),
      images: [],
    })),
    skus: goods.skus.map((sku) => ({
      values: sku.values.map(({ zh }) => zh),
      price: toMoneyText(sku.priceCents),
      was_price: sku.wasPriceCents === null ? null : toMoneyText(sku.wasPriceCents),
      stock: sku.stock,
      code: sku.code,
      image: filling.toUrl(sku.photo),
      weight_grams: sku.weightGrams,
      is_on: true,
    })),
    tags: goods.tags.map(({ zh }) => zh),
    params: goods.params.map(({ name, value }) => ({ name: name.zh, value: value.zh })),
    english: collectEnglish(goods),
    content: content.zh,
    content_en: content.en,
    freight_template_id: freight.get(goods.freight) ?? 0,
    state: 'on',
  };
}

const collectEnglish = ({ specs, tags, params }: DemoGoods): Record<string, string> =>
  Object.fromEntries(
    [
      ...specs.flatMap(({ name, values }) => [name, ...values]),
      ...tags,
      ...params.flatMap(({ name, value }) => [name, value]),
    ].map(({ zh, en }) => [zh, en]),
  );
