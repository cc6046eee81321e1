/** Moves back in the browser's history, which tells of each only once it is made. */
import { readState } from './history-state.ts';

export function createHistoryMoves(window: Window, getDepth: () => number, readHistory: () => void) {
  const { history } = window;
  /** What to do once the history has moved. */
  let afterMove: (() => void) | null = null;
  /** What lies over the page, such as an open sheet: going back closes the latest of them instead. */
  const covers: (() => void)[] = [];
  let isRestoring = false;

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

  return { start, goBackTo, cover, isMoving: () => afterMove !== null };
}
