// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { clearSearchHistory, rememberSearch, useSearchHistory } from './search-history.ts';

const words = () => useSearchHistory.getState().words;
beforeEach(clearSearchHistory);

test('the newest search stands first, and each stands once', () => {
  for (const word of ['耳机', '帐篷', '耳机']) rememberSearch(word);
  expect(words()).toEqual(['耳机', '帐篷']);
});

test('twenty searches are stored', () => {
  for (let index = 0; index < 30; index += 1) rememberSearch(`word ${index}`);
  expect(words()).toHaveLength(20);
  expect(words()[0]).toBe('word 29');
});

test('the history outlasts a reload, until it is cleared', async () => {
  rememberSearch('脐橙');
  vi.resetModules();
  const reloaded = await import('./search-history.ts');
  expect(reloaded.useSearchHistory.getState().words).toEqual(['脐橙']);
  reloaded.clearSearchHistory();
  expect(localStorage.getItem('search_history')).toBeNull();
});

test('what is no history counts as none', async () => {
  localStorage.setItem('search_history', '{"broken":true}');
  vi.resetModules();
  const reloaded = await import('./search-history.ts');
  expect(reloaded.useSearchHistory.getState().words).toEqual([]);
});
