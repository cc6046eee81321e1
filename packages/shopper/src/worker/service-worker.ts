/** The app without a network. Files of this build come from the cache; everything else goes its usual way. */
import type { DownloadProgress } from '../kernel/shell/download.ts';
import { answerFor, isCached } from './answers.ts';
import { scope } from './scope.ts';
import { cacheShell, forgetOtherShells, fromShell, ownFile, type Shell } from './shell.ts';

/** Written in by the build, see vite.config.ts. */
declare const BUILT_SHELL: Shell;
const shell = BUILT_SHELL;

/** Open pages show how far the download of this build is. */
async function sendProgress(part: number): Promise<void> {
  const message: DownloadProgress = { type: 'download', part };
  for (const page of await scope.clients.matchAll({ includeUncontrolled: true })) page.postMessage(message);
}

scope.addEventListener('install', (event) =>
  event.waitUntil(cacheShell(shell, (part) => void sendProgress(part))),
);

scope.addEventListener('activate', (event) =>
  event.waitUntil(forgetOtherShells(shell).then(() => scope.clients.claim())),
);

/** The page asks for it: it reloads right after. */
scope.addEventListener('message', ({ data }) => {
  if (data === 'take over') void scope.skipWaiting();
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const file = ownFile(shell, request, location.href);
  if (file) event.respondWith(fromShell(shell, file, request));
  else if (isCached(request)) event.respondWith(answerFor(request, (work) => event.waitUntil(work)));
});
