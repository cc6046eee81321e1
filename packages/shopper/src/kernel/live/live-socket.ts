/** What a live's room is reached by; of no use to the first screen, so it comes with the first live. */
import type { LiveSocket } from '@chengji/client-kit/live/live-room';
import { isSocketBound, onBound, sendFrame, subscribeToFrames } from './socket-lifecycle.ts';

export const liveSocket: LiveSocket = {
  send: sendFrame,
  subscribe: subscribeToFrames,
  onBound,
  isBound: isSocketBound,
};
