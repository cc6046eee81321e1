/** Whether the market can be reached, and the page shown while it cannot. */
import { createListeners } from '@chengji/client-kit/listeners';
import { create } from 'zustand';
import { back, go } from '../router/navigation.ts';

const CHECK_TIMEOUT_MS = 5_000;
/** While offline, the market is checked at this interval. */
const CHECK_AGAIN_MS = 5_000;

export const useNetwork = create<{ isOffline: boolean }>(() => ({ isOffline: false }));

const reconnections = createListeners();

/** Calls the listener each time the market can be reached again; answers how to unsubscribe. */
export const onReconnect = reconnections.subscribe;

/** Asks the market itself: a phone that says it is online may still reach nothing. */
export async function isNetworkReachable(): Promise<boolean> {
  try {
    const response = await fetch('/healthz', {
      cache: 'no-store',
      signal: AbortSignal.timeout(CHECK_TIMEOUT_MS),
    });
    return response.ok;
  } catch {
    return false;
  }
}

let checking: Promise<void> | null = null;
let again: ReturnType<typeof setTimeout> | undefined;

/** After a call had no answer, or the phone reports a change. */
export function checkNetwork(): Promise<void> {
  checking ??= isNetworkReachable().then((isReachable) => {
    checking = null;
    settle(isReachable);
  });
  return checking;
}

function settle(isReachable: boolean): void {
  clearTimeout(again);
  if (!isReachable) again = setTimeout(() => void checkNetwork(), CHECK_AGAIN_MS);
  const wasOffline = useNetwork.getState().isOffline;
  if (wasOffline === !isReachable) return;
  useNetwork.setState({ isOffline: !isReachable });
  if (isReachable) reconnections.tell();
}

/** From the start of the app on; answers how to stop. */
export function watchNetwork(): () => void {
  const look = () => void checkNetwork();
  window.addEventListener('offline', look);
  window.addEventListener('online', look);
  return () => {
    clearTimeout(again);
    window.removeEventListener('offline', look);
    window.removeEventListener('online', look);
  };
}

/** Opened at start when the market cannot be reached. */
export const openNoNetworkPage = () => go('pages/page/no_network');

/** On to the page below, which asks for its data again. */
export const leaveNoNetworkPage = () => back();
