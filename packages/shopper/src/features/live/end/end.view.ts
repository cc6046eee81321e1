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

const SOON_SECONDS = 15;
const SOON_MS = 3_000;
const LATER_MS = 15_000;

/**
 * How often it is looked whether the recording has come: a short one comes soon after the end, when everybody who
 * watched is here. False where there is nothing to come.
 */
export function computeReplayPollMs(
  live: Pick<LiveDetails, 'replay' | 'ended_at'> | undefined,
  now: number,
): number | false {
  if (!live || live.ended_at === null) return LATER_MS;
  if (toReplayState(live, '', now) !== 'coming') return false;
  return now - live.ended_at < SOON_SECONDS ? SOON_MS : LATER_MS;
}
