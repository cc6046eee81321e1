import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Delayed } from '../design/feedback/Delayed.tsx';
import { PageSkeleton } from '../design/feedback/PageSkeleton.tsx';
import { Page } from '../design/navigation/Page.tsx';
import { PageContext, type PageFacts } from '../kernel/router/page-context.ts';
import type { Entry } from '../kernel/router/stack.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { forgetScreen, getScreen } from './page-screen.ts';
import { routes } from './routes.ts';
import { useAppStrings } from './strings.ts';

/** One open page: its context, its screen, and a placeholder until that has loaded. */
export function PageFrame({ entry }: { entry: Entry }) {
  const t = useAppStrings();
  const route = routes[entry.path];
  const scroller = useRef<HTMLDivElement>(null);
  const [, setAttempts] = useState(0);
  const title = t(route.title);
  const facts = useMemo<PageFacts>(
    () => ({ entry, title, chrome: route.chrome, isTab: route.tab !== undefined, scroller }),
    [entry, title, route],
  );
  useEffect(() => {
    document.title = entry.path === 'pages/home' ? t('appName') : `${title} · ${t('appName')}`;
  }, [entry.path, title, t]);

  const handleRetry = () => {
    forgetScreen(entry.path);
    setAttempts((attempts) => attempts + 1);
  };
  const Screen = getScreen(entry.path);
  return (
    <PageContext value={facts}>
      <PageBoundary onRetry={handleRetry}>
        <Suspense fallback={<PageLoading />}>
          <Screen />
        </Suspense>
      </PageBoundary>
    </PageContext>
  );
}

function PageLoading() {
  return (
    <Page>
      <Delayed>
        <PageSkeleton />
      </Delayed>
    </Page>
  );
}
