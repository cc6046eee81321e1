/** What the person searched for on this phone, newest first, stored under `search_history`. */
import { create } from 'zustand';
import { STORAGE_KEY } from '../../../kernel/constants.ts';
import { usePrivacy } from '../../../kernel/session/privacy-store.ts';
import { forget, readStored, store } from '../../../kernel/storage.ts';

const MAX_WORDS = 20;

function restored(): readonly string[] {
  const stored = readStored(STORAGE_KEY.searchHistory);
  return Array.isArray(stored) ? stored.filter((word) => typeof word === 'string').slice(0, MAX_WORDS) : [];
}

export const useSearchHistory = create<{ words: readonly string[] }>(() => ({ words: restored() }));

/** The same word again moves to the front; nothing is stored if the person does not want it. */
export function rememberSearch(word: string): void {
  if (!usePrivacy.getState().keepsSearches) return;
  const others = useSearchHistory.getState().words.filter((other) => other !== word);
  const words = [word, ...others].slice(0, MAX_WORDS);
  store(STORAGE_KEY.searchHistory, words);
  useSearchHistory.setState({ words });
}

export function clearSearchHistory(): void {
  forget(STORAGE_KEY.searchHistory);
  useSearchHistory.setState({ words: [] });
}
