// @vitest-environment jsdom
import type { HostedLive } from '@chengji/contract';
import { fireEvent, render, renderHook } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { type LiveRoomState, noLiveRoom } from '../../live/live-room.ts';
import { useFollowedEnd } from './use-followed-end.ts';
import { useRoomLines } from './use-room-lines.ts';
import { useRoomNews } from './use-room-news.ts';

const row = (id: number, on_sale = true) => ({ goods: { id }, on_sale }) as HostedLive['goods'][number];
const info: NonNullable<LiveRoomState['info']> = {
  type: 'SocketLivingInfo',
  live_id: 3,
  state: 'living',
  viewers: 8,
  likes: 0,
  pinned: null,
  goods: [1, 2],
  recent: [],
};
type Live = Parameters<typeof useRoomNews>[0];
const live: Live = { state: 'living', pinned: null, goods: [row(1), row(2), row(9, false)] };
const say = (id: number) => ({
  id,
  form: { id: 8, name: '小鹿', avatar: '', shop_id: null },
  message: `第 ${id} 句`,
  second: id,
  createtime: id,
});

describe('a hosted live', () => {
  const watch = () => {
    const reload = vi.fn();
    const { rerender } = renderHook(
      (now: { live: Live; room: LiveRoomState }) => useRoomNews(now.live, now.room, reload),
      { initialProps: { live, room: { ...noLiveRoom, info } as LiveRoomState } },
    );
    return { reload, rerender };
  };

  test('is read again where the room tells another state, tray or goods shown now', () => {
    const { reload, rerender } = watch();
    expect(reload).not.toHaveBeenCalled();
    const told = { ...noLiveRoom, info: { ...info, goods: [1, 2, 3] } };
    rerender({ live, room: told });
    rerender({ live, room: { ...told, likes: 5 } });
    expect(reload).toHaveBeenCalledTimes(1);
    rerender({ live: { ...live, goods: [row(1), row(2), row(3)] }, room: told });
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('is read again for as long as what was read is not what the room tells', () => {
    const { reload, rerender } = watch();
    const told = { ...noLiveRoom, info: { ...info, goods: [1, 2, 3] } };
    rerender({ live, room: told });
    rerender({ live: { ...live, goods: [row(2), row(1)] }, room: told });
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('is read again at each purchase, at news of its encoder, and when it is over', () => {
    const { reload, rerender } = watch();
    const bought = { at: 1, nickname: '阿泽', title: '小壶' } as LiveRoomState['bought'];
    const room = { ...noLiveRoom, info };
    rerender({ live, room: { ...room, bought } });
    rerender({ live, room: { ...room, bought: bought && { ...bought, at: 2 } } });
    rerender({ live, room: { ...room, encoder: 'lost' } });
    expect(reload).toHaveBeenCalledTimes(3);
  });
});

const Lines = ({ lines }: { lines: readonly number[] }) => {
  const { list, handleScroll } = useFollowedEnd(lines);
  return <div ref={list} role="log" onScroll={handleScroll} />;
};

describe('the lines of a room', () => {
  const bought = { at: 1, nickname: '阿泽', title: '小壶' } as NonNullable<LiveRoomState['bought']>;
  const entered = { at: 2, nickname: '小鹿', count: 3 } as NonNullable<LiveRoomState['entered']>;

  test('have each purchase after what was said before it', () => {
    const recent = [say(4)];
    const { result, rerender } = renderHook(
      (room: Pick<LiveRoomState, 'says' | 'bought'>) => useRoomLines({ recent }, room),
      { initialProps: { says: [], bought } as Pick<LiveRoomState, 'says' | 'bought'> },
    );
    rerender({ says: [say(5)], bought });
    expect(result.current).toEqual([
      { kind: 'say', say: say(4) },
      { kind: 'bought', after: 4, ...bought },
      { kind: 'say', say: say(5) },
    ]);
  });

  test('have who came, where they are asked for', () => {
    const recent = [say(4)];
    const { result } = renderHook(() => useRoomLines({ recent }, { says: [], bought: null, entered }));
    expect(result.current.at(-1)).toEqual({ kind: 'entered', after: 4, ...entered });
  });

  test('are followed to their end, until the person scrolls away from it', () => {
    const { getByRole, rerender } = render(<Lines lines={[]} />);
    const log = getByRole('log');
    Object.defineProperties(log, { scrollHeight: { value: 500 }, clientHeight: { value: 100 } });
    rerender(<Lines lines={[1]} />);
    expect(log.scrollTop).toBe(500);
    fireEvent.scroll(log, { target: { scrollTop: 200 } });
    rerender(<Lines lines={[1, 2]} />);
    expect(log.scrollTop).toBe(200);
    fireEvent.scroll(log, { target: { scrollTop: 370 } });
    rerender(<Lines lines={[1, 2, 3]} />);
    expect(log.scrollTop).toBe(500);
  });
});
