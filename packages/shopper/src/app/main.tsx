import '../design/base.css';
import { ignoreErrors } from '@chengji/client-kit/react';
import { createRoot } from 'react-dom/client';
import { loadTexts } from '../kernel/language.ts';
import { startSocket } from '../kernel/live/socket-lifecycle.ts';
import { keepReferrer } from '../kernel/referrer.ts';
import { bindRouter } from '../kernel/router/navigation.ts';
import { getTopEntry } from '../kernel/router/stack.ts';
import { followSession, startSession } from '../kernel/session/session.ts';
import { fetchOnceReachable, watchStyleSheets } from '../kernel/shell/fetch-code.ts';
import { watchNetwork } from '../kernel/shell/network.ts';
import { registerOfflineApp } from '../kernel/shell/offline-app.ts';
import { checkUpdate } from '../kernel/shell/update-check.ts';
import { followTheme } from '../kernel/theme.ts';
import { App } from './App.tsx';
import { createAppRouter } from './app-router.ts';
import { preload } from './page-screen.ts';
import { isPreview } from './preview/preview-address.ts';

const container = document.getElementById('app');

if (isPreview(window)) {
  void import('./preview/show-preview.tsx').then(({ showPreview }) => container && showPreview(container));
} else {
  start();
}

const loadCart = () => void ignoreErrors(fetchOnceReachable(() => import('../features/cart/index.ts')));

function start(): void {
  keepReferrer(window);
  const router = createAppRouter(window);

  followTheme();
  bindRouter(router);
  router.start();

  const first = getTopEntry(router.store.getState());
  if (first) preload(first.path);

  if (container) {
    const root = createRoot(container);
    void loadTexts().then(() => root.render(<App router={router} />));
  }

  // the cart, and its number in the tab bar, need no code before the cart is due
  followSession({ onCartLoad: loadCart });
  watchNetwork();
  watchStyleSheets();
  void startSession();
  startSocket();
  void checkUpdate();
  void registerOfflineApp();
  if (matchMedia('(pointer: fine)').matches)
    void import('./desktop/show-desktop.tsx').then(({ showDesktop }) => showDesktop(router));
}
