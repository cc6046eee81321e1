/**
 * Leaves alone for a while what did not answer some times in a row: requests meanwhile are refused at once,
 * and after it one request finds out whether it is back. By the market's clock, as everything that waits.
 */
import type { Clock } from './time/clock.ts';

type Options = {
  clock: Clock;
  /** So many failures in a row open it. */
  failures: number;
  leftAloneMs: number;
  /** Which errors say that nobody answers; any other is an answer. */
  isFailure: (error: unknown) => boolean;
};

export class CircuitOpenError extends Error {
  override name = 'CircuitOpenError';
}

export class CircuitBreaker {
  readonly #options: Options;
  #failures = 0;
  #openedAtMs: number | null = null;
  #isProbing = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** `half_open` when it is time to find out, by one request. */
  get state(): 'closed' | 'open' | 'half_open' {
    if (this.#openedAtMs === null) return 'closed';
    const { clock, leftAloneMs } = this.#options;
    const isTime = clock.now().getTime() - this.#openedAtMs >= leftAloneMs;
    return isTime && !this.#isProbing ? 'half_open' : 'open';
  }

  /** Whether the last request was not answered; also before so many were that it opens. */
  get isFailing(): boolean {
    return this.#failures > 0;
  }

  async execute<T>(work: () => Promise<T>): Promise<T> {
    const { state } = this;
    if (state === 'open') throw new CircuitOpenError('left alone, as it did not answer');
    if (state === 'half_open') this.#isProbing = true;
    try {
      const result = await work();
      this.#close();
      return result;
    } catch (error) {
      if (this.#options.isFailure(error)) this.#countFailure(state === 'half_open');
      else this.#close();
      throw error;
    } finally {
      if (state === 'half_open') this.#isProbing = false;
    }
  }

  #close(): void {
    this.#failures = 0;
    this.#openedAtMs = null;
  }

  #countFailure(wasProbe: boolean): void {
    this.#failures += 1;
    const { clock, failures } = this.#options;
    if (wasProbe || this.#failures >= failures) this.#openedAtMs = clock.now().getTime();
  }
}
