// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkNetwork, onReconnect, useNetwork, watchNetwork } from './network.ts';

let isReachable = true;
let asked = 0;
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  [isReachable, asked] = [true, 0];
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    if (!isReachable) throw new TypeError('no network');
    return new Response('ok');
  });
  stop = watchNetwork();
});
afterEach(async () => {
  isReachable = true;
  await checkNetwork();
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const isOffline = () => useNetwork.getState().isOffline;

describe('the network', () => {
  test('is offline when the market itself cannot be reached, even if the phone says otherwise', async () => {
    window.dispatchEvent(new Event('offline'));
    await checkNetwork();
    expect(isOffline()).toBe(false);
    isReachable = false;
    await checkNetwork();
    expect(isOffline()).toBe(true);
  });

  test('is checked again until it is back, and no longer', async () => {
    isReachable = false;
    await checkNetwork();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([isOffline(), asked]).toEqual([true, 3]);
    isReachable = true;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(isOffline()).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toBe(4);
  });

  test('is checked once for any number of calls without an answer', async () => {
    await Promise.all([checkNetwork(), checkNetwork(), checkNetwork()]);
    expect(asked).toBe(1);
  });

  test('reports a reconnect once to each subscriber that is left', async () => {
    const [subscriber, unsubscribed] = [vi.fn(), vi.fn()];
    const end = onReconnect(subscriber);
    onReconnect(unsubscribed)();
    for (const there of [true, false, false, true, true]) {
      isReachable = there;
      await checkNetwork();
    }
    end();
    expect([subscriber.mock.calls.length, unsubscribed.mock.calls.length]).toEqual([1, 0]);
  });
});
