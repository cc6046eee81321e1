/** The app without a network. Files of this build come from the cache; everything else goes its usual way. */
import { answerFor, isCached } from './answers.ts';
import { scope } from './scope.ts';
import { cacheShell, forgetOtherShells, fromShell, ownFile, type Shell } from './shell.ts';

/** Written in by the build, see vite.config.ts. */
declare const BUILT_SHELL: Shell;
const shell = BUILT_SHELL;

scope.addEventListener('install', (event) => event.waitUntil(cacheShell(shell)));

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
