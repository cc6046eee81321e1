import type { HostedLive } from '@chengji/contract';
import { useEffect, useMemo, useState } from 'react';
import { type LiveRoomState, mergeSays } from '../../live/live-room.ts';
import { type Aside, type Bought, type RoomLine, toRoomLines } from '../../live/room-lines.ts';

type Recent = Pick<HostedLive, 'recent'>;
type Told = Pick<LiveRoomState, 'says' | 'bought'>;

const mostAsides = 50;

/** What was said and who bought, as it came; with `entered` also who came. */
export function useRoomLines(live: Recent, room: Told & Pick<LiveRoomState, 'entered'>): RoomLine[];
export function useRoomLines(live: Recent, room: Told): RoomLine<Bought>[];
export function useRoomLines(
  { recent }: Recent,
  { says, bought, entered = null }: Told & Partial<Pick<LiveRoomState, 'entered'>>,
): RoomLine[] {
  const [asides, setAsides] = useState<readonly Aside[]>([]);
  const all = useMemo(() => mergeSays(recent, says), [recent, says]);
  const after = all.at(-1)?.id ?? 0;
  const add = (aside: Aside) => setAsides((known) => [...known, aside].slice(-mostAsides));
  // biome-ignore lint/correctness/useExhaustiveDependencies: it stands after what was said when it came
  useEffect(() => {
    if (entered) add({ kind: 'entered', after, ...entered });
  }, [entered]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it stands after what was said when it came
  useEffect(() => {
    if (bought) add({ kind: 'bought', after, ...bought });
  }, [bought]);
  return useMemo(() => toRoomLines(all, asides), [all, asides]);
}
