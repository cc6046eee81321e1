import { expect, it, vi } from 'vitest';
import { holdToLimit, LocalCounter } from './limits.ts';

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
