import type { ReceivedFrame } from '@chengji/client-kit';

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
