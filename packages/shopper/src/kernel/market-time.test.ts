import { afterEach, expect, test, vi } from 'vitest';
import { marketNow, saveMarketTime } from './market-time.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('the clock follows the market where the phone’s is wrong', () => {
  vi.useFakeTimers({ now: 1_000_000_000 });
  saveMarketTime(1_003_600);
  expect(marketNow()).toBe(1_003_600);
  vi.advanceTimersByTime(5_000);
  expect(marketNow()).toBe(1_003_605);
});

test('the clock stays with the phone’s where they agree, so that a countdown never jumps', () => {
  vi.useFakeTimers({ now: 1_000_000_700 });
  saveMarketTime(1_000_000);
  expect(marketNow()).toBe(1_000_000.7);
  saveMarketTime(0);
  expect(marketNow()).toBe(1_000_000.7);
});
