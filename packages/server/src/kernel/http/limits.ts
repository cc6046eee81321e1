/** How often one address or one person may make a call: counted here, or in Redis when there are several nodes. */
import { Redis } from 'ioredis';
import { Refusal } from '../refusal.ts';
import type { Limit } from './routes.ts';

export interface Counter {
  /** Counts one more for `key` in a window of so many seconds; answers how many that makes. */
  count(key: string, seconds: number): Promise<number> | number;
  close(): void;
}

const mostKeys = 100_000;
const longestWaitMs = 500;

export class LocalCounter implements Counter {
  readonly #windows = new Map<string, { endsAtMs: number; count: number }>();

  count(key: string, seconds: number): number {
    const now = Date.now();
    let window = this.#windows.get(key);
    if (!window || window.endsAtMs <= now) {
      if (this.#windows.size >= mostKeys) this.#forgetEnded(now);
      window = { endsAtMs: now + seconds * 1_000, count: 0 };
      this.#windows.set(key, window);
    }
    window.count += 1;
    return window.count;
  }

  close(): void {
    this.#windows.clear();
  }

  #forgetEnded(now: number): void {
    for (const [key, { endsAtMs }] of this.#windows) if (endsAtMs <= now) this.#windows.delete(key);
    if (this.#windows.size >= mostKeys) this.#windows.clear();
  }
}

/** Counts for all nodes together; while the server is not reachable, each counts for itself. */
export class RedisCounter implements Counter {
  readonly #redis: Redis;
  readonly #own = new LocalCounter();

  constructor(url: string) {
    // a call never waits for a server that is gone
    this.#redis = new Redis(url, { enableOfflineQueue: false, commandTimeout: longestWaitMs });
    this.#redis.on('error', () => {}); // the bus, on the same server, logs that it is not reachable
  }

  async count(key: string, seconds: number): Promise<number> {
    const name = `limit:${key}:${Math.floor(Date.now() / (seconds * 1_000))}`;
    try {
      const [counted] = (await this.#redis.multi().incr(name).expire(name, seconds).exec()) ?? [];
      if (counted && !counted[0]) return Number(counted[1]);
    } catch {
      // counted here, as any other node does now
    }
    return this.#own.count(key, seconds);
  }

  close(): void {
    this.#redis.disconnect();
    this.#own.close();
  }
}

/** Refuses what is more than the limit allows. */
export async function holdToLimit(counter: Counter, limit: Limit, key: string): Promise<void> {
  const counted = counter.count(key, limit.seconds);
  if ((typeof counted === 'number' ? counted : await counted) > limit.max) {
    throw new Refusal('common.too_many_requests', { seconds: limit.seconds });
  }
}
