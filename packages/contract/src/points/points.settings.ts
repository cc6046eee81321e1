import { declareSettings, wholeFrom } from '../setting.ts';

const threshold = wholeFrom(1, 100_000_000);
/** Of a level's points per yuan: 10,000 is once, 20,000 twice as many. */
const rate = wholeFrom(0, 100_000);

export const pointsSettings = declareSettings({
  'points.per_yuan': {
    schema: wholeFrom(0, 100),
    default: 1,
    group: 'points',
    unit: '',
    label: { zh: '每实付 1 元得积分', en: 'Points per yuan paid' },
  },
  'points.review': {
    schema: wholeFrom(0, 10_000),
    default: 5,
    group: 'points',
    unit: '',
    label: { zh: '晒图评价得积分', en: 'Points for a review with pictures' },
  },
  'points.check_in_step': {
    schema: wholeFrom(1, 1_000),
    default: 5,
    group: 'points',
    unit: '',
    label: {
      zh: '签到第 1 天得积分，之后每天递增',
      en: 'Check-in: points on day 1, added each day in a row',
    },
  },
  'points.check_in_most': {
    schema: wholeFrom(1, 10_000),
    default: 30,
    group: 'points',
    unit: '',
    label: { zh: '签到每天最多得积分', en: 'Check-in: most points a day' },
  },
  'points.makeup_cost': {
    schema: wholeFrom(0, 100_000),
    default: 50,
    group: 'points',
    unit: '',
    label: { zh: '补签一天消耗积分', en: 'Make-up: points a day costs' },
  },
  'points.makeup_times': {
    schema: wholeFrom(0, 31),
    default: 3,
    group: 'points',
    unit: 'times',
    label: { zh: '每月补签次数', en: 'Make-ups a month' },
  },
  'points.level_2_from': {
    schema: threshold,
    default: 100,
    group: 'points',
    unit: '',
    label: { zh: '2 级所需成长值', en: 'Growth for level 2' },
  },
  'points.level_3_from': {
    schema: threshold,
    default: 500,
    group: 'points',
    unit: '',
    label: { zh: '3 级所需成长值', en: 'Growth for level 3' },
  },
  'points.level_4_from': {
    schema: threshold,
    default: 2_000,
    group: 'points',
    unit: '',
    label: { zh: '4 级所需成长值', en: 'Growth for level 4' },
  },
  'points.level_5_from': {
    schema: threshold,
    default: 8_000,
    group: 'points',
    unit: '',
    label: { zh: '5 级所需成长值', en: 'Growth for level 5' },
  },
  'points.level_1_rate': {
    schema: rate,
    default: 10_000,
    group: 'points',
    unit: 'basis_points',
    label: { zh: '1 级购物积分倍率', en: 'Level 1: points rate' },
  },
  'points.level_2_rate': {
    schema: rate,
    default: 10_000,
    group: 'points',
    unit: 'basis_points',
    label: { zh: '2 级购物积分倍率', en: 'Level 2: points rate' },
  },
  'points.level_3_rate': {
    schema: rate,
    default: 12_000,
    group: 'points',
    unit: 'basis_points',
    label: { zh: '3 级购物积分倍率', en: 'Level 3: points rate' },
  },
  'points.level_4_rate': {
    schema: rate,
    default: 15_000,
    group: 'points',
    unit: 'basis_points',
    label: { zh: '4 级购物积分倍率', en: 'Level 4: points rate' },
  },
  'points.level_5_rate': {
    schema: rate,
    default: 20_000,
    group: 'points',
    unit: 'basis_points',
    label: { zh: '5 级购物积分倍率', en: 'Level 5: points rate' },
  },
});
