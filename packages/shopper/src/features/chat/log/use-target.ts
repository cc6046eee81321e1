import type { ChatMessage } from '@chengji/contract';
import { type RefObject, useEffect, useState } from 'react';

type Options = {
  target: number | undefined;
  rows: readonly ChatMessage[];
  more: boolean;
  fetchOlder: () => Promise<void>;
  log: RefObject<HTMLElement | null>;
  toElement: (element: Element) => void;
};

/** Older messages are fetched until the one that was searched for is there; then it is brought into sight, once. */
export function useTarget({ target, rows, more, fetchOlder, log, toElement }: Options): void {
  const [isDone, setDone] = useState(false);
  const first = rows[0]?.message.id ?? 0;
  // runs at each step into the past: only that moves the first message
  // biome-ignore lint/correctness/useExhaustiveDependencies: what else is used is of the same moment
  useEffect(() => {
    if (target === undefined || isDone) return;
    if (more && first > target) {
      void fetchOlder();
      return;
    }
    setDone(true);
    const element = log.current?.querySelector(`[data-message="${target}"]`);
    if (element) toElement(element);
  }, [target, isDone, first, more]);
}
