/** What the palette finds, in which of its scopes, and what the keys choose. */
import type { ReactNode } from 'react';

export const scopes = ['all', 'orders', 'goods', 'people', 'pages', 'settings'] as const;
export type Scope = (typeof scopes)[number];
export type EntryScope = Exclude<Scope, 'all'> | 'actions';

export type EntryAction = {
  key: string;
  label: string;
  icon: ReactNode;
  /** Where it leads; what leads nowhere is done at once. */
  path?: string;
  run?: () => void;
};

export type Entry = {
  key: string;
  scope: EntryScope;
  icon: ReactNode;
  label: string;
  note: string;
  mark?: ReactNode;
  facts: { name: string; value: ReactNode }[];
  /** The first is what Enter does. */
  actions: EntryAction[];
};

/** `>` asks for what can be done instead of what can be found. */
export const asksForActions = (words: string): boolean => words.trimStart().startsWith('>');

export const toSought = (words: string): string => words.trim().replace(/^>\s*/, '');

/** What is shown: of a scope, or the actions after `>`; all else are found by `all`. */
export function listShown(entries: readonly Entry[], words: string, scope: Scope): Entry[] {
  if (asksForActions(words)) return entries.filter((entry) => entry.scope === 'actions');
  return entries.filter((entry) => entry.scope !== 'actions' && (scope === 'all' || entry.scope === scope));
}

export const countIn = (entries: readonly Entry[], scope: Scope): number =>
  listShown(entries, '', scope).length;

/** The scope that Tab goes to, around and back with Shift. */
export function nextScope(offered: readonly Scope[], scope: Scope, isBack: boolean): Scope {
  const at = offered.indexOf(scope) + (isBack ? -1 : 1);
  return offered.at(at % offered.length) ?? 'all';
}

/** A text in parts, those that are the sought words marked. */
export function splitAtWords(text: string, sought: string): { part: string; isFound: boolean }[] {
  const at = sought ? text.toLowerCase().indexOf(sought.toLowerCase()) : -1;
  if (at < 0) return [{ part: text, isFound: false }];
  const end = at + sought.length;
  return [
    { part: text.slice(0, at), isFound: false },
    { part: text.slice(at, end), isFound: true },
    { part: text.slice(end), isFound: false },
  ].filter(({ part }) => part !== '');
}
