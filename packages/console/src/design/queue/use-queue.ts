import { useState } from 'react';
import { nextAfter } from './next-after.ts';
import { useQueueKeys } from './use-queue-keys.ts';

type Answer<Input> = {
  data: { rows: readonly { id: number }[] } | undefined;
  isPlaceholderData: boolean;
  own: { id?: number | undefined };
  change: (asked: Partial<Input> & { id?: number | undefined }) => void;
};

/**
 * Which item of a list is at hand: the one in the address, else the first. The first stays at hand while the list is
 * read again around it, so that nothing typed about it is lost.
 */
export function useQueue<Input>(list: Answer<Input>) {
  const [held, setHeld] = useState(0);
  const rows = list.isPlaceholderData ? [] : (list.data?.rows ?? []);
  const named = list.own.id ?? 0;
  const first = rows[0]?.id ?? 0;
  if (!named && !held && first) setHeld(first);
  const chosen = named || held || first;

  const change = (asked: Partial<Input>) => {
    setHeld(0);
    list.change({ ...asked, id: undefined });
  };
  const choose = (id: number | undefined) => {
    setHeld(0);
    list.change({ id } as Partial<Input> & { id: number | undefined });
  };
  const goNext = () => choose(nextAfter(rows, chosen));
  const below = rows[rows.findIndex(({ id }) => id === chosen) + 1];
  useQueueKeys({ onNext: () => below && choose(below.id) });
  return {
    chosen,
    /** One is named in the address: on a small screen it covers the list. */
    isOpened: named > 0,
    choose,
    /** Leaves the item at hand for the list. */
    close: () => choose(undefined),
    /** After a decision: the next item, else the one above, else none. */
    goNext,
    /** Another tab, filter or page: it begins with its first item. */
    change,
  };
}
