import type { ReadKey } from '@chengji/client-kit/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { collectMs, createCollector } from './collect-refresh.ts';

const orders: ReadKey = 'GET /seller/orders/list';
const reviews: ReadKey = 'GET /seller/reviews/list';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function collect() {
  const read: (readonly ReadKey[])[] = [];
  const ends: (() => void)[] = [];
  const collector = createCollector((names) => {
    read.push(names);
    return new Promise<void>((resolve) => ends.push(resolve));
  });
  return { ...collector, read, end: () => ends.at(-1)?.() };
}

describe('what changed', () => {
  test('in a burst is read once', async () => {
    const { add, read } = collect();
    for (let order = 0; order < 20; order += 1) add([orders]);
    add([reviews, orders]);
    expect(read).toEqual([]);
    await vi.advanceTimersByTimeAsync(collectMs);
    expect(read).toEqual([[orders, reviews]]);
  });

  test('while it is read is read next, and does not cut the reading off', async () => {
    const { add, read, end } = collect();
    add([orders]);
    await vi.advanceTimersByTimeAsync(collectMs);
    add([orders]);
    await vi.advanceTimersByTimeAsync(10 * collectMs);
    expect(read).toHaveLength(1);
    end();
    await vi.advanceTimersByTimeAsync(collectMs);
    expect(read).toEqual([[orders], [orders]]);
  });

  test('is not read any more once it is stopped', async () => {
    const { add, stop, read } = collect();
    add([orders]);
    stop();
    await vi.advanceTimersByTimeAsync(10 * collectMs);
    expect(read).toEqual([]);
  });
});
