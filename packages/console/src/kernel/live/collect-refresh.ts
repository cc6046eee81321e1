import type { ReadKey } from '@chengji/client-kit/react';

export const collectMs = 300;

/**
 * Collects what changed for a moment, so that a burst is read once. While it is being read more may gather: that
 * is read next, and no reading is cut off by news that does not end.
 */
export function createCollector(refresh: (names: readonly ReadKey[]) => Promise<unknown>) {
  const waiting = new Set<ReadKey>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReading = false;

  async function read(): Promise<void> {
    timer = undefined;
    const names = [...waiting];
    waiting.clear();
    isReading = true;
    await refresh(names);
    isReading = false;
    schedule();
  }

  function schedule(): void {
    if (waiting.size > 0 && !isReading && timer === undefined) {
      timer = setTimeout(() => void read(), collectMs);
    }
  }

  return {
    add(names: readonly ReadKey[]): void {
      for (const name of names) waiting.add(name);
      schedule();
    },
    /** What waits is forgotten. */
    stop(): void {
      clearTimeout(timer);
      waiting.clear();
    },
  };
}
