import type { LeafKey } from '../market/categories.ts';
import { type FreightKey, freightKeyFor } from '../market/freight.ts';
import type { ShopKey } from '../market/shops.ts';
import type { Photo } from '../pictures/picture.ts';
import { type Random, randomFrom } from '../random.ts';
import { type Text, toText } from '../text.ts';
import { composeGallery, type Gallery, toChoicePhoto } from './goods-photos.ts';
import { type GoodsGroup, type GoodsRow, tagNames } from './goods-row.ts';
import { notesFor } from './notes.ts';
import { readSpec, type Spec, type SpecValue } from './specs.ts';

/** One choice of a goods: a value of each spec, in their order. */
export type DemoSku = {
  code: string;
  values: Text[];
  priceCents: number;
  wasPriceCents: number | null;
  stock: number;
  weightGrams: number;
  photo: Photo;
};

export type DemoGoods = {
  /** The leaf category and the place in it, such as `citrus-1`; orders and adverts name a goods by it. */
  key: string;
  shop: ShopKey;
  category: LeafKey;
  title: Text;
  /** The first is the one lists show, and gives the goods its ratio. */
  photos: Gallery;
  specs: { name: Text; values: Text[] }[];
  skus: DemoSku[];
  tags: Text[];
  params: { name: Text; value: Text }[];
  story: Text;
  notes: Text[];
  freight: FreightKey;
};

export const expandGroup = (group: GoodsGroup): DemoGoods[] =>
  group.goods.map((row, index) => expandGoods(group, row, `${group.category}-${index + 1}`));

/** The whole of a goods from its row; what is left open falls the same way every time. */
export function expandGoods(group: GoodsGroup, row: GoodsRow, key: string): DemoGoods {
  const random = randomFrom(key);
  const specs = row.specs.map(readSpec);
  const shop = row.shop ?? group.shop;
  const grams = row.grams ?? group.grams;
  const texts = [...row.params, row.title].map((pair) => toText(pair).en);
  const gallery = composeGallery({ photo: row.photo, category: group.category, specs, texts, grams });
  const skus = listCombinations(specs).map((values, index): DemoSku => {
    const plus = values.reduce((sum, value) => sum + value.plusCents, 0);
    const priceCents = Math.round(row.price * 100) + plus;
    return {
      code: `${key}-${index + 1}`,
      values: values.map(({ zh, en }) => ({ zh, en })),
      priceCents,
      wasPriceCents: row.was === undefined ? null : Math.round(row.was * 100) + plus,
      stock: drawStock(random, index),
      weightGrams: grams,
      photo: toChoicePhoto(gallery[0], values),
    };
  });
  return {
    key,
    shop,
    category: group.category,
    title: toText(row.title),
    photos: gallery,
    specs: specs.map(({ name, values }) => ({ name, values: values.map(({ zh, en }) => ({ zh, en })) })),
    skus,
    tags: (row.tags ?? []).map((tag) => toText(tagNames[tag])),
    params: row.params.map((pair) => {
      const { zh, en } = toText(pair);
      const [[nameZh = '', valueZh = ''], [nameEn = '', valueEn = '']] = [split(zh, '：'), split(en, ': ')];
      return { name: { zh: nameZh, en: nameEn }, value: { zh: valueZh, en: valueEn } };
    }),
    story: toText(row.story),
    notes: notesFor(group.category, random),
    freight: freightKeyFor(shop, grams),
  };
}

const split = (text: string, by: string): string[] => {
  const at = text.indexOf(by);
  return [text.slice(0, at), text.slice(at + by.length)];
};

const listCombinations = (specs: readonly Spec[]): SpecValue[][] =>
  specs.reduce<SpecValue[][]>(
    (rows, { values }) => rows.flatMap((row) => values.map((value) => [...row, value])),
    [[]],
  );

/** The first choice is never sold out; of the others one in fourteen is, and a few are nearly so. */
function drawStock(random: Random, index: number): number {
  if (index > 0 && random.chance(0.07)) return 0;
  return random.chance(0.08) && index > 0 ? random.whole(1, 9) : random.whole(60, 980);
}
