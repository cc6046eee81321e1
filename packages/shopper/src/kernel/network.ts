/** Whether the market can be reached, and the page that stands in while it cannot. */
import { back, go } from './router/navigation.ts';

const CHECK_TIMEOUT_MS = 5_000;

/** Asks the market itself: a phone that says it is online may still reach nothing. */
export async function isNetworkThere(): Promise<boolean> {
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

/** Opened at start when the market cannot be reached. */
export const openNoNetwork = () => go('pages/page/no_network');

/** On to the page below, which asks for its data again. */
export const leaveNoNetwork = () => back();
