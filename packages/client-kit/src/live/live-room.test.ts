import type { ClientFrame, LiveFrame, LivingInfoFrame, SayFrame } from '@chengji/contract/socket';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReceivedFrame } from '../socket/socket-client.ts';
import { createLiveRoom, joinAgainMs, type LiveSaid, mostSays } from './live-room.ts';

const me = 5;
const aSaid = (id: number, from = 9, message = `第 ${id} 句`): LiveSaid => ({
  id,
  form: { id: from, name: '甲', avatar: '', shop_id: null },
  message,
  second: id,
  createtime: id,
});
const aSay = (first: LiveSaid, ...more: LiveSaid[]): SayFrame => ({
  type: 'say',
  live_id: 3,
  ...first,
  more,
});
const anInfo = (traits: Partial<LivingInfoFrame> = {}): LivingInfoFrame => ({
  type: 'SocketLivingInfo',
  live_id: 3,
  state: 'living',
  viewers: 2,
  likes: 0,
  pinned: null,
  goods: [7],
  recent: [],
  ...traits,
});
const news = (message: LiveFrame['message']): LiveFrame => ({ type: 'live', live_id: 3, message });

/** A room over a socket that is driven by hand. */
function aRoom({ isBound = true } = {}) {
  const sent: ClientFrame[] = [];
  const listeners = new Set<(frame: ReceivedFrame) => void>();
  const followers = new Set<() => void>();
  const link = { isBound, isOpen: true };
  const room = createLiveRoom({
    liveId: 3,
    shopperId: me,
    socket: {
      send: (frame) => link.isOpen && sent.push(frame) > 0,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      onBound: (follower) => {
        followers.add(follower);
        return () => followers.delete(follower);
      },
      isBound: () => link.isBound,
    },
  });
  const hear = (frame: ReceivedFrame) => {
    for (const listener of listeners) listener(frame);
  };
  const bind = () => {
    link.isBound = true;
    for (const follower of followers) follower();
  };
  const likes = () => sent.flatMap((frame) => ('count' in frame ? (frame.count ?? 0) : []));
  return { room, sent, link, hear, bind, likes, listeners, followers };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const join = { type: 'live', action: 'join', live_id: 3 };

describe('a live room of a client', () => {
  it('is joined once the socket is bound, and again each time it is bound anew', () => {
    const { room, sent, hear, bind } = aRoom({ isBound: false });
    expect(sent).toEqual([]);
    bind();
    hear(anInfo());
    expect(room.getState()).toMatchObject({ isIn: true, info: { viewers: 2 } });
    bind();
    expect([sent, room.getState().isIn]).toEqual([[join, join], false]);
  });

  it('is tried again when nobody answers', () => {
    const { room, sent, hear } = aRoom();
    vi.advanceTimersByTime(joinAgainMs);
    expect(sent).toEqual([join, join]);
    hear(anInfo());
    vi.advanceTimersByTime(joinAgainMs * 3);
    expect(sent).toHaveLength(2);
    room.close();
  });

  it('says why one may not come in, and does not try again', () => {
    const { room, sent, hear } = aRoom();
    hear(news({ type: 'refused', content: { reason: '直播已结束', say: null } }));
    vi.advanceTimersByTime(joinAgainMs * 2);
    expect([sent.length, room.getState().isIn, room.getState().refused?.reason]).toEqual([
      1,
      false,
      '直播已结束',
    ]);
  });

  it('hears nothing of another live', () => {
    const { room, hear } = aRoom();
    hear({ ...anInfo(), live_id: 4 });
    hear({ ...aSay(aSaid(1)), live_id: 4 });
    expect(room.getState()).toMatchObject({ isIn: false, says: [] });
  });

  it('is left when it is closed, with the likes that waited told first', () => {
    const { room, sent, hear, listeners, followers } = aRoom();
    hear(anInfo());
    for (let n = 0; n < 3; n += 1) room.like();
    room.close();
    room.close();
    expect(sent.slice(1)).toEqual([
      { type: 'live', action: 'like', live_id: 3, count: 1 },
      { type: 'live', action: 'like', live_id: 3, count: 2 },
      { type: 'live', action: 'leave', live_id: 3 },
    ]);
    expect([listeners.size, followers.size]).toEqual([0, 0]);
  });
});

describe('likes', () => {
  it('go out at once, then summed to one frame a second, and none is lost', () => {
    const { room, hear, likes } = aRoom();
    hear(anInfo({ likes: 10 }));
    for (let n = 0; n < 150; n += 1) room.like();
    expect(room.getState().likes).toBe(160);
    vi.advanceTimersByTime(1_000);
    expect(likes()).toEqual([1, 100]);
    vi.advanceTimersByTime(1_000);
    expect(likes()).toEqual([1, 100, 49]);
    vi.advanceTimersByTime(5_000);
    expect(likes()).toHaveLength(3);
  });

  it('wait while the socket is away, and never fall', () => {
    const { room, link, hear, likes } = aRoom();
    hear(anInfo({ likes: 4 }));
    link.isOpen = false;
    room.like();
    hear(anInfo({ likes: 4 }));
    expect([likes(), room.getState().likes]).toEqual([[], 5]);
    link.isOpen = true;
    vi.advanceTimersByTime(1_000);
    hear(anInfo({ likes: 4 }));
    expect([likes(), room.getState().likes]).toEqual([[1], 5]);
  });
});

describe('says', () => {
  it('are each shown once and in their order, however they come', () => {
    const { room, hear } = aRoom();
    hear(anInfo({ recent: [aSaid(1), aSaid(2)] }));
    hear(aSay(aSaid(4), aSaid(5)));
    hear(aSay(aSaid(3)));
    hear(aSay(aSaid(5)));
    expect(room.getState().says.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
    hear(news({ type: 'say_deleted', content: { id: 2 } }));
    expect(room.getState().says.map(({ id }) => id)).toEqual([1, 3, 4, 5]);
  });

  it('are kept up to a number, the newest', () => {
    const { room, hear } = aRoom();
    for (let id = 1; id <= mostSays + 7; id += 1) hear(aSay(aSaid(id)));
    const { says } = room.getState();
    expect([says.length, says[0]?.id]).toEqual([mostSays, 8]);
  });

  it('of one’s own wait until they are seen, masked or not', () => {
    const { room, sent, hear } = aRoom();
    expect(room.say('早')).toBe(false);
    hear(anInfo());
    expect([room.say(' 你好 '), room.say('  '), room.say('长'.repeat(101))]).toEqual([true, false, false]);
    expect(sent.at(-1)).toEqual({ type: 'say', live_id: 3, text: '你好' });
    room.say('假药');
    hear(aSay(aSaid(1), aSaid(2, me, '你好')));
    expect(room.getState().pending.map(({ text }) => text)).toEqual(['假药']);
    hear(aSay(aSaid(3, me, '***')));
    hear(aSay(aSaid(3, me, '***')));
    expect(room.getState().pending).toEqual([]);
  });

  it('of one’s own that a host says are seen as the shop’s', () => {
    const { room, hear } = aRoom();
    hear(anInfo());
    for (const text of ['一', '二']) room.say(text);
    hear(aSay({ ...aSaid(1, 8, '二'), form: { id: 8, name: '店', avatar: '', shop_id: 8 } }));
    expect(room.getState().pending.map(({ text }) => text)).toEqual(['一']);
  });

  it('that were refused say so, and can be taken away', () => {
    const { room, hear } = aRoom();
    hear(anInfo());
    for (const text of ['一', '二']) room.say(text);
    hear(news({ type: 'refused', content: { reason: '太快了', say: '二' } }));
    expect(room.getState().refused).toMatchObject({ reason: '太快了', say: '二' });
    expect(room.getState().pending).toMatchObject([
      { text: '一', isFailed: false },
      { text: '二', isFailed: true },
    ]);
    room.dropPending(room.getState().pending[1]?.key ?? 0);
    hear(aSay(aSaid(1, me, '一')));
    expect(room.getState().pending).toEqual([]);
  });

  it('that were lost with the socket have failed, unless they were said', () => {
    const { room, hear, bind } = aRoom();
    hear(anInfo());
    for (const text of ['一', '二']) room.say(text);
    bind();
    hear(anInfo({ recent: [aSaid(1, me, '一')] }));
    expect(room.getState().pending).toMatchObject([{ text: '二', isFailed: true }]);
  });
});

describe('what happens in a live', () => {
  it('is news once each', () => {
    const { room, hear } = aRoom();
    hear(anInfo());
    hear(news({ type: 'enter', content: { nickname: '小李', count: 3 } }));
    hear(news({ type: 'bought', content: { nickname: '小王', title: '苹果' } }));
    hear(news({ type: 'encoder', content: { state: 'lost' } }));
    expect(room.getState()).toMatchObject({
      entered: { nickname: '小李', count: 3 },
      bought: { title: '苹果' },
      encoder: 'lost',
    });
  });

  it('ends with its reason: nothing is sent any more, and it is not joined again', () => {
    const { room, sent, hear, bind } = aRoom();
    hear(anInfo());
    room.say('再见');
    hear(news({ type: 'over', content: { reason: '主播已下播' } }));
    bind();
    room.like();
    vi.advanceTimersByTime(joinAgainMs * 2);
    room.close();
    expect(sent).toHaveLength(2);
    expect(room.getState()).toMatchObject({ isIn: false, over: { reason: '主播已下播' }, pending: [] });
  });
});
