/**
 * By whose link a person came: `?ref=CODE` before the hash of any address of the app. It is kept, the latest, until they
 * register; the market decides whether it still counts by then.
 */
import { serverNow } from '@chengji/client-kit/react';
import { STORAGE_KEY } from './constants.ts';
import { readStored, store } from './storage.ts';

/** `at` is of this device's clock, which may be wrong: only how long ago it was counts. */
type Kept = { code: string; at: number };

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  typeof value.code === 'string' &&
  'at' in value &&
  typeof value.at === 'number';

/** Keeps what the address says, and shows the address without it: who copies it shares the page alone. */
export function keepReferrer(view: Window): void {
  const address = new URL(view.location.href);
  const code = address.searchParams.get('ref')?.trim();
  if (code === undefined) return;
  if (/^[a-z0-9]{6}$/i.test(code)) store(STORAGE_KEY.referrer, { code, at: Date.now() } satisfies Kept);
  address.searchParams.delete('ref');
  view.history.replaceState(view.history.state, '', address);
}

/** What a call that may make an account says of it. */
export function getReferredBy(): { referrer?: string; referred_at?: number } {
  const kept = readStored(STORAGE_KEY.referrer);
  if (!isKept(kept)) return {};
  const secondsAgo = Math.max(0, Math.floor((Date.now() - kept.at) / 1_000));
  return { referrer: kept.code, referred_at: serverNow() - secondsAgo };
}
