/**
 * The server's time, kept as the difference to this machine's clock and set by every answer. The demo
 * market's clock may be days ahead, so nothing on screen may ask the machine what time it is.
 */

/** A difference that the way of an answer and its whole seconds explain is none, so that a countdown never jumps. */
const toleranceMs = 3_000;

let offsetMs = 0;

/** Every answer of the server says its time, in unix seconds. */
export function saveServerTime(unixSeconds: number): void {
  if (unixSeconds <= 0) return;
  const measured = unixSeconds * 1_000 - Date.now();
  if (Math.abs(measured - offsetMs) > toleranceMs) offsetMs = measured;
}

/** Now, in whole unix seconds. */
export const serverNow = (): number => Math.floor((Date.now() + offsetMs) / 1_000);
