/** The stack of open pages and the browser's history beside it: each page is an entry of both. */
import { createStore } from 'zustand/vanilla';
import { admit, type RouteFacts } from './admission.ts';
import { newKey, readState, writeEntry } from './history-state.ts';
import type { Place } from './page-params.ts';
import {
  type Entry,
  getTopEntry,
  isRepeated,
  pushed,
  replaced,
  revealed,
  type Stack,
  settled,
} from './stack.ts';

export function createHistoryStack(facts: RouteFacts, history: History) {
  const store = createStore<Stack>(() => ({ pages: [], leaving: null, motion: 'none' }));
  const update = (next: (stack: Stack) => Stack) => store.setState(next(store.getState()), true);
  const getTop = () => getTopEntry(store.getState());
  const getDepth = () => getTop()?.depth ?? 0;
  const getNextDepth = () => (getTop() ? getDepth() + 1 : 0);

  function createEntry(place: Place, depth: number): Entry {
    const admission = admit(facts, place, depth, getTop());
    return { ...admission.place, key: newKey(), depth, login: admission.login };
  }

  function push(place: Place): void {
    if (isRepeated(store.getState(), place)) return;
    const entry = createEntry(place, getNextDepth());
    writeEntry(history, entry, 'pushState');
    update((stack) => pushed(stack, entry));
  }

  /** In the place of the page on top. */
  function put(place: Place, depth = getDepth()): void {
    const entry = createEntry(place, depth);
    writeEntry(history, entry, 'replaceState');
    update((stack) => replaced(stack, entry));
  }

  /** A link or a typed address: the browser made the entry, so it is named here. */
  function nameEntry(place: Place): void {
    const entry = createEntry(place, getNextDepth());
    writeEntry(history, entry, 'replaceState');
    update((stack) => (getTopEntry(stack) ? pushed(stack, entry) : replaced(stack, entry)));
  }

  /** An entry of ours, which may meanwhile need a login. */
  function reveal(place: Place, { key, depth, login }: Pick<Entry, 'key' | 'depth' | 'login'>): void {
    const admission = admit(facts, place, depth, getTop());
    const isAdmitted = admission.place === place;
    const kept = { key: isAdmitted ? key : newKey(), depth, login: login ?? admission.login };
    const entry: Entry = { ...admission.place, ...kept };
    if (!isAdmitted) writeEntry(history, entry, 'replaceState');
    update((stack) => revealed(stack, entry));
  }

  /** The page at which the browser's history stands now. */
  function show(place: Place): void {
    const state = readState(history);
    if (state) reveal(place, state);
    else nameEntry(place);
  }

  return { store, getTop, getDepth, push, put, show, settle: () => update(settled) };
}
