import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useState } from 'react';
import { QuestionHost } from '../design/feedback/QuestionHost.tsx';
import { ToastHost } from '../design/feedback/ToastHost.tsx';
import { OpeningHost, PopupHost } from '../features/content/index.ts';
import { queryClient } from '../kernel/calls/query-client.ts';
import { isEnglishOffered } from '../kernel/language-offer.ts';
import type { Path } from '../kernel/router/page-params.ts';
import type { Router } from '../kernel/router/router.ts';
import { getTopEntry } from '../kernel/router/stack.ts';
import { DownloadBar } from './DownloadBar.tsx';
import { OfflineBar } from './OfflineBar.tsx';
import { PageStack } from './PageStack.tsx';
import { useMarketSettings, useNetworkCheck, useReturn } from './use-start.ts';

/** Without its code there is no offer. */
const LanguageOffer = lazy(() =>
  import('./language-offer/LanguageOffer.tsx').then(
    (loaded) => ({ default: loaded.LanguageOffer }),
    () => ({ default: () => null }),
  ),
);

export function App({ router }: { router: Router }) {
  const [isOffered] = useState(isEnglishOffered);
  return (
    <QueryClientProvider client={queryClient}>
      <OfflineBar />
      <DownloadBar />
      {isOffered && (
        <Suspense fallback={null}>
          <LanguageOffer router={router} />
        </Suspense>
      )}
      <PageStack router={router} />
      <Start router={router} />
      <QuestionHost />
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
  useMarketSettings();
  useReturn();
  return (
    <>
      <OpeningHost isAtHome={isAtHome} onDone={handleOpened} />
      {!isOpening && <PopupHost />}
    </>
  );
}

const isHome = (path: Path | undefined) => path === 'pages/home' || path === 'pages/index';
