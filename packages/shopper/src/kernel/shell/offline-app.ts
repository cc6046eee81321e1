/** The app as its service worker (`src/worker`) caches it on the phone, and how a newer one replaces it. */

/** After the first screen has loaded: the whole app is fetched then, and must not delay it. */
const REGISTER_AFTER_MS = 5_000;

const worker = () => (import.meta.env.PROD ? navigator.serviceWorker : undefined);

/** A newer app that waits since an earlier visit starts with this one; else the service worker is registered. */
export async function registerOfflineApp(): Promise<void> {
  const registration = await worker()?.getRegistration();
  if (registration?.waiting) return takeOver(registration.waiting);
  setTimeout(() => void register(), REGISTER_AFTER_MS);
}

/** Without a service worker, as in a private window, the app works with the network alone. */
async function register(): Promise<void> {
  const registration = await worker()
    ?.register('./service-worker.js')
    .catch(() => undefined);
  if (!registration) return;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => {});
  });
}

/** Restarts with the newest app there is. */
export async function renewApp(): Promise<void> {
  const registration = await worker()?.getRegistration();
  await registration?.update().catch(() => {});
  const newer = registration?.installing ?? registration?.waiting;
  if (newer && (await isInstalled(newer))) takeOver(newer);
  else window.location.reload();
}

function isInstalled(newer: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = () => {
      if (newer.state !== 'installing') resolve(newer.state === 'installed');
    };
    newer.addEventListener('statechange', settle);
    settle();
  });
}

function takeOver(newer: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  newer.postMessage('take over');
}

/** Cached answers belong to the person who asked. */
export async function forgetAnswers(): Promise<void> {
  if ('caches' in globalThis) await caches.delete('answers');
}
