import { type Text, toText } from '../text.ts';
import type { ShopKey } from './shops.ts';

/** The kinds of freight a demo shop uses; each shop gets templates of its own for those its goods need. */
export type FreightKey = 'free' | 'piece' | 'weight' | 'bulky';

type Rate = {
  /** Province codes; the one rate without any is for everywhere else. */
  provinces: string[];
  firstUnits: number;
  firstCents: number;
  nextUnits: number;
  nextCents: number;
};

export type DemoFreight = {
  name: Text;
  kind: 'free' | 'piece' | 'weight';
  rates: Rate[];
  freeOverCents: number | null;
  noDelivery: string[];
};

/** Inner Mongolia, Tibet, Qinghai, Xinjiang: farther than the rest. */
const far = ['150000', '540000', '630000', '650000'];

const rate = (
  provinces: string[],
  [firstUnits, firstCents]: [number, number],
  [nextUnits, nextCents]: [number, number],
): Rate => ({ provinces, firstUnits, firstCents, nextUnits, nextCents });

export const freightTemplates: Record<FreightKey, DemoFreight> = {
  free: {
    name: toText('全国包邮|Free everywhere'),
    kind: 'free',
    rates: [],
    freeOverCents: null,
    noDelivery: [],
  },
  piece: {
    name: toText('按件计费，满 99 元包邮|By piece, free over ¥99'),
    kind: 'piece',
    rates: [rate([], [1, 600], [1, 200]), rate(far, [1, 1500], [1, 500])],
    freeOverCents: 9900,
    noDelivery: [],
  },
  weight: {
    name: toText('冷链按重量，满 129 元包邮|Chilled by weight, free over ¥129'),
    kind: 'weight',
    rates: [rate([], [3000, 1000], [1000, 200]), rate(far.slice(0, 1), [3000, 1800], [1000, 500])],
    freeOverCents: 12900,
    noDelivery: far.slice(1),
  },
  bulky: {
    name: toText('大件物流|Freight for large pieces'),
    kind: 'weight',
    rates: [rate([], [5000, 1200], [5000, 500]), rate(far, [5000, 3000], [5000, 1800])],
    freeOverCents: 49900,
    noDelivery: [],
  },
};

const everyday: Record<ShopKey, FreightKey> = {
  chengji: 'piece',
  xiansheng: 'weight',
  shengluo: 'free',
  huajian: 'free',
  shanye: 'piece',
  mianli: 'free',
  gannan: 'weight',
  jiyue: 'piece',
  yunduo: 'free',
  maowang: 'piece',
  xingtu: 'free',
  shanyu: 'piece',
  xiaoman: 'piece',
  jiushu: 'piece',
  aze: 'free',
};

const BULKY_GRAMS = 5000;

export const freightKeyFor = (shop: ShopKey, grams: number): FreightKey =>
  grams >= BULKY_GRAMS && shop !== 'xiansheng' && shop !== 'gannan' ? 'bulky' : everyday[shop];
