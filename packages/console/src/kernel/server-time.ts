/**
 * The server's time, kept as the difference to this machine's clock and set by every answer. The demo
 * market's clock may be days ahead, so nothing on screen may ask the machine what time it is.
 */
let offsetMs = 0;

export function syncServerTime(unixSeconds: number, receivedAtMs = Date.now()): void {
  const measured = unixSeconds * 1000 - receivedAtMs;
  // An answer's time has whole seconds: a difference below that is rounding, not drift.
  if (Math.abs(measured - offsetMs) > 1500) offsetMs = measured;
}

export const serverNow = (): number => Math.floor((Date.now() + offsetMs) / 1000);
