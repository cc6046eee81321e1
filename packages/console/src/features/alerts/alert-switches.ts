/** How this browser tells of alerts. */
import { createListeners } from '@chengji/client-kit/listeners';
import { useSyncExternalStore } from 'react';

type AlertSwitches = { sound: boolean; notifications: boolean };

const storageKey = 'console.alerts';
const listeners = createListeners();
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
  listeners.tell();
}

export const useAlertSwitches = (): AlertSwitches =>
  useSyncExternalStore(listeners.subscribe, getAlertSwitches);

/** `missing` in a browser without notifications, or a page that may not show any. */
export const notificationPermission = (): NotificationPermission | 'missing' =>
  'Notification' in window ? Notification.permission : 'missing';
