/** How often one address or one person may do something: counted in memory, or in Redis when there are several nodes. */
import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../../refusal.ts';

/** So many points in so many seconds; what one use costs is said with the use. */
export type Allowance = { max: number; seconds: number };

export interface RateLimiter {
  /** Takes points from the key's allowance; refuses, saying when to come again, once they are used up. */
  consume(key: string, points: number, allowance: Allowance): Promise<void>;
  close(): void;
}

const longestWaitMs = 500;

/** Without an address of Redis every node counts for itself. */
export function createRateLimiter(redisUrl?: string): RateLimiter {
  const redis = redisUrl === undefined ? null : connect(redisUrl);
  const limiters = new Map<string, RateLimiterMemory | RateLimiterRedis>();
  const getLimiter = (allowance: Allowance) => {
    const name = `${allowance.max}/${allowance.seconds}`;
    let limiter = limiters.get(name);
    if (!limiter) {
      limiter = createLimiter(redis, allowance);
      limiters.set(name, limiter);
    }
    return limiter;
  };
  return {
    async consume(key, points, allowance) {
      try {
        await getLimiter(allowance).consume(key, points);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1_000));
        throw new Refusal('common.too_many_requests', { seconds });
      }
    },
    close() {
      limiters.clear();
      redis?.disconnect();
    },
  };
}

function createLimiter(redis: Redis | null, { max, seconds }: Allowance) {
  const options = { points: max, duration: seconds, keyPrefix: `limit:${seconds}` };
  const inMemory = new BoundedMemoryLimiter(options);
  if (!redis) return inMemory;
  return new RateLimiterRedis({
    ...options,
    storeClient: redis,
    insuranceLimiter: inMemory,
    rejectIfRedisNotReady: true,
    // a caller past the limit is refused here until the window ends, and costs Redis nothing more
    inMemoryBlockOnConsumed: max + 1,
  });
}

/** A server that does not answer is disconnected, so that calls count in memory until it is ready again. */
function connect(url: string): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    commandTimeout: longestWaitMs,
    socketTimeout: longestWaitMs,
  });
  redis.on('error', () => {}); // the bus, on the same server, logs that it is not reachable
  return redis;
}

const mostKeys = 100_000;
const sharedKeys = 4_096;

/**
 * Once as many keys are counted as memory should hold, new ones share a fixed number of counts until the window
 * ends: a flood of addresses makes nobody's count be forgotten.
 */
export class BoundedMemoryLimiter extends RateLimiterMemory {
  #windowEndsAt = 0;
  #begun = 0;
  #begunBefore = 0;

  override async consume(key: string | number, points?: number): Promise<RateLimiterRes> {
    try {
      return this.#count(await super.consume(await this.#keyWithin(String(key)), points));
    } catch (error) {
      if (error instanceof RateLimiterRes) this.#count(error);
      throw error;
    }
  }

  #count(counted: RateLimiterRes): RateLimiterRes {
    if (counted.isFirstInDuration) this.#begun += 1;
    return counted;
  }

  /** A key lives for one window, so those begun in this window and the one before are all there are. */
  async #keyWithin(key: string): Promise<string> {
    const now = Date.now();
    if (now >= this.#windowEndsAt) {
      const windowMs = this.duration * 1_000;
      this.#begunBefore = now < this.#windowEndsAt + windowMs ? this.#begun : 0;
      this.#begun = 0;
      this.#windowEndsAt = now + windowMs;
    }
    if (this.#begun + this.#begunBefore < mostKeys || (await this.get(key))) return key;
    return `shared ${computeHash(key) % sharedKeys}`;
  }
}

/** FNV-1a, 32 bits. */
function computeHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
