/** What a live came to, and whether there is, will be, or was a replay of it. */
import type { LiveDetails, LiveFigures } from '@chengji/contract';

/** The shop's own only where they are told. */
export function listFigures({ viewers, peak, likes, says, own }: LiveFigures) {
  const all = [
    { key: 'viewers', value: viewers },
    { key: 'peak', value: peak },
    { key: 'likes', value: likes },
    { key: 'says', value: says },
  ] as const;
  if (!own) return all;
  return [
    ...all,
    { key: 'fans', value: own.fans },
    { key: 'opened', value: own.goods_opened },
    { key: 'orders', value: own.orders },
    { key: 'sales', value: own.sales },
  ] as const;
}

export type ReplayState = 'ready' | 'coming' | 'none';

/** A recording that has not come by then does not come any more. */
const COMES_WITHIN = 2 * 3_600;

export function toReplayState(
  { replay, ended_at }: Pick<LiveDetails, 'replay' | 'ended_at'>,
  cutReason: string,
  now: number,
): ReplayState {
  if (replay) return 'ready';
  const isLate = ended_at === null || now - ended_at > COMES_WITHIN;
  return cutReason !== '' || isLate ? 'none' : 'coming';
}
