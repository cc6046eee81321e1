/** A bucket that fills by time: so many at once, and so many a second in the long run. */
export class Allowance {
  readonly #rate: { perSecond: number; atOnce: number };
  #left: number;
  #filledAtMs: number;

  constructor(rate: { perSecond: number; atOnce: number }, nowMs: number) {
    this.#rate = rate;
    this.#left = rate.atOnce;
    this.#filledAtMs = nowMs;
  }

  /** Takes up to so many; answers how many there were. */
  take(wanted: number, nowMs: number): number {
    const { perSecond, atOnce } = this.#rate;
    const filled = (Math.max(0, nowMs - this.#filledAtMs) / 1_000) * perSecond;
    this.#left = Math.min(atOnce, this.#left + filled);
    this.#filledAtMs = nowMs;
    const taken = Math.min(wanted, Math.floor(this.#left));
    this.#left -= taken;
    return taken;
  }
}
