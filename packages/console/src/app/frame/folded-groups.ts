/** Which groups of the navigation are folded in this browser. */
import type { Page } from '../pages/page.ts';

type Group = NonNullable<Page['group']>;

const storageKey = (group: Group) => `console.folded.${group}`;

/** What is not done every day begins folded. */
const foldedAtFirst: readonly Group[] = ['groupContent', 'groupSystem'];

export function readFolded(group: Group | undefined): boolean {
  if (!group) return false;
  const kept = localStorage.getItem(storageKey(group));
  return kept === null ? foldedAtFirst.includes(group) : kept === 'true';
}

export const keepFolded = (group: Group, isFolded: boolean): void =>
  localStorage.setItem(storageKey(group), String(isFolded));
