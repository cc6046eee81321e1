/** The page of the live that is watched, to come back to from the small window. */
import { readState } from '../../../kernel/router/history-state.ts';
import { back, go } from '../../../kernel/router/navigation.ts';
import type { Entry } from '../../../kernel/router/stack.ts';

let kept: { entry: Entry; page: HTMLElement } | null = null;

export function keepPage(entry: Entry, page: HTMLElement | null): void {
  kept = page && { entry, page };
}

/** Back to the page as it was left, or where it is not open any more to a new one. */
export function openLivePage(id: number): void {
  const depth = readState(window.history)?.depth ?? 0;
  const isBelow = kept?.page.isConnected && kept.entry.params.id === id && kept.entry.depth < depth;
  if (kept && isBelow) back(depth - kept.entry.depth);
  else go('pages/apps/find/details/live', { id });
}
