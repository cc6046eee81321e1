/**
 * A login by an account elsewhere leaves the app and comes back to it by an address. What was meant by it waits
 * in the session's storage, under a state that only this app knows: an answer with another one is ignored.
 */
import type { ThirdProvider } from '@chengji/contract';
import { useState } from 'react';
import { toPageAddress } from '../../../kernel/sandbox-page.ts';
import { useOpenProvider } from '../queries.ts';

export type Intent = 'login' | 'bind';

const KEY = 'third_login';
const STATE_BYTES = 24;

const newState = () =>
  [...crypto.getRandomValues(new Uint8Array(STATE_BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

function saveIntent(state: string, intent: Intent): void {
  sessionStorage.setItem(KEY, JSON.stringify({ state, intent }));
}

/** What was meant by the login that comes back with this state; null when the state is unknown. */
export function readIntent(state: string | undefined): Intent | null {
  const stored = sessionStorage.getItem(KEY);
  const meant = stored ? (JSON.parse(stored) as { state: string; intent: Intent }) : null;
  return meant && meant.state === state ? meant.intent : null;
}

/** What came back is used once. */
export const forgetIntent = (): void => sessionStorage.removeItem(KEY);

/** Only a page of the web is followed: an address of another kind could run as a script. */
const isPage = (url: string) => /^(https?:\/\/|\/(?!\/))/.test(url);

/** Leaves for the provider's page. */
export function useOpenThird(intent: Intent) {
  const [isLeaving, setLeaving] = useState(false);
  const opening = useOpenProvider(({ url }, { state }) => {
    if (!isPage(url)) return;
    saveIntent(state, intent);
    setLeaving(true);
    window.location.assign(toPageAddress(url));
  });
  const busy = opening.isPending || isLeaving;
  return {
    busy,
    open(provider: ThirdProvider) {
      if (!busy) opening.mutate({ provider, state: newState() });
    },
  };
}
