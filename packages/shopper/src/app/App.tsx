import { QueryClientProvider } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { ModalHost } from '../design/feedback/ModalHost.tsx';
import { ToastHost } from '../design/feedback/ToastHost.tsx';
import { OpeningHost } from '../features/content/index.ts';
import { queryClient } from '../kernel/calls/query-client.ts';
import type { Path } from '../kernel/router/page-params.ts';
import type { Router } from '../kernel/router/router.ts';
import { getTopEntry } from '../kernel/router/stack.ts';
import { OfflineBar } from './OfflineBar.tsx';
import { PageStack } from './PageStack.tsx';
import { useMarketTimeZone, useNetworkCheck, useReturn, useSystemPopup } from './use-start.ts';

export function App({ router }: { router: Router }) {
  return (
    <QueryClientProvider client={queryClient}>
      <OfflineBar />
      <PageStack router={router} />
      <Start router={router} />
      <ModalHost />
      <ToastHost />
    </QueryClientProvider>
  );
}

/** What is asked for once, beside the pages. */
function Start({ router }: { router: Router }) {
  const [isOpening, setOpening] = useState(true);
  const [isAtHome] = useState(() => isHome(getTopEntry(router.store.getState())?.path));
  const handleOpened = useCallback(() => setOpening(false), []);
  useNetworkCheck();
  useMarketTimeZone();
  useReturn();
  useSystemPopup(isOpening);
  return <OpeningHost isAtHome={isAtHome} onDone={handleOpened} />;
}

const isHome = (path: Path | undefined) => path === 'pages/home' || path === 'pages/index';
