import { type LiveRoomState, mergeSays } from '@chengji/client-kit/live/live-room';
import type { HostedLive, LiveSay } from '@chengji/contract';
import { useEffect, useMemo, useState } from 'react';

export type Aside =
  | { kind: 'entered'; at: number; after: number; nickname: string; count: number }
  | { kind: 'bought'; at: number; after: number; nickname: string; title: string };
export type Line = { kind: 'say'; say: LiveSay } | Aside;

const mostAsides = 50;

/** What was said, who came and who bought, as it came. */
export function useLines(live: HostedLive, { says, entered, bought }: LiveRoomState): Line[] {
  const [asides, setAsides] = useState<readonly Aside[]>([]);
  const all = useMemo(() => mergeSays(live.recent, says), [live.recent, says]);
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
  return useMemo(() => {
    const first = all[0]?.id ?? 1;
    return [
      ...asides.filter((aside) => aside.after < first),
      ...all.flatMap((say): Line[] => [
        { kind: 'say', say },
        ...asides.filter((aside) => aside.after === say.id),
      ]),
    ];
  }, [all, asides]);
}
