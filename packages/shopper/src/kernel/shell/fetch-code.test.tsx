// @vitest-environment jsdom
import '@chengji/testkit/screens';
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { ChunkLoadError, fetchCode, fetchOnceReachable, lazyPart, watchStyleSheets } from './fetch-code.ts';
import { checkNetwork, useNetwork } from './network.ts';

let isReachable = true;
vi.stubGlobal('fetch', async () => {
  if (!isReachable) throw new TypeError('Failed to fetch');
  return new Response();
});

async function haveNetwork(has: boolean): Promise<void> {
  isReachable = has;
  await checkNetwork();
}
afterEach(async () => {
  cleanup();
  document.head.replaceChildren();
  await haveNetwork(true);
});
afterAll(() => vi.unstubAllGlobals());

test('a part of a page that cannot be fetched without a network comes once there is one', async () => {
  await haveNetwork(false);
  const Part = lazyPart(async () => {
    if (!isReachable) throw new TypeError('Failed to fetch');
    return () => <p>the part</p>;
  });
  render(
    <Suspense fallback={<p>its place</p>}>
      <Part />
    </Suspense>,
  );
  await screen.findByText('its place');
  await haveNetwork(true);
  await screen.findByText('the part');
});

test('code that does not come shows that there is no network', async () => {
  isReachable = false;
  await expect(fetchCode(() => Promise.reject(new Error('no network')))).rejects.toThrow('no network');
  await vi.waitFor(() => expect(useNetwork.getState().isOffline).toBe(true));
});

test('code is tried once more where the network is back by the time it is looked at', async () => {
  const load = vi.fn(async () => 'code').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await fetchOnceReachable(load)).toBe('code');
});

test('code that is not there, though the market can be reached, is not waited for', async () => {
  const gone = () => Promise.reject(new Error('404'));
  await expect(fetchOnceReachable(gone)).rejects.toBeInstanceOf(ChunkLoadError);
});

test('a style sheet that could not be fetched is fetched before the next code, once', async () => {
  watchStyleSheets();
  const link = document.head.appendChild(document.createElement('link'));
  link.rel = 'stylesheet';
  link.dispatchEvent(new Event('error'));
  let isLoaded = false;
  const loading = fetchCode(async () => {
    isLoaded = true;
  });
  const again = document.head.querySelector('link');
  expect([again === link, isLoaded]).toEqual([false, false]);
  again?.dispatchEvent(new Event('load'));
  await loading;
  await fetchCode(async () => {});
  expect(document.head.querySelectorAll('link')).toHaveLength(1);
  expect(document.head.querySelector('link')).toBe(again);
});
