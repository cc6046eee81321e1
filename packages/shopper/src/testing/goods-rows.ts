/** Goods, their reviews and categories, as the market has them in tests. */
import type { CallOut } from '@chengji/contract';
import { tea } from './rows.ts';

type Goods = CallOut<'GET /wanlshop/goods/details'>;
type Review = CallOut<'GET /wanlshop/goods/comments'>['rows'][number];

export const figures: CallOut<'GET /wanlshop/goods/comments'>['figures'] = {
  all: 3,
  good: 2,
  medium: 1,
  poor: 0,
  image: 1,
  rate: 0.66,
  score: 4.3,
  tags: [
    { tag: 'delivery', count: 12 },
    { tag: 'quality', count: 2 },
  ],
};
export const noFigures = { all: 0, good: 0, medium: 0, poor: 0, image: 0, rate: 0, score: 0, tags: [] };

export const aReview = (over: Partial<Review> = {}): Review => ({
  id: 61,
  user: { id: 71, nickname: '橘猫**咪', avatar: '' },
  score: 5,
  content: '香气很足',
  images: ['/files/cup.webp'],
  sku: '250 g',
  reply: '欢迎再来',
  createtime: 1_760_000_000,
  ...over,
});

/** Tea in two sizes and two boxes; the large gift box is sold out. */
export const teaDetails = (over: Partial<Goods> = {}): Goods => ({
  id: tea.id,
  title: tea.title,
  images: ['/files/tea.webp', '/files/leaves.webp'],
  price: '129.00',
  was_price: '169.00',
  specs: [
    { name: '净含量', values: ['250 g', '500 g'], images: [] },
    { name: '包装', values: ['纸袋', '礼盒'], images: [] },
  ],
  skus: [
    { id: 12, values: ['250 g', '纸袋'], price: '129.00', was_price: '169.00', stock: 8, image: '' },
    { id: 13, values: ['250 g', '礼盒'], price: '159.00', was_price: null, stock: 3, image: '' },
    { id: 14, values: ['500 g', '纸袋'], price: '239.00', was_price: null, stock: 5, image: '' },
    { id: 15, values: ['500 g', '礼盒'], price: '269.00', was_price: null, stock: 0, image: '' },
  ],
  tags: ['当季新茶'],
  params: [{ name: '产地', value: '杭州' }],
  content: '<p>清明前采摘</p>',
  sold: 1_200,
  on_sale: true,
  sale_starts_at: null,
  sale_ends_at: null,
  most_per_order: null,
  most_per_buyer: null,
  category_id: 2,
  shop: { ...tea.shop, logo: '', city: '杭州', goods_count: 27, score: 4.8 },
  freight: { text: '包邮', free: true },
  coupons: [],
  price_after_coupons: null,
  promises: { ship_within_hours: 48, after_sale_days: 7, refund_within_hours: 24 },
  campaign: null,
  comment: { ...figures, rows: [aReview()] },
  collected: false,
  ...over,
});

export const tree: CallOut<'GET /wanlshop/category/tree'> = {
  rows: [
    {
      id: 1,
      name: '茶饮',
      image: '',
      children: [{ id: 11, name: '茶叶', image: '', children: [{ id: 111, name: '绿茶', image: '' }] }],
    },
    {
      id: 2,
      name: '数码',
      image: '',
      children: [{ id: 21, name: '影音', image: '', children: [{ id: 211, name: '耳机', image: '' }] }],
    },
  ],
};
