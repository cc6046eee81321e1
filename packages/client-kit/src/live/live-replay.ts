/** What a replay shows at a second: pure, so that seeking back and forth is the same as playing. */
import type { LiveMark, LiveSay } from '@chengji/contract/live/live-values';

/** Says that were read, a stretch of seconds each: `to` is the first that is not known. */
export type SaysRead = {
  readonly rows: readonly LiveSay[];
  readonly stretches: readonly { readonly from: number; readonly to: number }[];
};

export const noSaysRead: SaysRead = { rows: [], stretches: [] };

/** Shown at once at most, and said at most so long ago. */
const mostShown = 100;
const shownForSeconds = 120;
/** Read ahead of what plays. */
const aheadSeconds = 30;

/** The goods that are shown at a second; null while there are none. */
export function getPinned(marks: readonly LiveMark[], second: number): number | null {
  let pinned: number | null = null;
  for (const mark of marks) {
    if (mark.second > second) continue;
    pinned = mark.kind === 'pin' ? mark.goods_id : null;
  }
  return pinned;
}

/** Takes in an answer of `live/says`, asked for from a second on. */
export function addSaysRead(
  read: SaysRead,
  from: number,
  answer: { rows: readonly LiveSay[]; more: boolean },
): SaysRead {
  const known = new Set(read.rows.map(({ id }) => id));
  const rows = [...read.rows, ...answer.rows.filter(({ id }) => !known.has(id))].sort(
    (one, other) => one.second - other.second || one.id - other.id,
  );
  return { rows, stretches: joinStretches([...read.stretches, { from, to: getEnd(from, answer) }]) };
}

/** Of the last second there may be more: it is read again, unless one second alone fills an answer. */
function getEnd(from: number, { rows, more }: { rows: readonly LiveSay[]; more: boolean }): number {
  const last = rows.at(-1);
  if (!more || !last) return Number.POSITIVE_INFINITY;
  return Math.max(last.second, from + 1);
}

function joinStretches(stretches: SaysRead['stretches']): SaysRead['stretches'] {
  const joined: { from: number; to: number }[] = [];
  for (const { from, to } of stretches.toSorted((one, other) => one.from - other.from)) {
    const before = joined.at(-1);
    if (before && from <= before.to) before.to = Math.max(before.to, to);
    else joined.push({ from, to });
  }
  return joined;
}

/** From which second on says are to be read for what plays at a second; null while they are known. */
export function getUnreadFrom({ stretches }: SaysRead, second: number): number | null {
  const begin = Math.max(0, Math.floor(second) - shownForSeconds);
  const stretch = stretches.find(({ from, to }) => from <= begin && begin < to);
  if (!stretch) return begin;
  return stretch.to > second + aheadSeconds ? null : stretch.to;
}

/** What stands on the screen at a second, the newest last. */
export const listSaysAt = ({ rows }: SaysRead, second: number): LiveSay[] =>
  rows.filter((row) => row.second <= second && row.second > second - shownForSeconds).slice(-mostShown);
