/**
 * The one clock. In the demo market it can be moved forward; how far is stored, so that every node agrees,
 * and while it is being moved it stands still at the moment whose deadlines are firing.
 */
export interface Clock {
  now(): Date;
}

/** The node's own time, as its machine tells it. */
export type SystemTime = () => number;

export class MarketClock implements Clock {
  readonly #systemTime: SystemTime;
  #offsetMs = 0;
  #standsAtMs: number | null = null;

  constructor(systemTime: SystemTime = Date.now) {
    this.#systemTime = systemTime;
  }

  now(): Date {
    return new Date(this.#standsAtMs ?? this.#systemTime() + this.#offsetMs);
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
    this.#offsetMs = moment.getTime() - this.#systemTime();
  }

  /** Goes on from where it stands. */
  run(): void {
    if (this.#standsAtMs !== null) this.#offsetMs = this.#standsAtMs - this.#systemTime();
    this.#standsAtMs = null;
  }
}

/** The time nobody moves: for what is agreed with the world outside, and for what must not outlast a moved clock. */
export const getRealTime = (): Date => new Date();
