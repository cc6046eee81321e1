import type { ReceivedFrame, SocketClient } from '@chengji/client-kit';
import type { LiveSocket } from '@chengji/client-kit/live/live-room';

type FrameListener = (frame: ReceivedFrame) => void;

const listeners = new Set<FrameListener>();
const returnListeners = new Set<() => void>();

/** Hears every frame of the socket while it is open; answers how to stop. */
export function subscribeToFrames(listener: FrameListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function publishFrame(frame: ReceivedFrame): void {
  for (const listener of listeners) listener(frame);
}

/** Hears that the socket is back after a loss: frames were missed meanwhile. */
export function subscribeToReturns(listener: () => void): () => void {
  returnListeners.add(listener);
  return () => returnListeners.delete(listener);
}

export function publishReturn(): void {
  for (const listener of returnListeners) listener();
}

type Send = SocketClient['send'];

let bound: Send | null = null;
const boundListeners = new Set<() => void>();

/** The socket is bound to who is logged in, and frames can be sent by it; null once it is lost. */
export function setBound(send: Send | null): void {
  bound = send;
  if (send) for (const listener of boundListeners) listener();
}

/** What a live's room is reached by. */
export const liveSocket: LiveSocket = {
  send: (frame) => bound?.(frame) ?? false,
  subscribe: subscribeToFrames,
  onBound: (listener) => {
    boundListeners.add(listener);
    return () => boundListeners.delete(listener);
  },
  isBound: () => bound !== null,
};
