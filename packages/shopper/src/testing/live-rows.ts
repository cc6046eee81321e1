/** Lives, as the market has them in tests. */
import type { CallOut, LiveDetails, LiveRow, LiveSay } from '@chengji/contract';
import type { LivingInfoFrame } from '@chengji/contract/socket';
import { tea } from './rows.ts';

export const aLive = (over: Partial<LiveRow> = {}): LiveRow => ({
  id: 3,
  post_id: 91,
  state: 'living',
  title: '老茶馆开播',
  cover: '/files/cover.webp',
  shop: { id: tea.shop.id, name: tea.shop.name, logo: '' },
  viewers: 12,
  likes: 40,
  planned_at: null,
  began_at: 1_760_000_000,
  ended_at: null,
  ...over,
});

export const aSay = (id: number, message: string, over: Partial<LiveSay> = {}): LiveSay => ({
  id,
  form: { id: 70 + id, name: '小鹿', avatar: '', shop_id: null },
  message,
  second: id,
  createtime: 1_760_000_000 + id,
  ...over,
});

export const pot = { ...tea, id: 12, title: '朱泥小壶', price: '268.00' };

export const aLiveDetails = (over: Partial<LiveDetails> = {}): LiveDetails => ({
  ...aLive(),
  notice: '今晚抽壶一把',
  goods: [tea, pot],
  pinned: null,
  play: { flv: '/media/live/3.flv', hls: null },
  replay: null,
  recent: [],
  followed: false,
  reminded: false,
  hosts: false,
  ...over,
});

export const aPlan = (at: number): LiveDetails =>
  aLiveDetails({ state: 'created', post_id: null, planned_at: at, began_at: null, play: null });

/** A minute long: the tea is shown from 10 to 30, the pot from 40 on. */
export const aReplay = (): LiveDetails =>
  aLiveDetails({
    state: 'replay',
    play: null,
    ended_at: 1_760_000_060,
    replay: {
      url: '/files/replay.mp4',
      seconds: 60,
      marks: [
        { kind: 'pin', second: 10, goods_id: tea.id },
        { kind: 'unpin', second: 30 },
        { kind: 'pin', second: 40, goods_id: pot.id },
      ],
    },
  });

export const figures = (
  over: Partial<CallOut<'GET /wanlshop/live/figures'>> = {},
): CallOut<'GET /wanlshop/live/figures'> => ({
  ...aLive({ state: 'ended', ended_at: 1_760_005_760 }),
  figures: { seconds: 5_760, viewers: 63, peak: 18, likes: 124, says: 26, own: null },
  cut_reason: '',
  ...over,
});

export const anInfo = (over: Partial<LivingInfoFrame> = {}): LivingInfoFrame => ({
  type: 'SocketLivingInfo',
  live_id: 3,
  state: 'living',
  viewers: 13,
  likes: 41,
  pinned: null,
  goods: [tea.id, pot.id],
  recent: [],
  ...over,
});
