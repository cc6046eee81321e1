import { getRedisSkipReason, startMarket, startRedis, type TestRedis } from '@chengji/testkit';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { BoundedMemoryLimiter, createRateLimiter, type RateLimiter } from './limits.ts';

const allowance = { max: 2, seconds: 60 };
const refusal = { key: 'common.too_many_requests' };

/** How many uses of one point the key is still granted. */
async function countLeft(limiter: RateLimiter, key: string, max = allowance.max): Promise<number> {
  for (let used = 0; ; used += 1) {
    try {
      await limiter.consume(key, 1, { ...allowance, max });
    } catch {
      return used;
    }
  }
}

afterEach(() => {
  vi.useRealTimers();
});

describe('the rate limiter', () => {
  it('refuses what is more than the allowance in its window, saying when to come again', async () => {
    vi.useFakeTimers();
    const limiter = createRateLimiter();
    await limiter.consume('a', 1, allowance);
    vi.advanceTimersByTime(20_000);
    await limiter.consume('a', 1, allowance);
    await expect(limiter.consume('a', 1, allowance)).rejects.toMatchObject({
      ...refusal,
      params: { seconds: 40 },
    });
    await limiter.consume('b', 1, allowance);
    vi.advanceTimersByTime(40_001);
    await limiter.consume('a', 1, allowance);
  });

  it('takes as many points as a use costs', async () => {
    const limiter = createRateLimiter();
    await limiter.consume('a', 700, { max: 1_000, seconds: 60 });
    await expect(limiter.consume('a', 700, { max: 1_000, seconds: 60 })).rejects.toMatchObject(refusal);
    await expect(limiter.consume('b', 1_001, { max: 1_000, seconds: 60 })).rejects.toMatchObject(refusal);
  });

  it('forgets nobody’s count for a flood of others, and holds no more of them than memory should', async () => {
    vi.useFakeTimers();
    const limiter = new BoundedMemoryLimiter({ points: 5, duration: 60 });
    for (let used = 0; used < 5; used += 1) await limiter.consume('before the flood');
    const refused = new Set<string>();
    for (let n = 0; n < 150_000; n += 1) {
      await limiter.consume(`address ${n}`).catch(() => refused.add(`address ${n}`));
    }
    await expect(limiter.consume('before the flood')).rejects.toMatchObject({ consumedPoints: 6 });
    expect(limiter.dump().storage.length).toBeLessThan(105_000);
    expect(refused.size).toBeGreaterThan(20_000);
    vi.advanceTimersByTime(120_001);
    await limiter.consume('after the flood');
    expect(limiter.dump().storage.map(({ key }) => key)).toEqual(['after the flood']);
  });
});

const missing = getRedisSkipReason();

describe.skipIf(missing)(`several nodes${missing ? ` (${missing})` : ''}`, () => {
  let redis: TestRedis;
  const limiters: RateLimiter[] = [];
  const startNode = (url = redis.url) => {
    const limiter = createRateLimiter(url);
    limiters.push(limiter);
    return limiter;
  };
  /** Until what one node counts is seen by the other: both are connected then. */
  const join = (one: RateLimiter, other: RateLimiter) => {
    let attempt = 0;
    return vi.waitFor(async () => {
      attempt += 1;
      const key = `joining ${attempt} ${performance.now()}`;
      await one.consume(key, 2, allowance);
      await expect(other.consume(key, 1, allowance)).rejects.toMatchObject(refusal);
    });
  };

  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(async () => {
    for (const limiter of limiters) limiter.close();
    await redis.stop();
  });

  it('count together, each key for itself', async () => {
    const [one, other] = [startNode(), startNode()];
    await join(one, other);
    await one.consume('a', 1, allowance);
    await other.consume('a', 1, allowance);
    await other.consume('b', 1, allowance);
    await expect(one.consume('a', 1, allowance)).rejects.toMatchObject(refusal);
    await one.consume('b', 1, allowance);
  });

  it('count every use of many at once', async () => {
    const [one, other] = [startNode(), startNode()];
    await join(one, other);
    const uses = await Promise.allSettled(
      Array.from({ length: 100 }, (_, index) =>
        (index % 2 ? one : other).consume('many', 1, { max: 40, seconds: 60 }),
      ),
    );
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(40);
  });

  it('begin anew with the next window', async () => {
    const [one, other] = [startNode(), startNode()];
    await join(one, other);
    const uses = [one, other].map((node) => node.consume('short', 1, { max: 1, seconds: 1 }));
    const refused = (await Promise.allSettled(uses)).flatMap((use) =>
      use.status === 'rejected' ? use.reason : [],
    );
    expect(refused).toMatchObject([refusal]);
    await vi.waitFor(() => one.consume('short', 1, { max: 1, seconds: 1 }));
  });

  it('count for themselves while the server is gone, and together when it is back', async () => {
    const own = await startRedis();
    const [one, other] = [startNode(own.url), startNode(own.url)];
    await join(one, other);
    await own.stop();
    expect([await countLeft(one, 'alone'), await countLeft(other, 'alone')]).toEqual([2, 2]);
    const again = await startRedis(Number(new URL(own.url).port));
    await join(one, other);
    await again.stop();
  });

  it('count for themselves while the server hangs, and wait for it no more than once', async () => {
    const own = await startRedis();
    const node = startNode(own.url);
    await join(node, node);
    own.pause();
    expect(await countLeft(node, 'hanging')).toBe(2);
    const waiting = vi.fn();
    const timer = setTimeout(waiting, 5_000);
    expect(await countLeft(node, 'hanging still', 50)).toBe(50);
    expect(waiting).not.toHaveBeenCalled();
    clearTimeout(timer);
    own.resume();
    await join(node, node);
    await own.stop();
  });

  it('go on serving calls while the server is gone', async () => {
    const own = await startRedis();
    const environment = { REDIS_URL: own.url, RATE_LIMIT: '50' };
    const market = await startMarket({ environment });
    expect((await market.request('GET /wanlshop/search/hot')).status).toBe(200);
    await own.stop();
    expect((await market.request('GET /wanlshop/search/hot')).status).toBe(200);
    expect(await (await fetch(`${market.url}/readyz`)).json()).toMatchObject({ status: 'degraded' });
    await market.stop();
  });
});
