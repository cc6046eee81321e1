/** The market's clock: deadlines are counted down by it, not by the phone's own clock. */

/** A difference that the way of an answer and its whole seconds explain is none. */
const TOLERANCE_MS = 3_000;

let aheadMs = 0;

/** Every answer of the market says its time, in unix seconds. */
export function saveMarketTime(time: number): void {
  if (time <= 0) return;
  const ahead = time * 1_000 - Date.now();
  aheadMs = Math.abs(ahead) <= TOLERANCE_MS ? 0 : ahead;
}

/** Now, in unix seconds with their fraction. */
export const marketNow = (): number => (Date.now() + aheadMs) / 1_000;
