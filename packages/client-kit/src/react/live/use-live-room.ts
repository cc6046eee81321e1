import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  createLiveRoom,
  type LiveRoom,
  type LiveRoomState,
  type LiveSocket,
  noLiveRoom,
} from '../../live/live-room.ts';

type InRoom = LiveRoomState & { readonly room: LiveRoom | null };

/** Is in the room of a live while it is shown; with `liveId` null in none. */
export function useLiveRoom(socket: LiveSocket, liveId: number | null, shopperId: number | null): InRoom {
  const [room, setRoom] = useState<LiveRoom | null>(null);
  useEffect(() => {
    if (liveId === null) return;
    const entered = createLiveRoom({ socket, liveId, shopperId });
    setRoom(entered);
    return () => {
      entered.close();
      setRoom(null);
    };
  }, [socket, liveId, shopperId]);
  const state = useSyncExternalStore(room?.subscribe ?? subscribeToNothing, room?.getState ?? getNothing);
  return { ...state, room };
}

const subscribeToNothing = () => () => {};
const getNothing = () => noLiveRoom;
