import { useState } from 'react';

const none: ReadonlySet<number> = new Set();

/** What was unseen when it was first shown: it stays marked for as long as it is looked at. */
export function useMarked(rows: readonly { id: number; seen: boolean }[]): ReadonlySet<number> {
  const [marked, setMarked] = useState(none);
  const unmarked = rows.filter(({ id, seen }) => !seen && !marked.has(id));
  if (unmarked.length > 0) setMarked(new Set([...marked, ...unmarked.map(({ id }) => id)]));
  return marked;
}
