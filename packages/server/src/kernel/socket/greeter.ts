/**
 * Says `init` to sockets at a pace. A client that hears it makes several calls, to be bound and to read what it missed:
 * when a node is back, or the bus is, all of them would come at once.
 */
export class Greeter<T> {
  static readonly perSecond = 300;
  /** So many are told at once while nobody waits. */
  static readonly atOnce = 100;
  static readonly everyMs = 100;
  readonly #greet: (one: T) => void;
  readonly #waiting = new Set<T>();
  #left = Greeter.atOnce;
  #filling: NodeJS.Timeout | null = null;

  constructor(greet: (one: T) => void) {
    this.#greet = greet;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  add(one: T): void {
    if (this.#left > 0 && this.#waiting.size === 0) this.#say(one);
    else this.#waiting.add(one);
    this.#filling ??= setInterval(() => this.fill(), Greeter.everyMs).unref();
  }

  /** What is gone is told nothing any more. */
  remove(one: T): void {
    this.#waiting.delete(one);
  }

  fill(): void {
    const more = (Greeter.perSecond * Greeter.everyMs) / 1_000;
    this.#left = Math.min(Greeter.atOnce, this.#left + more);
    for (const one of this.#waiting) {
      if (this.#left < 1) return;
      this.#waiting.delete(one);
      this.#say(one);
    }
    if (this.#left === Greeter.atOnce) this.stop();
  }

  stop(): void {
    if (this.#filling) clearInterval(this.#filling);
    this.#filling = null;
  }

  #say(one: T): void {
    this.#left -= 1;
    this.#greet(one);
  }
}
