/** Code that is fetched when it is first needed. */
import { type ComponentType, lazy } from 'react';
import { checkNetwork, onReconnect, useNetwork } from './network.ts';

/** Code did not come in time, or not at all. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

const missingStyles = new Set<HTMLLinkElement>();

/** From the start of the app on. */
export function watchStyleSheets(): void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missingStyles.add(target);
  };
  document.addEventListener('error', note, true);
}

/**
 * Style sheets that could not be fetched come first: the bundler asks for each of them once. Where the code does not
 * come, the network is looked at.
 */
export async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
  await Promise.all([...missingStyles].map(fetchAgain));
  const loading = load();
  loading.catch(() => void checkNetwork());
  return loading;
}

function fetchAgain(link: HTMLLinkElement): Promise<void> {
  missingStyles.delete(link);
  const again = link.cloneNode() as HTMLLinkElement;
  link.replaceWith(again);
  return new Promise((resolve) => {
    again.onload = () => resolve();
    again.onerror = () => resolve();
  });
}

/** Without a network it comes once there is one. What does not come though there is, is tried once more: it may just be back. */
export async function fetchOnceReachable<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await fetchCode(load);
  } catch {
    await checkNetwork();
  }
  if (useNetwork.getState().isOffline) {
    await nextReconnect();
    return fetchOnceReachable(load);
  }
  return fetchCode(load).catch((cause: unknown) => {
    throw new ChunkLoadError('not loaded', { cause });
  });
}

function nextReconnect(): Promise<void> {
  return new Promise((resolve) => {
    const stop = onReconnect(() => {
      stop();
      resolve();
    });
  });
}

/** A part of a page, in a file that is fetched when it is first shown. Without a network it waits until there is one. */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await fetchOnceReachable(load) }));
