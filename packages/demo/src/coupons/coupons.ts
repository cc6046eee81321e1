/** What the demo market and its shops give out, and who of its shoppers has taken it. */
import type { LeafKey } from '../market/categories.ts';
import type { ShopKey } from '../market/shops.ts';
import type { Pair } from '../text.ts';

export type DemoCoupon = {
  /** The market's own without one. */
  shop?: ShopKey;
  title: Pair;
  /** In yuan, as their titles say it. */
  terms:
    | { type: 'reduction'; amount: number }
    | { type: 'vip'; amount: number; level: number }
    | { type: 'discount'; percent: number; cap?: number }
    | { type: 'shipping'; amount?: number };
  leastSpend: number;
  categories?: readonly (LeafKey | 'food' | 'digital' | 'sport')[];
  /** By their keys. */
  goods?: readonly string[];
  total: number;
  perPerson?: number;
  /** What a card of it costs. */
  points?: number;
  validDays?: number;
  /** Counted from 1, as in the mobile number. */
  holders?: readonly number[];
  /** Still to come, a draft, or stopped; `past` was given out a while ago, and what nobody used has expired. */
  is?: 'coming' | 'draft' | 'stopped' | 'past';
};

export const demoCoupons: readonly DemoCoupon[] = [
  {
    title: '全场满 199 减 20|¥20 off orders over ¥199',
    total: 5_000,
    validDays: 30,
    terms: { type: 'reduction', amount: 20 },
    leastSpend: 199,
    holders: [1, 2, 4, 7],
  },
  {
    title: '食品茶饮 9 折|10% off food & tea',
    total: 3_000,
    categories: ['food'],
    terms: { type: 'discount', percent: 10, cap: 30 },
    leastSpend: 59,
    holders: [1, 3, 5],
  },
  {
    title: '运费减 10 元|¥10 off shipping',
    total: 8_000,
    perPerson: 3,
    terms: { type: 'shipping', amount: 10 },
    leastSpend: 39,
    holders: [2, 6, 9],
  },
  {
    title: '三级会员满 299 减 50|Level 3: ¥50 off over ¥299',
    total: 1_000,
    validDays: 15,
    terms: { type: 'vip', amount: 50, level: 3 },
    leastSpend: 299,
    holders: [1, 5],
  },
  {
    title: '积分兑换 满 99 减 10|For points: ¥10 off over ¥99',
    total: 2_000,
    perPerson: 3,
    points: 100,
    validDays: 15,
    terms: { type: 'reduction', amount: 10 },
    leastSpend: 99,
  },
  {
    title: '积分兑换 包邮券|For points: free shipping',
    total: 2_000,
    perPerson: 3,
    points: 60,
    validDays: 15,
    terms: { type: 'shipping', amount: 12 },
    leastSpend: 0,
  },
  {
    title: '年末满 500 减 80|Year-end: ¥80 off over ¥500',
    total: 2_000,
    is: 'coming',
    terms: { type: 'reduction', amount: 80 },
    leastSpend: 500,
  },
  {
    shop: 'shengluo',
    title: '数码满 300 减 30|¥30 off over ¥300',
    total: 500,
    validDays: 10,
    terms: { type: 'reduction', amount: 30 },
    leastSpend: 300,
    holders: [1, 3, 8],
  },
  {
    shop: 'shengluo',
    title: '耳机音箱 85 折|15% off headphones',
    total: 300,
    categories: ['sound'],
    terms: { type: 'discount', percent: 15, cap: 60 },
    leastSpend: 0,
    holders: [6],
  },
  {
    shop: 'xiansheng',
    title: '鲜生满 69 包邮|Free shipping over ¥69',
    total: 900,
    terms: { type: 'shipping' },
    leastSpend: 69,
    holders: [2, 4],
  },
  {
    shop: 'huajian',
    title: '彩妆满 159 减 25|¥25 off make-up over ¥159',
    total: 9,
    terms: { type: 'reduction', amount: 25 },
    leastSpend: 159,
    categories: ['makeup'],
    holders: [2, 3, 4, 5, 6, 7, 8, 9],
  },
  {
    shop: 'shanye',
    title: '露营装备减 66|¥66 off camping gear',
    total: 4,
    terms: { type: 'reduction', amount: 66 },
    leastSpend: 399,
    goods: ['camping-1', 'camping-3'],
    holders: [3, 5, 7, 9],
  },
  {
    shop: 'shanye',
    title: '户外 88 折|12% off outdoors',
    total: 400,
    categories: ['sport'],
    terms: { type: 'discount', percent: 12, cap: 80 },
    leastSpend: 99,
  },
  {
    shop: 'mianli',
    title: '老客满 129 减 15|Regulars: ¥15 off over ¥129',
    total: 600,
    perPerson: 2,
    terms: { type: 'vip', amount: 15, level: 2 },
    leastSpend: 129,
    holders: [1, 7],
  },
  {
    shop: 'gannan',
    title: '果园无门槛 5 元|¥5 off anything',
    total: 1_000,
    validDays: 3,
    terms: { type: 'reduction', amount: 5 },
    leastSpend: 0,
    holders: [1, 4, 8],
  },
  {
    shop: 'shanyu',
    title: '秋茶 8 折尝鲜|20% off autumn tea',
    total: 200,
    goods: ['tea-1'],
    terms: { type: 'discount', percent: 20 },
    leastSpend: 0,
    is: 'past',
    holders: [1, 2, 6],
  },
  {
    shop: 'jiushu',
    title: '满 60 减 8|¥8 off over ¥60',
    total: 300,
    is: 'stopped',
    terms: { type: 'reduction', amount: 8 },
    leastSpend: 60,
    holders: [9],
  },
  {
    shop: 'maowang',
    title: '囤粮满 200 减 30|¥30 off over ¥200',
    total: 500,
    is: 'draft',
    terms: { type: 'reduction', amount: 30 },
    leastSpend: 200,
  },
];
