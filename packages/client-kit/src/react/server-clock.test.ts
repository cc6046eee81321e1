import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { saveServerTime, serverNow } from './server-clock.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000_000 }));
afterEach(() => {
  saveServerTime(Date.now() / 1_000 + 3_600);
  saveServerTime(Date.now() / 1_000);
  vi.useRealTimers();
});

describe('the time on screen', () => {
  test('follows the server where this machine’s clock is wrong', () => {
    saveServerTime(2_000_000);
    expect(serverNow()).toBe(2_000_000);
    vi.advanceTimersByTime(5_000);
    expect(serverNow()).toBe(2_000_005);
  });

  test('stays with this machine’s where they agree, so that a countdown never jumps', () => {
    vi.setSystemTime(1_000_000_700);
    saveServerTime(1_000_000);
    expect(serverNow()).toBe(1_000_000);
    vi.setSystemTime(1_000_001_000);
    expect(serverNow()).toBe(1_000_001);
  });

  test('does not take rounding to whole seconds for a change of the server’s clock', () => {
    saveServerTime(2_000_000);
    vi.setSystemTime(1_000_000_900);
    saveServerTime(2_000_000);
    expect(serverNow()).toBe(2_000_000);
    vi.setSystemTime(1_000_001_100);
    expect(serverNow()).toBe(2_000_001);
  });

  test('does not follow an answer that says no time', () => {
    saveServerTime(2_000_000);
    saveServerTime(0);
    expect(serverNow()).toBe(2_000_000);
  });
});
