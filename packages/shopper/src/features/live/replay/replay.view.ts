/** A replay at a second: what was shown when, and where that stands on the time line. */
import type { LiveMark } from '@chengji/contract';

export type Pin = { goodsId: number; from: number; to: number };

/** What was shown from when to when; a thing shown again at once goes on. */
export function toPins(marks: readonly LiveMark[], seconds: number): Pin[] {
  const pins: Pin[] = [];
  let open: { goodsId: number; from: number } | null = null;
  const end = (to: number) => {
    if (open && to > open.from) pins.push({ ...open, to });
    open = null;
  };
  for (const mark of marks.toSorted((a, b) => a.second - b.second)) {
    const at = Math.min(mark.second, seconds);
    if (mark.kind === 'pin' && open?.goodsId === mark.goods_id) continue;
    end(at);
    if (mark.kind === 'pin') open = { goodsId: mark.goods_id, from: at };
  }
  end(seconds);
  return pins;
}

export const findPin = (pins: readonly Pin[], second: number): Pin | null =>
  pins.find(({ from, to }) => from <= second && second < to) ?? null;

/** Of the marks beside it the one that was before or comes next; a mark that has just begun leads to the one before. */
const JUST_BEGUN = 3;

export const findBefore = (pins: readonly Pin[], second: number): Pin | null =>
  pins.findLast(({ from }) => from < second - JUST_BEGUN) ?? null;
export const findNext = (pins: readonly Pin[], second: number): Pin | null =>
  pins.find(({ from }) => from > second) ?? null;

export type Drawn = Pin & { percent: number };

/** So far apart that one mark does not hide another, in percent of the line. */
const LEAST_GAP = 11;
const EDGE = 5;

/** Where marks stand on the line; of those too close together the first stands for all, or the one that is shown now. */
export function placeMarks(pins: readonly Pin[], seconds: number, now: Pin | null): Drawn[] {
  const drawn: Drawn[] = [];
  for (const pin of pins) {
    const percent = Math.min(100 - EDGE, Math.max(EDGE, (pin.from / Math.max(1, seconds)) * 100));
    const last = drawn.at(-1);
    if (!last || percent - last.percent >= LEAST_GAP) drawn.push({ ...pin, percent });
    else if (pin.from === now?.from) drawn[drawn.length - 1] = { ...pin, percent: last.percent };
  }
  return drawn;
}

const SPEEDS: readonly number[] = [1, 1.25, 1.5, 2, 0.75];
export const getNextSpeed = (speed: number): number =>
  SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1;
