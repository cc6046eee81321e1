/** What the browser lets the app do. A browser that does not say knows no such permission. */
import { useEffect, useState } from 'react';

export type Permission = 'granted' | 'denied' | 'prompt' | 'unknown';

const asked = ['geolocation', 'notifications'] as const;
type Asked = (typeof asked)[number];

export async function queryPermission(name: Asked): Promise<Permission> {
  try {
    return (await navigator.permissions.query({ name })).state;
  } catch {
    return 'unknown';
  }
}

export async function askNotifications(): Promise<Permission> {
  if (!('Notification' in window)) return 'unknown';
  const answer = await Notification.requestPermission();
  return answer === 'default' ? 'prompt' : answer;
}

/** Asked each time the page is shown: they are changed outside of the app. */
export function usePermissions(): Record<Asked, Permission | null> {
  const [known, setKnown] = useState<Record<Asked, Permission | null>>({
    geolocation: null,
    notifications: null,
  });
  useEffect(() => {
    for (const name of asked) {
      void queryPermission(name).then((permission) =>
        setKnown((others) => ({ ...others, [name]: permission })),
      );
    }
  }, []);
  return known;
}
