/** How a new alert is told: a short sound, and a notification while the page is hidden. */
import { getAlertSwitches, notificationPermission } from './alert-switches.ts';
import sound from './sounds/alert.wav';

/** Alerts that come one upon the other ring once. */
export const quietMs = 3_000;
let quietUntil = 0;

/** A browser plays nothing for a page nobody has touched, and some play nothing at all. */
async function play(): Promise<void> {
  try {
    await new Audio(sound).play();
  } catch {
    // the bell counts the alert all the same
  }
}

function ring(): void {
  const now = Date.now();
  if (now >= quietUntil) void play();
  quietUntil = now + quietMs;
}

type Announcement = { title: string; body: string; tag: string; onOpen: () => void };

/** The newest takes the place of the one before, so that a burst is one notification. */
function notify({ title, body, tag, onOpen }: Announcement): void {
  if (!document.hidden || notificationPermission() !== 'granted') return;
  try {
    const notification = new Notification(title, { body, tag });
    notification.onclick = () => {
      window.focus();
      notification.close();
      onOpen();
    };
  } catch {
    // some browsers of phones show notifications of service workers only
  }
}

export function announce(announcement: Announcement): void {
  const { sound: rings, notifications } = getAlertSwitches();
  if (rings) ring();
  if (notifications) notify(announcement);
}
