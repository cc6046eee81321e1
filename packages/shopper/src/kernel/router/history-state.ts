/** What the browser's history remembers of each page. */
import { writeAddress } from './page-params.ts';
import type { Entry } from './stack.ts';

type HistoryState = Pick<Entry, 'key' | 'depth' | 'login'>;

/** Of the entry the history stands at; null where the browser made that entry. */
export function readState({ state }: History): HistoryState | null {
  const isOurs = typeof state === 'object' && state !== null && 'key' in state && 'depth' in state;
  return isOurs ? (state as HistoryState) : null;
}

export function writeEntry(history: History, entry: Entry, how: 'pushState' | 'replaceState'): void {
  const { key, depth, login } = entry;
  history[how]({ key, depth, login } satisfies HistoryState, '', `#${writeAddress(entry)}`);
}

export const newKey = () => Math.random().toString(36).slice(2, 10);
