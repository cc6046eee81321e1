/** Conversations of which every frame was received since they were last asked for. */
import { isSocketBound } from '../../../kernel/live/socket-lifecycle.ts';
import { followSession } from '../../../kernel/session/session.ts';

const live = new Set<number>();

export const isLive = (peer: number): boolean => live.has(peer) && isSocketBound();
export const markLive = (peer: number): void => void live.add(peer);
export const forgetLive = (): void => live.clear();

followSession({ onEnd: forgetLive });
