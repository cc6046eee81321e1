import { QueryClientProvider } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { queryClient } from '../../kernel/calls/query-client.ts';
import type { Router } from '../../kernel/router/router.ts';
import { AboutColumn } from './AboutColumn.tsx';
import { DemoCard } from './DemoCard.tsx';
import styles from './desktop.module.css';
import { PageCode } from './PageCode.tsx';
import { PreferencesCard } from './PreferencesCard.tsx';
import { useDesktopStrings } from './strings.ts';

/** The same width as in `app/page-stack.module.css`. */
const wide = matchMedia('(min-width: 1240px)');

function subscribe(listener: () => void): () => void {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** What stands beside the app on a desktop: what it is, the way to the phone, language and theme, the demo's console. */
export function Surroundings({ router }: { router: Router }) {
  const t = useDesktopStrings();
  const isWide = useSyncExternalStore(subscribe, () => wide.matches);
  if (!isWide) return null;
  return (
    <QueryClientProvider client={queryClient}>
      <AboutColumn />
      <aside className={styles.right} aria-label={t('more')}>
        <PageCode router={router} />
        <PreferencesCard />
        <DemoCard />
      </aside>
    </QueryClientProvider>
  );
}
