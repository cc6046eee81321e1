/** What kind of failure a call met. What the person is told is each app's own. */
import { CallError } from '../call-error.ts';

export const isLoginNeeded = (error: unknown): boolean => error instanceof CallError && error.status === 401;

/** The call answered that the network, not the market, is at fault. */
export const isNetworkFault = (error: unknown): boolean =>
  error instanceof CallError && (error.kind === 'offline' || error.kind === 'timeout');

/** There was no proper answer, and not because the call was cancelled: a refusal stays a refusal. */
export const isServerAtFault = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 0 || error.status >= 500) && error.kind !== 'aborted';

/** What to quote to support. */
export const getRequestId = (error: unknown): string | undefined =>
  error instanceof CallError && error.requestId ? error.requestId : undefined;

/** For what the app fetches on its own: a failure leaves everything as it was. */
export async function ignoreErrors<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch {
    return undefined;
  }
}
