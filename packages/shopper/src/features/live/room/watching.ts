/**
 * What one watches: the room and the video of one live at a time, for as long as it is on the page or in the small
 * window. One that is over is not watched any more.
 */
import {
  createLiveRoom,
  type LiveRoom,
  type LiveRoomState,
  noLiveRoom,
} from '@chengji/client-kit/live/live-room';
import type { LiveDetails } from '@chengji/contract';
import { create } from 'zustand';
import { liveSocket } from '../../../kernel/live/live-socket.ts';
import { followSession } from '../../../kernel/session/session.ts';
import { useUser } from '../../../kernel/session/user-store.ts';
import { playVideo, stopVideo } from '../video/live-video.ts';

export type Watched = Pick<LiveDetails, 'id' | 'title' | 'cover' | 'play'>;

type Watching = {
  live: Watched | null;
  room: LiveRoomState;
  /** In the small window, while another page is looked at. */
  isSmall: boolean;
};

export const useWatching = create<Watching>(() => ({ live: null, room: noLiveRoom, isSmall: false }));

let room: LiveRoom | null = null;

/** Comes into a live, or stays in it. */
export function watch(live: Watched): void {
  const { live: before } = useWatching.getState();
  if (before?.id !== live.id) {
    stopWatching();
    const opened = createLiveRoom({
      socket: liveSocket,
      liveId: live.id,
      shopperId: useUser.getState().user.id,
    });
    room = opened;
    useWatching.setState({ room: opened.getState(), isSmall: false });
    opened.subscribe(() => follow(opened));
  }
  useWatching.setState({ live });
  if (live.play && !useWatching.getState().room.over) playVideo(live.id, live.play);
}

function follow(opened: LiveRoom): void {
  if (opened !== room) return;
  const state = opened.getState();
  useWatching.setState({ room: state });
  if (!state.over) return;
  stopVideo();
  if (useWatching.getState().isSmall) stopWatching();
}

export function stopWatching(): void {
  const left = room;
  room = null;
  left?.close();
  stopVideo();
  useWatching.setState({ live: null, room: noLiveRoom, isSmall: false });
}

/** On to another page, with the picture in the small window. */
export function makeSmall(): void {
  const { live, room: state } = useWatching.getState();
  if (live?.play && !state.over) useWatching.setState({ isSmall: true });
  else stopWatching();
}

export const makeLarge = (): void => useWatching.setState({ isSmall: false });

export const like = (): void => room?.like();
export const say = (text: string): boolean => room?.say(text) ?? false;
export const dropPending = (key: number): void => room?.dropPending(key);

followSession({ onEnd: stopWatching });
