/** Lives of a shop and of the market, as tests have them. */
import type { CallOut, GoodsRow, HostedLive, PlatformLive } from '@chengji/contract';

type OwnLive = CallOut<'GET /seller/live/list'>['rows'][number];
type Watched = CallOut<'GET /platform/live/details'>;

const figures = {
  seconds: 5_048,
  viewers: 8_400,
  peak: 1_310,
  likes: 21_000,
  says: 640,
  own: { fans: 132, goods_opened: 3_051, orders: 58, sales: '6482.00' },
};

const row = {
  id: 12,
  post_id: null,
  state: 'living' as const,
  title: '好果现摘直播间',
  cover: '/files/cover.webp',
  shop: { id: 7, name: '山野果集', logo: '' },
  viewers: 1_286,
  likes: 21_000,
  planned_at: null,
  began_at: 1_799_994_952,
  ended_at: null,
};

export const aLiveGoods = (id: number): GoodsRow => ({
  id,
  title: `车厘子 ${id}`,
  image: '',
  ratio: '1:1',
  price: '96.00',
  was_price: null,
  sold: 9,
  tags: [],
  shop: { id: 7, name: '山野果集', type: 'flagship' },
  in_stock: true,
});

const encoder = {
  state: 'sending' as const,
  kbps: 2_480,
  fps: 30,
  width: 720,
  height: 1_280,
  seen_at: 1_800_000_000,
};

const say = (id: number, name: string, message: string) => ({
  id,
  form: { id: id + 60, name, avatar: '', shop_id: null },
  message,
  second: id,
  createtime: 1_800_000_000,
});

export const anOwnLive = (over: Partial<OwnLive> = {}): OwnLive => ({
  ...row,
  figures,
  cut_reason: '',
  ...over,
});

export const aHostedLive = (over: Partial<HostedLive> = {}): HostedLive => ({
  ...row,
  version: 1,
  notice: '',
  push: { url: 'rtmp://market.example/live', key: '12?key=secret7f2c', expires: 1_800_086_400 },
  start_by: null,
  timed_out: false,
  encoder,
  play: null,
  goods: [1, 2].map((id) => ({ goods: aLiveGoods(id), on_sale: true, sold: 21 })),
  pinned: null,
  recent: [say(1, '小鹿同学', '上次买的很新鲜')],
  muted: [],
  figures,
  cut_reason: '',
  ...over,
});

export const aPlatformLive = (over: Partial<PlatformLive> = {}): PlatformLive => ({
  ...row,
  encoder,
  blocked_says: 0,
  complaints: 0,
  is_first: false,
  figures,
  cut_reason: '',
  ...over,
});

export const aWatchedLive = (over: Partial<Watched> = {}): Watched => ({
  ...aPlatformLive(),
  play: null,
  recent: [say(1, '山风', '有检测报告吗'), say(2, '福气满满', '真的能***吗')],
  ...over,
});
