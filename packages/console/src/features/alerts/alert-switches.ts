/** How this browser tells of alerts. */
import { useSyncExternalStore } from 'react';

type AlertSwitches = { sound: boolean; notifications: boolean };

const storageKey = 'console.alerts';
const listeners = new Set<() => void>();
let switches: AlertSwitches = { sound: true, notifications: false, ...stored() };

function stored(): Partial<AlertSwitches> {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Partial<AlertSwitches>;
  } catch {
    return {};
  }
}

export const getAlertSwitches = (): AlertSwitches => switches;

export function changeAlertSwitches(change: Partial<AlertSwitches>): void {
  switches = { ...switches, ...change };
  localStorage.setItem(storageKey, JSON.stringify(switches));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useAlertSwitches = (): AlertSwitches => useSyncExternalStore(subscribe, getAlertSwitches);

/** `missing` in a browser without notifications, or a page that may not show any. */
export const notificationPermission = (): NotificationPermission | 'missing' =>
  'Notification' in window ? Notification.permission : 'missing';
