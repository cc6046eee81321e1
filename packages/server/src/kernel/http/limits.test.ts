import { type RedisOfTest, redisIsMissing, startMarket, startRedis } from '@chengji/testkit';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { holdToLimit, LocalCounter, RedisCounter } from './limits.ts';

const limit = { max: 2, seconds: 60, by: 'ip' } as const;

it('refuses what is more than the limit in its window, and allows again after it', async () => {
  vi.useFakeTimers();
  const counter = new LocalCounter();
  await holdToLimit(counter, limit, 'a');
  await holdToLimit(counter, limit, 'a');
  await expect(holdToLimit(counter, limit, 'a')).rejects.toMatchObject({
    key: 'common.too_many_requests',
    params: { seconds: 60 },
  });
  await holdToLimit(counter, limit, 'b');
  vi.advanceTimersByTime(60_001);
  await holdToLimit(counter, limit, 'a');
  vi.useRealTimers();
});

it('remembers no more callers than it can hold', () => {
  const counter = new LocalCounter();
  for (let n = 0; n <= 100_001; n += 1) counter.count(`caller ${n}`, 60);
  expect(counter.count('caller 100001', 60)).toBe(2);
});

const missing = redisIsMissing();

describe.skipIf(missing)(`several nodes${missing ? ` (${missing})` : ''}`, () => {
  let redis: RedisOfTest;
  const counters: RedisCounter[] = [];
  const aNode = () => {
    const counter = new RedisCounter(redis.url);
    counters.push(counter);
    return counter;
  };
  /** Until what the other node counts is seen here: both are connected then. */
  const joined = (one: RedisCounter, other: RedisCounter, key: string) =>
    vi.waitFor(async () => {
      const before = await one.count(key, 60);
      expect(await other.count(key, 60)).toBe(before + 1);
    }, 5_000);

  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(async () => {
    for (const counter of counters) counter.close();
    await redis.stop();
  });

  it('count together, each caller for itself', async () => {
    const [one, other] = [aNode(), aNode()];
    await joined(one, other, 'both are there');
    expect(await one.count('a', 60)).toBe(1);
    expect(await other.count('a', 60)).toBe(2);
    expect(await other.count('b', 60)).toBe(1);
    await expect(holdToLimit(one, limit, 'a')).rejects.toMatchObject({ key: 'common.too_many_requests' });
  });

  it('count every call of many at once', async () => {
    const [one, other] = [aNode(), aNode()];
    await joined(one, other, 'both are there as well');
    const counted = await Promise.all(
      Array.from({ length: 100 }, (_, index) => (index % 2 ? one : other).count('many', 60)),
    );
    expect(counted.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
  });

  it('begin anew with the next window', async () => {
    const [one, other] = [aNode(), aNode()];
    await joined(one, other, 'both are there once more');
    await one.count('short', 1);
    await vi.waitFor(async () => expect(await other.count('short', 1)).toBe(1), 5_000);
  });

  it('count for themselves while the server is gone, without waiting for it, and together when it is back', async () => {
    const own = await startRedis();
    const [one, other] = [new RedisCounter(own.url), new RedisCounter(own.url)];
    await joined(one, other, 'both are there');
    await own.stop();
    const began = performance.now();
    for (let n = 1; n <= 2; n += 1) {
      expect(await one.count('alone', 60)).toBe(n);
      expect(await other.count('alone', 60)).toBe(n);
    }
    await expect(holdToLimit(one, limit, 'alone')).rejects.toMatchObject({ key: 'common.too_many_requests' });
    expect(performance.now() - began).toBeLessThan(2_000);
    const again = await startRedis(Number(new URL(own.url).port));
    await joined(one, other, 'both are back');
    one.close();
    other.close();
    await again.stop();
  }, 30_000);

  it('go on serving calls while the server is gone', async () => {
    const own = await startRedis();
    const environment = { REDIS_URL: own.url, RATE_LIMIT: '50' };
    const market = await startMarket({ environment });
    expect((await market.request('GET /wanlshop/search/hot')).status).toBe(200);
    await own.stop();
    expect((await market.request('GET /wanlshop/search/hot')).status).toBe(200);
    expect((await fetch(`${market.url}/readyz`)).status).toBe(503);
    await market.stop();
  }, 30_000);
});
