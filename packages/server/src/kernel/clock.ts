/**
 * The one clock. In the demo market it can be moved forward; how far is stored, so that every node agrees,
 * and while it is being moved it stands still at the moment whose deadlines are firing.
 */
export interface Clock {
  now(): Date;
}

export class MarketClock implements Clock {
  #offsetMs = 0;
  #standsAtMs: number | null = null;

  now(): Date {
    return new Date(this.#standsAtMs ?? Date.now() + this.#offsetMs);
  }

  get offsetMs(): number {
    return this.#offsetMs;
  }

  /** Takes over how far the clock was moved, as stored. */
  follow(offsetMs: number): void {
    this.#offsetMs = offsetMs;
  }

  standAt(moment: Date): void {
    this.#standsAtMs = moment.getTime();
    this.#offsetMs = moment.getTime() - Date.now();
  }

  /** Goes on from where it stands. */
  run(): void {
    if (this.#standsAtMs !== null) this.#offsetMs = this.#standsAtMs - Date.now();
    this.#standsAtMs = null;
  }
}
