import type { LiveSay } from '@chengji/contract';
import type { LivingInfoFrame } from '@chengji/contract/socket';
import type { LivingInfo } from '../sessions/living-info.ts';

export const toLivingFrame = (
  { liveId, state, likes, pinned, goods }: LivingInfo,
  viewers: number,
  recent: readonly LiveSay[],
): LivingInfoFrame => ({
  type: 'SocketLivingInfo',
  live_id: liveId,
  state,
  viewers,
  likes,
  pinned,
  goods: [...goods],
  recent: [...recent],
});
