/**
 * A live as one client is in its room: joined whenever the socket is bound, left in the end. What the socket brings late,
 * twice or in bits is put together to one state; likes go out summed, a say waits until it is seen.
 */
import type { ClientFrame, LiveFrame, LivingInfoFrame, SayFrame } from '@chengji/contract/socket';
import { createListeners } from '../listeners.ts';
import type { ReceivedFrame, SocketClient } from '../socket/socket-client.ts';

/** The socket of an app, as rooms use it. */
export type LiveSocket = {
  readonly send: SocketClient['send'];
  subscribe(listener: (frame: ReceivedFrame) => void): () => void;
  /** Calls each time the socket was bound to who is logged in. */
  onBound(listener: () => void): () => void;
  isBound(): boolean;
};

export type LiveSaid = LivingInfoFrame['recent'][number];
/** A say of one's own that nobody has seen yet. */
export type PendingSay = { readonly key: number; readonly text: string; readonly isFailed: boolean };
type Content<T extends LiveFrame['message']['type']> = Extract<LiveFrame['message'], { type: T }>['content'];
/** Each one is news once: `at` tells it from the one before. */
type News<T> = (T & { readonly at: number }) | null;

export type LiveRoomState = {
  /** The market has answered that one is in. */
  readonly isIn: boolean;
  readonly info: LivingInfoFrame | null;
  /** Own likes that were not told yet included; it never falls. */
  readonly likes: number;
  /** The oldest first, at most `mostSays`. */
  readonly says: readonly LiveSaid[];
  readonly pending: readonly PendingSay[];
  /** Why one may not come in, or the last say was not taken. */
  readonly refused: News<{ readonly reason: string; readonly say: string | null }>;
  readonly entered: News<Content<'enter'>>;
  readonly bought: News<Content<'bought'>>;
  readonly encoder: Content<'encoder'>['state'] | null;
  readonly over: Content<'over'> | null;
};

export type LiveRoom = {
  getState(): LiveRoomState;
  subscribe(listener: () => void): () => void;
  like(): void;
  /** What is only spaces, too long, or said where the socket is away is not taken: answers whether it was. */
  say(text: string): boolean;
  /** Takes a failed one away, such as to say it again. */
  dropPending(key: number): void;
  /** Leaves for good. */
  close(): void;
};

type Options = {
  socket: LiveSocket;
  liveId: number;
  /** Who is logged in: what they said themselves is told from others’. Null for staff, who say by calls. */
  shopperId: number | null;
  /** For tests. */
  now?: () => number;
};

export const mostSays = 100;
export const longestSay = 100;
const likesEveryMs = 1_000;
/** A join that was not answered by then is tried again. */
export const joinAgainMs = 5_000;
/** More in one frame are not taken. */
const mostLikes = 100;

export const noLiveRoom: LiveRoomState = {
  isIn: false,
  info: null,
  likes: 0,
  says: [],
  pending: [],
  refused: null,
  entered: null,
  bought: null,
  encoder: null,
  over: null,
};

/** Each once, in the order of ids, the newest `most` of them. */
export function mergeSays(
  known: readonly LiveSaid[],
  come: readonly LiveSaid[],
  most = mostSays,
): readonly LiveSaid[] {
  const ids = new Set(known.map(({ id }) => id));
  const fresh = come.filter(({ id }) => !ids.has(id));
  if (fresh.length === 0) return known;
  return [...known, ...fresh].sort((one, other) => one.id - other.id).slice(-most);
}

const listSaid = ({ id, form, message, second, createtime, more }: SayFrame): LiveSaid[] => [
  { id, form, message, second, createtime },
  ...more,
];

