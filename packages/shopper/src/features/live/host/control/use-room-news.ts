import type { LiveRoomState } from '@chengji/client-kit/live/live-room';
import type { HostedLive } from '@chengji/contract';
import { useEffect } from 'react';
import { reloadHosted } from '../queries.ts';

/** What the room says has changed is read again: the encoder, the state, and what another host did to the tray. */
export function useRoomNews(live: HostedLive, { info, encoder, over, bought }: LiveRoomState): void {
  const { state, pinned, goods } = live;
  const tray = goods.map(({ goods: { id } }) => id).join();
  const hasMoved =
    info !== null && (info.state !== state || info.pinned !== pinned || isOther(info.goods, goods));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these is news
  useEffect(() => {
    if (encoder !== null || over !== null || bought !== null) reloadHosted();
  }, [encoder, over, bought?.at]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is read already is not read again
  useEffect(() => {
    if (hasMoved) reloadHosted();
  }, [hasMoved, info?.state, info?.pinned, info?.goods.join(), tray]);
}

/** The room tells of those on sale alone. */
const isOther = (told: readonly number[], goods: HostedLive['goods']): boolean =>
  told.join() !==
  goods
    .filter(({ on_sale }) => on_sale)
    .map(({ goods: { id } }) => id)
    .join();
