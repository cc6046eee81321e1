import type { PlatformPost, PostState } from '@chengji/contract';
import { useState } from 'react';
import type { Selection } from '../../../design/lists/use-selection.ts';
import { getActs } from '../posts.view.ts';
import { usePostsText } from '../posts-text.ts';
import { useDeciding } from './use-deciding.ts';

/** What is done with the posts selected, which are all of one state. */
export function useBulk({ rows, clear }: Selection<PlatformPost>) {
  const text = usePostsText();
  const deciding = useDeciding();
  const [isAsking, setAsking] = useState(false);
  const seen: PostState = rows[0]?.state ?? 'reviewing';
  const alike = rows.filter(({ state }) => state === seen);
  const held = alike.filter(({ words }) => words.length > 0).length;
  return {
    isSending: deciding.isSending,
    isAsking,
    acts: getActs(seen),
    note: text(held === 0 ? 'noneHeld' : 'someHeld', { n: held }),
    approve: () => {
      if (alike.length > 0 && getActs(seen).approve)
        deciding.decide({ posts: alike, approve: true, seen }, clear);
    },
    ask: () => setAsking(true),
    stopAsking: () => setAsking(false),
    turnDown: (reason: string) =>
      deciding.decide({ posts: alike, approve: false, reason, seen }, () => {
        setAsking(false);
        clear();
      }),
  };
}

export type Bulk = ReturnType<typeof useBulk>;
