import { expect, test, vi } from 'vitest';
import { serverNow, syncServerTime } from './server-time.ts';

test('the time on screen follows the server, not this machine', () => {
  vi.useFakeTimers({ now: 1_000_000_000 });
  syncServerTime(2_000_000);
  expect(serverNow()).toBe(2_000_000);
  vi.setSystemTime(1_000_005_000);
  expect(serverNow()).toBe(2_000_005);
});

test('rounding to whole seconds is not taken for drift', () => {
  vi.useFakeTimers({ now: 1_000_000_000 });
  syncServerTime(2_000_000);
  vi.setSystemTime(1_000_000_900);
  syncServerTime(2_000_000);
  expect(serverNow()).toBe(2_000_000);
  vi.setSystemTime(1_000_001_100);
  expect(serverNow()).toBe(2_000_001);
  vi.useRealTimers();
});
