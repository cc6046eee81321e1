/**
 * Answers that people get alike are made once and kept for a moment, so that a page many look at costs the
 * database little. A change is seen when the moment is over, on every node; what decides (a quote, an
 * order) never asks here. Who comes while an answer is being made waits for that one; where it fails, the fault
 * may be of the first request alone (a limit, a connection), so every other makes an answer of its own.
 */
const mostKept = 2_000;

type Kept = { until: number; data: Promise<string> };

export class ResponseCache {
  readonly #keptMs: number;
  readonly #kept = new Map<string, Kept>();

  /** With 0 nothing is kept. */
  constructor(keptMs: number) {
    this.#keptMs = keptMs;
  }

  get(key: string, make: () => Promise<string>): Promise<string> {
    if (this.#keptMs === 0) return make();
    const now = performance.now();
    const kept = this.#kept.get(key);
    if (kept && kept.until > now) return kept.data.catch(make);
    const data = make();
    this.#kept.delete(key); // so that the oldest stay first
    this.#kept.set(key, { until: now + this.#keptMs, data });
    data.catch(() => this.#kept.delete(key));
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > mostKept && oldest !== undefined) this.#kept.delete(oldest);
    return data;
  }

  /** Nothing made before is given out any more, not even what is being made. */
  forget(): void {
    this.#kept.clear();
  }
}
