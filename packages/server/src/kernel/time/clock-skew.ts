/**
 * Whether this node's clock agrees with the database's, which all nodes share. A node that is ahead would close
 * orders early, one that is behind would leave its deadlines to nobody; it does better to fire nothing and say so.
 */

import type { Logger } from '../log/log.ts';
import type { SystemTime } from './clock.ts';

const toleranceMs = 2_000;

type Parts = { readDatabaseTimeMs: () => Promise<number>; systemTime: SystemTime; log: Logger };

export class ClockSkew {
  readonly #parts: Parts;
  #lastMs = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** How far it was ahead when it was last compared. */
  get lastMs(): number {
    return this.#lastMs;
  }

  get wasWithinTolerance(): boolean {
    return Math.abs(this.#lastMs) <= toleranceMs;
  }

  /** Compares it now. */
  async isWithinTolerance(): Promise<boolean> {
    const { readDatabaseTimeMs, systemTime, log } = this.#parts;
    const sentMs = systemTime();
    const databaseMs = await readDatabaseTimeMs();
    const was = this.wasWithinTolerance;
    this.#lastMs = computeSkewMs(sentMs, databaseMs, systemTime());
    const { wasWithinTolerance } = this;
    if (was && !wasWithinTolerance) {
      log.error({ skewMs: this.#lastMs }, 'the clock differs from the database’s: no deadline is fired here');
    }
    if (!was && wasWithinTolerance) log.warn('the clock agrees with the database’s again');
    return wasWithinTolerance;
  }
}

/** The database read its clock somewhere between sending and receiving: only what that cannot explain is a difference. */
export function computeSkewMs(sentMs: number, databaseMs: number, receivedMs: number): number {
  if (sentMs > databaseMs) return Math.round(sentMs - databaseMs);
  // the node's time is cut off at the millisecond, the database's is not
  if (receivedMs + 1 < databaseMs) return Math.round(receivedMs - databaseMs);
  return 0;
}
