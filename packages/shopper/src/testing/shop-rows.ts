/** A shop and saved items, as the market has them in tests. */
import type { Favourite, FollowedShop, Footprint, MyReview, Notice, ShopDetails } from '@chengji/contract';
import { tea } from './rows.ts';

export const teaShop: ShopDetails = {
  id: 5,
  name: '山野茶舍',
  type: 'flagship',
  logo: '',
  city: '杭州',
  intro: '只做当季的茶',
  score: 4.9,
  scores: 321,
  goods_count: 27,
  followers: 128_000,
  followed: false,
  opened_at: 1_700_000_000,
};

export const followedTea: FollowedShop = {
  id: 5,
  name: '山野茶舍',
  type: 'flagship',
  logo: '',
  city: '杭州',
  score: 4.9,
  goods_count: 27,
  followers: 128,
  followed_at: 1_760_000_000,
};

export const favouriteTea: Favourite = { ...tea, on_sale: true, collected_at: 1_760_000_000 };

export const aFootprint = (day: string, id = tea.id): Footprint => ({
  day,
  seen_at: Date.parse(`${day}T12:00:00Z`) / 1_000,
  goods: { ...tea, id, title: `茶 ${id}`, on_sale: true },
});

export const myReview: MyReview = {
  id: 61,
  score: 4,
  content: '香气很足',
  images: ['/files/cup.webp'],
  sku: '250 g',
  reply: '欢迎再来',
  createtime: 1_760_000_000,
  order_id: 31,
  goods: { id: tea.id, title: tea.title, image: tea.image },
  anonymous: true,
  automatic: false,
};

export const aNotice = (over: Partial<Notice> = {}): Notice => ({
  id: 41,
  kind: 'logistics',
  title: '订单已发货',
  content: '订单 2026112100001 已发货，点击查看物流。',
  modules: 'order',
  modules_id: 31,
  read: false,
  createtime: 1_760_000_000,
  ...over,
});
