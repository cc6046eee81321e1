import type { ReceivedFrame, SocketClient } from '@chengji/client-kit';
import { createListeners } from '@chengji/client-kit/listeners';
import type { LiveSocket } from '@chengji/client-kit/live/live-room';

const frames = createListeners<ReceivedFrame>();
const returns = createListeners();
const bindings = createListeners();

/** Hears every frame of the socket while it is open; answers how to stop. */
export const subscribeToFrames = frames.subscribe;
export const publishFrame = frames.tell;

/** Hears that the socket is back after a loss: frames were missed meanwhile. */
export const subscribeToReturns = returns.subscribe;
export const publishReturn = returns.tell;

type Send = SocketClient['send'];

let bound: Send | null = null;

/** The socket is bound to who is logged in, and frames can be sent by it; null once it is lost. */
export function setBound(send: Send | null): void {
  bound = send;
  if (send) bindings.tell();
}

/** What a live's room is reached by. */
export const liveSocket: LiveSocket = {
  send: (frame) => bound?.(frame) ?? false,
  subscribe: subscribeToFrames,
  onBound: bindings.subscribe,
  isBound: () => bound !== null,
};