export function createLiveRoom({ socket, liveId, shopperId, now = Date.now }: Options): LiveRoom {
  let state = noLiveRoom;
  let isClosed = false;
  let lastKey = 0;
  /** Own likes: not sent yet, and since when the next may go out. */
  let unsent = 0;
  let likedAt = Number.NEGATIVE_INFINITY;
  let likeTimer: ReturnType<typeof setTimeout> | undefined;
  let joinTimer: ReturnType<typeof setTimeout> | undefined;
  const listeners = createListeners();

  const set = (change: Partial<LiveRoomState>) => {
    state = { ...state, ...change };
    listeners.tell();
  };
  const send = (frame: ClientFrame) => socket.send(frame);

  const join = () => {
    clearTimeout(joinTimer);
    if (isClosed || state.over) return;
    set({ isIn: false, refused: null });
    send({ type: 'live', action: 'join', live_id: liveId });
    joinTimer = setTimeout(() => {
      if (socket.isBound()) join();
    }, joinAgainMs);
  };

  const sendLikes = () => {
    clearTimeout(likeTimer);
    likeTimer = undefined;
    if (unsent === 0) return;
    const count = Math.min(unsent, mostLikes);
    if (state.isIn && send({ type: 'live', action: 'like', live_id: liveId, count })) unsent -= count;
    likedAt = now();
    if (unsent > 0) likeTimer = setTimeout(sendLikes, likesEveryMs);
  };

  /** Own ones are seen in the order they were said, with blocked words masked; those of a host as the shop's. */
  const takeSays = (come: readonly LiveSaid[]) => {
    const says = mergeSays(state.says, come);
    if (says === state.says) return;
    const known = new Set(state.says.map(({ id }) => id));
    const fresh = come.filter(({ id }) => !known.has(id));
    const own = fresh.filter(({ form }) => form.shop_id === null && form.id === shopperId).length;
    const asShop = fresh.flatMap(({ form, message }) => (form.shop_id === null ? [] : message));
    set({ says, pending: dropSeen(state.pending, own, asShop) });
  };

  const takeInfo = (info: LivingInfoFrame) => {
    takeSays(info.recent);
    set({ info, likes: Math.max(state.likes, info.likes + unsent) });
    if (state.isIn || state.over) return;
    clearTimeout(joinTimer);
    if (info.state === 'ended' || info.state === 'replay') return;
    // what was said before the socket was lost and is not among the recent ones is nowhere
    set({ isIn: true, pending: state.pending.map((one) => ({ ...one, isFailed: true })) });
  };

  const takeRefusal = ({ reason, say }: Content<'refused'>) => {
    if (say === null) clearTimeout(joinTimer);
    const index = state.pending.findIndex(({ text, isFailed }) => !isFailed && text === say);
    const pending = state.pending.map((one, at) => (at === index ? { ...one, isFailed: true } : one));
    set({ refused: { reason, say, at: now() }, pending });
  };

  const takeNews = (message: LiveFrame['message']) => {
    switch (message.type) {
      case 'enter':
        return set({ entered: { ...message.content, at: now() } });
      case 'bought':
        return set({ bought: { ...message.content, at: now() } });
      case 'encoder':
        return set({ encoder: message.content.state });
      case 'say_deleted':
        return set({ says: state.says.filter(({ id }) => id !== message.content.id) });
      case 'refused':
        return takeRefusal(message.content);
      case 'over':
        clearTimeout(joinTimer);
        clearTimeout(likeTimer);
        return set({ over: message.content, isIn: false, pending: [] });
    }
  };

  const stopListening = socket.subscribe((frame) => {
    if (!('live_id' in frame) || frame.live_id !== liveId) return;
    if (frame.type === 'SocketLivingInfo') takeInfo(frame);
    else if (frame.type === 'say') takeSays(listSaid(frame));
    else takeNews(frame.message);
  });
  const stopFollowing = socket.onBound(join);
  if (socket.isBound()) join();

  return {
    getState: () => state,
    subscribe: listeners.subscribe,
    like() {
      if (state.over || isClosed) return;
      unsent += 1;
      set({ likes: state.likes + 1 });
      if (now() - likedAt >= likesEveryMs) sendLikes();
      else likeTimer ??= setTimeout(sendLikes, likesEveryMs - (now() - likedAt));
    },
    say(text) {
      const said = text.trim();
      if (said === '' || Array.from(said).length > longestSay || !state.isIn) return false;
      if (!send({ type: 'say', live_id: liveId, text: said })) return false;
      lastKey += 1;
      set({ refused: null, pending: [...state.pending, { key: lastKey, text: said, isFailed: false }] });
      return true;
    },
    dropPending(key) {
      set({ pending: state.pending.filter((one) => one.key !== key) });
    },
    close() {
      if (isClosed) return;
      isClosed = true;
      clearTimeout(joinTimer);
      clearTimeout(likeTimer);
      if (unsent > 0 && state.isIn)
        send({ type: 'live', action: 'like', live_id: liveId, count: Math.min(unsent, mostLikes) });
      if (!state.over) send({ type: 'live', action: 'leave', live_id: liveId });
      stopListening();
      stopFollowing();
    },
  };
}

/** Without the first so many that wait, and those that were said as the shop. */
function dropSeen(
  pending: readonly PendingSay[],
  own: number,
  asShop: readonly string[],
): readonly PendingSay[] {
  let left = own;
  return pending.filter(({ text, isFailed }) => {
    if (isFailed) return true;
    if (asShop.includes(text)) return false;
    if (left === 0) return true;
    left -= 1;
    return false;
  });
}
