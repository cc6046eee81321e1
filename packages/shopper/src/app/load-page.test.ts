import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CHUNK_TIMEOUT_MS, PAGE_TIMEOUT_MS } from '../kernel/constants.ts';
import { ChunkLoadError } from '../kernel/shell/fetch-code.ts';
import { page, withinTime } from './load-page.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const never = () => new Promise<never>(() => {});
/** Told as soon as it fails. */
function watch(loading: Promise<unknown>): { fault: unknown } {
  const seen: { fault: unknown } = { fault: null };
  loading.catch((fault: unknown) => {
    seen.fault = fault;
  });
  return seen;
}

test('a page whose code has not come after 60 s fails, and can be tried again', async () => {
  const opened = watch(withinTime(never(), PAGE_TIMEOUT_MS));
  await vi.advanceTimersByTimeAsync(59_999);
  expect(opened.fault).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(opened.fault).toBeInstanceOf(ChunkLoadError);
});

test('code is waited for 120 s', async () => {
  const opened = watch(page(never, 'Screen')());
  await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1);
  expect(opened.fault).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(opened.fault).toBeInstanceOf(ChunkLoadError);
});
