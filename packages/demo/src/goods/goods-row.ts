import type { LeafKey } from '../market/categories.ts';
import type { ShopKey } from '../market/shops.ts';
import type { Prop, Ratio } from '../pictures/picture.ts';
import type { Pair } from '../text.ts';
import type { SpecRow } from './specs.ts';

/** The object, its prop and ratio: `'🍊 none 5:4'`; with the colour it is dyed, where no spec names it: `'🍵#b5d0c8 none 1:1'`. */
export type PhotoRow = `${string} ${Prop} ${Ratio}`;

/** What the list cards may say of a goods, beside its price. */
export const tagNames = {
  farm: '产地直发|From the farm',
  fresh: '冷链配送|Chilled delivery',
  new: '新品|New',
  quick: '24h 发货|Ships in 24 h',
  gift: '礼盒装|Gift box',
  handmade: '手工制作|Handmade',
  returns: '运费险|Free returns',
  pair: '第二件半价|2nd half price',
  trial: '试用装|With sample',
  warranty: '两年质保|2-year warranty',
} as const satisfies Record<string, Pair>;

export type TagKey = keyof typeof tagNames;

/** One goods, as briefly as it can be written down; `expandGoods` makes the whole of it. */
export type GoodsRow = {
  photo: PhotoRow;
  title: Pair;
  /** Two or three sentences that open the description. */
  story: Pair;
  /** Yuan, of the cheapest choice unless a value takes something off. */
  price: number;
  was?: number;
  specs: readonly SpecRow[];
  /** `'产地：江西|Origin: Jiangxi'` */
  params: readonly Pair[];
  tags?: readonly TagKey[];
  shop?: ShopKey;
  grams?: number;
};

/** Goods of one leaf category, sold by one shop unless a row says otherwise. */
export type GoodsGroup = {
  category: LeafKey;
  shop: ShopKey;
  /** Weight of a piece, for freight. */
  grams: number;
  goods: readonly GoodsRow[];
};
