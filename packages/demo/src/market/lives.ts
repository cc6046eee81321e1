import type { ShopKey } from './shops.ts';

/** What shops announce; a live has the words of its host alone. */
type DemoLive = { shop: ShopKey; title: string; notice: string };

/** In so many minutes after the market opens. */
export const plannedLives: readonly (DemoLive & { inMinutes: number })[] = [
  { shop: 'xiansheng', title: '产地直发：脐橙园里现摘现发', notice: '坏果包赔，顺丰冷链', inMinutes: 3 * 60 },
  { shop: 'shengluo', title: '耳机专场，整点抽一台', notice: '到场可领满 200 减 20', inMinutes: 26 * 60 },
  { shop: 'chengji', title: '囤年货：零食粮油一次买齐', notice: '', inMinutes: 50 * 60 },
];

type Happening =
  | { at: number; pin: number }
  /** Of the first shoppers; null: the shop. */
  | { at: number; by: number | null; says: string };

/** Was yesterday, and can be watched again. */
export const pastLive: DemoLive & { seconds: number; goods: number; happens: readonly Happening[] } = {
  shop: 'xiansheng',
  title: '清晨到货，当季水果开箱',
  notice: '直播间下单，当天发货',
  seconds: 60,
  goods: 3,
  happens: [
    { at: 1, pin: 0 },
    { at: 3, by: null, says: '早上好，今天的货刚到' },
    { at: 6, by: 1, says: '看着好新鲜' },
    { at: 10, by: 2, says: '甜不甜？' },
    { at: 14, by: null, says: '现切现尝，很甜' },
    { at: 20, pin: 1 },
    { at: 23, by: 3, says: '能发新疆吗' },
    { at: 27, by: null, says: '能发，偏远地区补运费' },
    { at: 34, by: 4, says: '上次买的三天就到了' },
    { at: 40, pin: 2 },
    { at: 44, by: 0, says: '这款已拍' },
    { at: 52, by: null, says: '谢谢大家，明天见' },
  ],
};
