import type { HostedLive } from '@chengji/contract';
import { useEffect, useEffectEvent } from 'react';
import type { LiveRoomState } from '../../live/live-room.ts';

type Live = Pick<HostedLive, 'state' | 'pinned' | 'goods'>;
type Told = Pick<LiveRoomState, 'info' | 'encoder' | 'over' | 'bought'>;

/** What the room says has changed is read again: the encoder, the state, and what another host did to the tray. */
export function useRoomNews(live: Live, { info, encoder, over, bought }: Told, onNews: () => void): void {
  const reload = useEffectEvent(onNews);
  // the room tells of those on sale alone
  const tray = live.goods
    .filter(({ on_sale }) => on_sale)
    .map(({ goods }) => goods.id)
    .join();
  const told = info?.goods.join();
  const hasMoved =
    info !== null && (info.state !== live.state || info.pinned !== live.pinned || told !== tray);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these is news
  useEffect(() => {
    if (encoder !== null || over !== null || bought !== null) reload();
  }, [encoder, over, bought?.at]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is read already is not read again
  useEffect(() => {
    if (hasMoved) reload();
  }, [hasMoved, info?.state, info?.pinned, told, tray]);
}
