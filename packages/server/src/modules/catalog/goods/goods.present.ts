import type { CallOut, GoodsRow, Language } from '@chengji/contract';
import { toMoneyText } from '@chengji/contract/money';
import { localized, localizedOrChinese } from '../../../kernel/i18n/localized.ts';
import { toUnixSecondsOrNull } from '../../../kernel/time/unix-seconds.ts';
import { computeFigures } from '../figures/review-figures.rules.ts';
import type { GoodsDetailsRecord } from './goods.queries.ts';
import type { GoodsRecord } from './goods-list.queries.ts';
import { getSkuValues, translateWord, translateWords } from './translation.rules.ts';

type Details = CallOut<'GET /wanlshop/goods/details'>;

export const presentMaybeCents = (cents: number | null): string | null =>
  cents === null ? null : toMoneyText(cents);

/** The title in the person's language; a goods without an English one keeps its Chinese. */
export const titleIn = (language: Language, { title, titleEn }: { title: string; titleEn: string }): string =>
  localizedOrChinese(language, title, titleEn);

const tagsIn = (language: Language, { tags, tagsEn }: { tags: string[]; tagsEn: string[] }) =>
  getSkuValues(language, { values: tags, valuesEn: tagsEn });

export const presentGoodsRow = (row: GoodsRecord, language: Language): GoodsRow => ({
  id: row.id,
  title: titleIn(language, row),
  image: row.image,
  ratio: row.ratio,
  price: toMoneyText(row.priceCents),
  was_price: presentMaybeCents(row.wasPriceCents),
  sold: row.sold,
  tags: tagsIn(language, row),
  shop: {
    id: row.shopId,
    name: localized(language, row.shopNameZh, row.shopNameEn),
    type: row.shopType,
  },
  in_stock: row.inStock,
});

type Around = {
  shop: Omit<Details['shop'], 'goods_count'>;
  freight: Details['freight'];
  offers: Pick<Details, 'coupons' | 'price_after_coupons' | 'campaign'>;
  promises: Details['promises'];
};

/** Whether a visible sku has this value; where none is sold at all, every value counts. */
const isSold = ({ skus }: GoodsDetailsRecord, spec: number, value: string): boolean =>
  skus.length === 0 || skus.some(({ values }) => values[spec] === value);

export function presentGoodsDetails(row: GoodsDetailsRecord, language: Language, around: Around): Details {
  const english = localized(language, {}, row.english);
  const say = (word: string) => translateWord(english, word);
  return {
    id: row.id,
    title: titleIn(language, row),
    images: row.images,
    price: toMoneyText(row.priceCents),
    was_price: presentMaybeCents(row.wasPriceCents),
    specs: row.specs.map(({ name, values, images = [] }, at) => {
      const isShown = values.map((value) => isSold(row, at, value));
      return {
        name: say(name),
        values: translateWords(
          english,
          values.filter((_, place) => isShown[place]),
        ),
        images: images.filter((_, place) => isShown[place]),
      };
    }),
    skus: row.skus.map((sku) => ({
      id: sku.id,
      values: getSkuValues(language, sku),
      price: toMoneyText(sku.priceCents),
      was_price: presentMaybeCents(sku.wasPriceCents),
      stock: sku.stock,
      image: sku.image || sku.valueImage || (row.images[0] ?? ''),
    })),
    tags: tagsIn(language, row),
    params: row.params.map(({ name, value }) => ({ name: say(name), value: say(value) })),
    content: localizedOrChinese(language, row.content, row.contentEn),
    sold: row.sold,
    on_sale: row.isOnSale,
    sale_starts_at: toUnixSecondsOrNull(row.saleStartsAt),
    sale_ends_at: toUnixSecondsOrNull(row.saleEndsAt),
    most_per_order: row.mostPerOrder,
    most_per_buyer: row.mostPerBuyer,
    category_id: row.categoryId,
    shop: { ...around.shop, goods_count: row.shopGoodsCount },
    freight: around.freight,
    ...around.offers,
    promises: around.promises,
    comment: {
      ...computeFigures(row),
      rows: row.reviewHead.map(({ authorId = null, nickname, avatar, reply = null, ...review }) => ({
        ...review,
        user: { id: authorId, nickname, avatar },
        reply,
      })),
    },
    collected: row.isCollected,
  };
}
