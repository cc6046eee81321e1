/** An author is shown at most twice in any ten posts of the recommended feed. */

const windowLength = 10;
const mostInWindow = 2;
/** So many wait at most: where an author posts more than others can part, the order matters more than the rule. */
export const mostWaiting = 20;

export type Spreadable = { id: number; authorKey: number };

/** The authors of the last nine that were shown, and what waits to be shown. */
export type SpreadState<T extends Spreadable> = { recent: readonly number[]; waiting: readonly T[] };

export type Spread<T extends Spreadable> = SpreadState<T> & {
  rows: T[];
  /** How many of the candidates were used. */
  taken: number;
};

/**
 * Takes `limit` posts from those that wait and from the candidates, in their order, and puts off whose author was
 * shown twice in the last nine. When the candidates end, or too many wait, the one that waits longest comes all the same.
 */
export function spreadAuthors<T extends Spreadable>(
  { recent, waiting }: SpreadState<T>,
  candidates: readonly T[],
  { limit, isEnd }: { limit: number; isEnd: boolean },
): Spread<T> {
  const last = [...recent];
  const queue = [...waiting];
  const rows: T[] = [];
  let taken = 0;
  const mayShow = ({ authorKey }: T) =>
    last.slice(-(windowLength - 1)).filter((key) => key === authorKey).length < mostInWindow;
  const show = (row: T) => {
    rows.push(row);
    last.push(row.authorKey);
  };
  while (rows.length < limit) {
    const place = queue.findIndex(mayShow);
    if (place >= 0) {
      show(queue.splice(place, 1)[0] as T);
      continue;
    }
    const next = queue.length < mostWaiting ? candidates[taken] : undefined;
    if (next) {
      taken += 1;
      if (mayShow(next)) show(next);
      else queue.push(next);
      continue;
    }
    // neither may one come by the rule nor is there another to part them
    if (queue.length === 0 || (queue.length < mostWaiting && !isEnd)) break;
    show(queue.shift() as T);
  }
  return { rows, taken, recent: last.slice(-(windowLength - 1)), waiting: queue };
}
