/** Opening pages. One instance binds the stack to the browser's history; `go`, `replace` and `back` drive it. */
import { LOGIN, type RouteFacts } from './admission.ts';
import { createHistoryMoves } from './history-moves.ts';
import { createHistoryStack } from './history-stack.ts';
import { type Place, readAddress } from './page-params.ts';

const HOME: Place = { path: 'pages/home', params: {} };
const USER: Place = { path: 'pages/user', params: {} };

export function createRouter(facts: RouteFacts, window: Window) {
  const pages = createHistoryStack(facts, window.history);
  const { getTop, getDepth, push, put } = pages;
  const readHistory = () => pages.show(readAddress(window.location.hash) ?? HOME);
  const moves = createHistoryMoves(window, getDepth, readHistory);

  function go(place: Place): void {
    if (moves.isMoving()) return;
    if (facts.isTab(place)) moves.goBackTo(0, () => put(place, 0));
    else push(place);
  }

  function back(steps = 1): void {
    if (getDepth() === 0) put(HOME);
    else window.history.go(-Math.min(steps, getDepth()));
  }

  /** Back, also where something lies over the page: the person was asked already. */
  function leavePage(): void {
    if (getDepth() === 0) put(HOME);
    else moves.goBackTo(getDepth() - 1, readHistory);
  }

  /** The person logged in: on to where they were going, or back to where they were; `above` opens over that. */
  function leaveLogin(above?: Place): void {
    const login = getTop()?.login;
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
    const current = getTop();
    if (!current || facts.isLogin(current)) return;
    if (facts.needsLogin(current)) put(current);
    else push(LOGIN);
  }

  return {
    store: pages.store,
    start: moves.start,
    go: moves.restored(go),
    replace: moves.restored((place: Place) => put(place)),
    back: moves.restored(back),
    leavePage: moves.restored(leavePage),
    cover: moves.cover,
    leaveLogin: moves.restored(leaveLogin),
    askLogin: moves.restored(askLogin),
    settle: pages.settle,
  };
}

export type Router = ReturnType<typeof createRouter>;
