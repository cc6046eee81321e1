import { useState } from 'react';
import { type ReasonKey, reasonKeys } from '../posts.view.ts';
import { usePostsText } from '../posts-text.ts';

/** The reason for turning a post down as it is written: one that is offered, with its words to change. */
export function useDraftReason() {
  const text = usePostsText();
  const [kind, setKind] = useState<ReasonKey>();
  const [words, setWords] = useState('');
  return {
    kind,
    words,
    write: setWords,
    choose(next: ReasonKey) {
      setKind(next);
      setWords(next === 'other' ? '' : text(`reasonWords_${next}`));
    },
    /** By its number on the keyboard. */
    chooseAt(at: number) {
      const next = reasonKeys[at];
      if (next) this.choose(next);
    },
  };
}

export type DraftReason = ReturnType<typeof useDraftReason>;
