/** Opening pages. One instance binds the stack to the browser's history; `go`, `replace` and `back` drive it. */
import { createStore } from 'zustand/vanilla';
import { admit, LOGIN, type RouteFacts } from './admission.ts';
import { createHistoryMoves } from './history-moves.ts';
import { newKey, readState, writeEntry } from './history-state.ts';
import { type Place, readAddress } from './page-params.ts';
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

const HOME: Place = { path: 'pages/home', params: {} };
const USER: Place = { path: 'pages/user', params: {} };

export function createRouter(facts: RouteFacts, window: Window) {
  const { history, location } = window;
  const store = createStore<Stack>(() => ({ pages: [], leaving: null, motion: 'none' }));
  const update = (next: (stack: Stack) => Stack) => store.setState(next(store.getState()), true);
  const top = () => getTopEntry(store.getState());
  const getDepth = () => top()?.depth ?? 0;
  const moves = createHistoryMoves(window, getDepth, readHistory);

  function entryAt(place: Place, depth: number): Entry {
    const admission = admit(facts, place, depth, top());
    return { ...admission.place, key: newKey(), depth, login: admission.login };
  }

  function push(place: Place): void {
    if (isRepeated(store.getState(), place)) return;
    const entry = entryAt(place, top() ? getDepth() + 1 : 0);
    writeEntry(history, entry, 'pushState');
    update((stack) => pushed(stack, entry));
  }

  function put(place: Place, depth = getDepth()): void {
    const entry = entryAt(place, depth);
    writeEntry(history, entry, 'replaceState');
    update((stack) => replaced(stack, entry));
  }

  function go(place: Place): void {
    if (moves.isMoving()) return;
    if (facts.isTab(place)) moves.goBackTo(0, () => put(place, 0));
    else push(place);
  }

  function back(steps = 1): void {
    if (getDepth() === 0) put(HOME);
    else history.go(-Math.min(steps, getDepth()));
  }

  /** Back, also where something lies over the page: the person was asked already. */
  function leavePage(): void {
    if (getDepth() === 0) put(HOME);
    else moves.goBackTo(getDepth() - 1, readHistory);
  }

  /** The person logged in: on to where they were going, or back to where they were; `above` opens over that. */
  function leaveLogin(above?: Place): void {
    const login = top()?.login;
    if (!login) return;
    const target = login.target === null ? null : readAddress(login.target);
    const landing = target ?? (login.depth === 0 ? USER : null);
    moves.goBackTo(landing ? login.depth : login.depth - 1, () => {
      if (landing) put(landing, login.depth);
      else readHistory();
      if (above) push(above);
    });
  }

  /** The session is over: a page that needs one asks for a login, which leads back to it. */
  function askLogin(): void {
    const current = top();
    if (!current || facts.isLogin(current)) return;
    if (facts.needsLogin(current)) put(current);
    else push(LOGIN);
  }

  function readHistory(): void {
    const place = readAddress(location.hash) ?? HOME;
    const state = readState(history);
    if (state) revealAt(place, state);
    else nameEntry(place);
  }

  /** A link or a typed address: the browser made the entry, so it is named here. */
  function nameEntry(place: Place): void {
    const entry = entryAt(place, top() ? getDepth() + 1 : 0);
    writeEntry(history, entry, 'replaceState');
    update((stack) => (getTopEntry(stack) ? pushed(stack, entry) : replaced(stack, entry)));
  }

  /** An entry of ours, which may meanwhile need a login. */
  function revealAt(place: Place, { key, depth, login }: Pick<Entry, 'key' | 'depth' | 'login'>): void {
    const admission = admit(facts, place, depth, top());
    const isAdmitted = admission.place === place;
    const kept = { key: isAdmitted ? key : newKey(), depth, login: login ?? admission.login };
    const entry: Entry = { ...admission.place, ...kept };
    if (!isAdmitted) writeEntry(history, entry, 'replaceState');
    update((stack) => revealed(stack, entry));
  }

  return {
    store,
    start: moves.start,
    go: moves.restored(go),
    replace: moves.restored((place: Place) => put(place)),
    back: moves.restored(back),
    leavePage: moves.restored(leavePage),
    cover: moves.cover,
    leaveLogin: moves.restored(leaveLogin),
    askLogin: moves.restored(askLogin),
    settle: () => update(settled),
  };
}

export type Router = ReturnType<typeof createRouter>;
