/** Lives as their host works with them, as the market has them in tests. */
import type { HostedLive, LiveRow } from '@chengji/contract';
import { tea } from './rows.ts';

export const anOwnLive = (over: Partial<LiveRow> = {}): LiveRow => ({
  id: 12,
  post_id: null,
  state: 'created',
  title: '老茶馆开播',
  cover: '/files/cover.webp',
  shop: { id: 5, name: '山野茶舍', logo: '' },
  viewers: 0,
  likes: 0,
  planned_at: null,
  began_at: null,
  ended_at: null,
  ...over,
});

export const aTrayRow = (id: number, over: Partial<HostedLive['goods'][number]> = {}) => ({
  goods: { ...tea, id, title: `好茶 ${id}` },
  on_sale: true,
  sold: 31,
  ...over,
});

export const aHostedLive = (over: Partial<HostedLive> = {}): HostedLive => ({
  ...anOwnLive(),
  version: 1,
  notice: '',
  push: { url: 'rtmp://market.example/live', key: '12?key=secret7f3c', expires: 1_800_086_400 },
  start_by: null,
  timed_out: false,
  encoder: { state: 'none', kbps: null, fps: null, width: null, height: null, seen_at: null },
  play: null,
  goods: [aTrayRow(1), aTrayRow(2)],
  pinned: null,
  recent: [],
  muted: [],
  figures: {
    seconds: 0,
    viewers: 0,
    peak: 0,
    likes: 0,
    says: 0,
    own: { fans: 0, goods_opened: 0, orders: 0, sales: '0.00' },
  },
  cut_reason: '',
  ...over,
});

/** On the air, with somebody who writes. */
export const aLivingLive = (over: Partial<HostedLive> = {}): HostedLive =>
  aHostedLive({
    state: 'living',
    began_at: 1_800_000_000,
    viewers: 18_000,
    encoder: {
      state: 'sending',
      kbps: 2_480,
      fps: 30,
      width: 720,
      height: 1_280,
      seen_at: 1_800_000_000,
    },
    play: { flv: '/media/live/12.flv', hls: null },
    recent: [
      {
        id: 41,
        form: { id: 72, name: '橘子汽水', avatar: '', shop_id: null },
        message: '会不会夺香？',
        second: 8,
        createtime: 1_800_000_008,
      },
    ],
    ...over,
  });
