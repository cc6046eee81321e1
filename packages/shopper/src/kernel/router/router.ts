/** Opening pages. One instance binds the stack to the browser's history; `go`, `replace` and `back` drive it. */
import { createStore } from 'zustand/vanilla';
import { type Place, readAddress, writeAddress } from './page-params.ts';
import {
  type Entry,
  getTopEntry,
  type Login,
  pushed,
  replaced,
  revealed,
  type Stack,
  settled,
} from './stack.ts';

/** What the router must know of the route table. */
export type RouteFacts = {
  isTab: (place: Place) => boolean;
  needsLogin: (place: Place) => boolean;
  isLogin: (place: Place) => boolean;
  isLoggedIn: () => boolean;
};

const LOGIN: Place = { path: 'pages/user/auth/auth', params: {} };
const HOME: Place = { path: 'pages/home', params: {} };
const USER: Place = { path: 'pages/user', params: {} };

type HistoryState = { key: string; depth: number; login: Login | null };

const readState = (state: unknown): HistoryState | null =>
  typeof state === 'object' && state !== null && 'key' in state && 'depth' in state
    ? (state as HistoryState)
    : null;

const newKey = () => Math.random().toString(36).slice(2, 10);

export function createRouter(facts: RouteFacts, window: Window) {
  const store = createStore<Stack>(() => ({ pages: [], leaving: null, motion: 'none' }));
  const { history, location } = window;
  /** What to do once the history has moved; until then other moves are queued. */
  let afterMove: (() => void) | null = null;
  /** What lies over the page, such as an open sheet: going back closes the latest of them instead. */
  const covers: (() => void)[] = [];
  let isRestoring = false;

  const update = (next: (stack: Stack) => Stack) => store.setState(next(store.getState()), true);
  const top = () => getTopEntry(store.getState());

  function write(entry: Entry, how: 'pushState' | 'replaceState'): void {
    const { key, depth, login } = entry;
    history[how]({ key, depth, login } satisfies HistoryState, '', `#${writeAddress(entry)}`);
  }

  /** The login page stands in for a page that needs one; its entry remembers where the person was going. */
  function admitted(place: Place, depth: number): { place: Place; login: Login | null } {
    if (facts.needsLogin(place) && !facts.isLoggedIn()) {
      return { place: LOGIN, login: { depth, target: writeAddress(place) } };
    }
    if (!facts.isLogin(place)) return { place, login: null };
    return { place, login: top()?.login ?? { depth, target: null } };
  }

  function entryAt(place: Place, depth: number): Entry {
    const admission = admitted(place, depth);
    return { ...admission.place, key: newKey(), depth, login: admission.login };
  }

  function push(place: Place): void {
    if (isRepeat(place)) return;
    const entry = entryAt(place, (top()?.depth ?? -1) + 1);
    write(entry, 'pushState');
    update((stack) => pushed(stack, entry));
  }

  function put(place: Place, depth = top()?.depth ?? 0): void {
    const entry = entryAt(place, depth);
    write(entry, 'replaceState');
    update((stack) => replaced(stack, entry));
  }

  /** A second tap while the page it opened still moves in opens nothing. */
  function isRepeat(place: Place): boolean {
    const current = top();
    const isMoving = store.getState().motion === 'push';
    return isMoving && current !== undefined && writeAddress(current) === writeAddress(place);
  }

  /** Moves down to a depth, then does the rest without the page there being seen. */
  function goBackTo(depth: number, then: () => void): void {
    const current = top()?.depth ?? 0;
    if (current <= depth) {
      then();
    } else {
      afterMove = then;
      history.go(depth - current);
    }
  }

  function go(place: Place): void {
    if (afterMove) return;
    if (facts.isTab(place)) goBackTo(0, () => put(place, 0));
    else push(place);
  }

  function back(steps = 1): void {
    const depth = top()?.depth ?? 0;
    if (depth === 0) put(HOME);
    else history.go(-Math.min(steps, depth));
  }

  /** The person logged in: on to where they were going, or back to where they were; `above` opens over that. */
  function leaveLogin(above?: Place): void {
    const login = top()?.login;
    if (!login) return;
    const target = login.target === null ? null : readAddress(login.target);
    const landing = target ?? (login.depth === 0 ? USER : null);
    goBackTo(landing ? login.depth : login.depth - 1, () => {
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
    const state = readState(history.state);
    if (!state) {
      // a link or a typed address: the browser made the entry, so it is named here
      const entry = entryAt(place, top() ? (top()?.depth ?? 0) + 1 : 0);
      write(entry, 'replaceState');
      update((stack) => (getTopEntry(stack) ? pushed(stack, entry) : replaced(stack, entry)));
      return;
    }
    const admission = admitted(place, state.depth);
    const isAdmitted = admission.place === place;
    const key = isAdmitted ? state.key : newKey();
    const login = state.login ?? admission.login;
    const entry: Entry = { ...admission.place, key, depth: state.depth, login };
    if (!isAdmitted) write(entry, 'replaceState');
    update((stack) => revealed(stack, entry));
  }

  function cover(close: () => void): () => void {
    covers.push(close);
    return () => {
      covers.splice(covers.indexOf(close), 1);
    };
  }

  /** Takes a move of the browser back, and closes what lies over the page. */
  function uncover(): boolean {
    const close = covers.at(-1);
    const below = readState(history.state);
    const steps = (top()?.depth ?? 0) - (below?.depth ?? 0);
    // an address typed by hand has no place in the history yet: it is no way back
    if (!close || !below || steps <= 0) return false;
    isRestoring = true;
    history.go(steps);
    close();
    return true;
  }

  function onMove(): void {
    if (isRestoring) {
      isRestoring = false;
      return;
    }
    if (!afterMove && uncover()) return;
    const then = afterMove;
    afterMove = null;
    (then ?? readHistory)();
  }

  function start(): () => void {
    window.addEventListener('popstate', onMove);
    readHistory();
    return () => window.removeEventListener('popstate', onMove);
  }

  return {
    store,
    start,
    go,
    replace: put,
    back,
    cover,
    leaveLogin,
    askLogin,
    settle: () => update(settled),
  };
}

export type Router = ReturnType<typeof createRouter>;
