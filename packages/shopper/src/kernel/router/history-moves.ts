/** Moves back in the browser's history, which tells of each only once it is made. */
import { readState } from './history-state.ts';

export function createHistoryMoves(window: Window, getDepth: () => number, readHistory: () => void) {
  const { history } = window;
  /** What to do once the history has moved. */
  let afterMove: (() => void) | null = null;
  /** What lies over the page, such as an open sheet: going back closes the latest of them instead. */
  const covers: (() => void)[] = [];
  /** The browser has gone back from a page that stays: it is on its way to that page again. */
  let isRestoring = false;
  let afterRestoring: (() => void)[] = [];

  /** Moves down to a depth, then does the rest without the page there being seen. */
  function goBackTo(depth: number, then: () => void): void {
    const current = getDepth();
    if (current <= depth) {
      then();
    } else {
      afterMove = then;
      history.go(depth - current);
    }
  }

  function cover(close: () => void): () => void {
    covers.push(close);
    return () => {
      const at = covers.indexOf(close);
      if (at >= 0) covers.splice(at, 1);
    };
  }

  /** Takes a move of the browser back, and closes what lies over the page. */
  function uncover(): boolean {
    const close = covers.at(-1);
    const below = readState(history);
    const steps = getDepth() - (below?.depth ?? 0);
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
      const waiting = afterRestoring;
      afterRestoring = [];
      for (const act of waiting) act();
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

  /** A change of the history that waits until it stands at the page that is shown: before, it would begin at another. */
  function restored<A extends unknown[]>(change: (...given: A) => void): (...given: A) => void {
    return (...given) => {
      if (isRestoring) afterRestoring.push(() => change(...given));
      else change(...given);
    };
  }

  return { start, goBackTo, cover, restored, isMoving: () => afterMove !== null };
}
