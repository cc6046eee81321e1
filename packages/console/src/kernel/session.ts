import { createListeners } from '@chengji/client-kit/listeners';
import type { CallOut } from '@chengji/contract';
import { useSyncExternalStore } from 'react';

export type Area = 'seller' | 'platform';
export type Staff = CallOut<'GET /seller/auth/info'>;
export type Session = { token: string; staff: Staff };

/** Who works in each area of this browser; a shop's owner and an operator may be logged in side by side. */
const storageKey = (area: Area) => `console.session.${area}`;
const listeners = createListeners();
const sessions: Record<Area, Session | undefined> = {
  seller: stored('seller'),
  platform: stored('platform'),
};

function stored(area: Area): Session | undefined {
  const text = localStorage.getItem(storageKey(area));
  if (!text) return undefined;
  try {
    const session = JSON.parse(text) as Session;
    return typeof session.token === 'string' && Array.isArray(session.staff?.rights) ? session : undefined;
  } catch {
    return undefined;
  }
}

/** Why the market ended a session, until the next login. */
const endings: Partial<Record<Area, string>> = {};

export const getSession = (area: Area): Session | undefined => sessions[area];

export function keepSession(area: Area, session: Session): void {
  sessions[area] = session;
  delete endings[area];
  localStorage.setItem(storageKey(area), JSON.stringify(session));
  listeners.tell();
}

/** The login page says why, where the market gave a reason. */
export function endSession(area: Area, reason?: string): void {
  sessions[area] = undefined;
  if (reason) endings[area] = reason;
  localStorage.removeItem(storageKey(area));
  listeners.tell();
}

export const useSession = (area: Area): Session | undefined =>
  useSyncExternalStore(listeners.subscribe, () => sessions[area]);

export const useSessionEnding = (area: Area): string | undefined =>
  useSyncExternalStore(listeners.subscribe, () => endings[area]);

/** The area a call or a page belongs to, by its first part; a call for anyone belongs to none. */
export function toArea(path: string): Area | undefined {
  const first = path.split('/')[1];
  return first === 'seller' || first === 'platform' ? first : undefined;
}

/** The area worked in, by the address of the page. */
export const areaHere = (): Area => toArea(location.pathname.replace(/^\/console/, '')) ?? 'seller';
