/** What was read a moment ago is answered again; those who ask meanwhile wait for the same reading. */
export class Momentary<T> {
  readonly #keptMs: number;
  readonly #known = new Map<string, { untilMs: number; value: Promise<T> }>();

  constructor(keptMs: number) {
    this.#keptMs = keptMs;
  }

  get(key: string, read: () => Promise<T>): Promise<T> {
    const nowMs = performance.now();
    const known = this.#known.get(key);
    if (known && known.untilMs > nowMs) return known.value;
    for (const [old, { untilMs }] of this.#known) if (untilMs <= nowMs) this.#known.delete(old);
    const value = read();
    this.#known.set(key, { untilMs: nowMs + this.#keptMs, value });
    value.catch(() => this.#known.delete(key));
    return value;
  }

  forget(key: string): void {
    this.#known.delete(key);
  }
}
