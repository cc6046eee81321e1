// @vitest-environment jsdom
import type { ClientFrame } from '@chengji/contract/socket';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { LiveSocket } from '../../live/live-room.ts';
import type { ReceivedFrame } from '../../socket/socket-client.ts';
import { useLiveRoom } from './use-live-room.ts';

it('a page is in the room of the live it shows, and leaves it for the next one and in the end', () => {
  const sent: ClientFrame[] = [];
  let hear: (frame: ReceivedFrame) => void = () => {};
  const socket: LiveSocket = {
    send: (frame) => sent.push(frame) > 0,
    subscribe: (listener) => {
      hear = listener;
      return () => {};
    },
    onBound: () => () => {},
    isBound: () => true,
  };
  const { result, rerender, unmount } = renderHook(({ id }) => useLiveRoom(socket, id, 5), {
    initialProps: { id: 3 as number | null },
  });
  act(() =>
    hear({
      type: 'SocketLivingInfo',
      live_id: 3,
      state: 'living',
      viewers: 8,
      likes: 0,
      pinned: null,
      goods: [],
      recent: [],
    }),
  );
  expect(result.current).toMatchObject({ isIn: true, info: { viewers: 8 } });
  rerender({ id: 4 });
  expect(result.current).toMatchObject({ isIn: false, info: null });
  rerender({ id: null });
  expect(result.current.room).toBeNull();
  unmount();
  const of = (live_id: number) => [
    { type: 'live', action: 'join', live_id },
    { type: 'live', action: 'leave', live_id },
  ];
  expect(sent).toEqual([...of(3), ...of(4)]);
});
