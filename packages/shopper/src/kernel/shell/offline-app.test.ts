// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { showDownload, useDownload } from './download.ts';
import { forgetAnswers, registerOfflineApp, renewApp } from './offline-app.ts';

/** A worker of some build, as the page sees it. */
class Worker extends EventTarget {
  state: string;
  readonly received: unknown[] = [];
  constructor(state: string) {
    super();
    this.state = state;
  }
  postMessage(message: unknown) {
    this.received.push(message);
  }
  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

type Registration = { waiting?: Worker; installing?: Worker; update: () => Promise<void> };

let registration: Registration | undefined;
const register = vi.fn(async (_address: string) => registration);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('PROD', true);
  register.mockClear();
  registration = { update: vi.fn(async () => {}) };
  const workers = Object.assign(new EventTarget(), {
    register,
    getRegistration: async () => registration,
  });
  vi.stubGlobal('navigator', { serviceWorker: workers });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('the app on the phone', () => {
  test('is cached once the first screen has loaded, and not before', async () => {
    await registerOfflineApp();
    expect(register).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(register).toHaveBeenCalledWith('./service-worker.js');
  });

  test('is checked for updates each time the person comes back to it', async () => {
    await registerOfflineApp();
    await vi.advanceTimersByTimeAsync(5_000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(registration?.update).toHaveBeenCalledTimes(1);
  });

  test('that waits since an earlier visit begins with this one', async () => {
    const waiting = new Worker('installed');
    registration = { waiting, update: async () => {} };
    await registerOfflineApp();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([waiting.received, register.mock.calls]).toEqual([['take over'], []]);
  });

  test('that the person agrees to takes over as soon as it is whole', async () => {
    const installing = new Worker('installing');
    registration = { installing, update: async () => {} };
    const renewing = renewApp();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(installing.received).toEqual([]);
    installing.become('installed');
    await renewing;
    expect(installing.received).toEqual(['take over']);
  });

  test('that the person agrees to shows how much of it is here, while it is on its way', async () => {
    const installing = new Worker('installing');
    registration = { installing, update: async () => {} };
    const part = () => useDownload.getState().part;
    const renewing = showDownload(renewApp);
    expect(part()).toBe(0);
    const half = new MessageEvent('message', { data: { type: 'download', part: 0.5 } });
    (navigator.serviceWorker as EventTarget).dispatchEvent(half);
    expect(part()).toBe(0.5);
    installing.become('installed');
    await vi.advanceTimersByTimeAsync(0);
    installing.become('installed');
    await renewing;
    expect(part()).toBeNull();
  });

  test('works with the network alone where the browser has no service worker', async () => {
    vi.stubGlobal('navigator', {});
    await registerOfflineApp();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(register).not.toHaveBeenCalled();
  });
});

test('cached answers are deleted when the person logs out', async () => {
  const deleted: string[] = [];
  vi.stubGlobal('caches', { delete: async (name: string) => deleted.push(name) });
  await forgetAnswers();
  expect(deleted).toEqual(['answers']);
});
