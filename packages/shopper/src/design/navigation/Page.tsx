import { classes } from '@chengji/client-kit/classes';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { usePage } from '../../kernel/router/page-context.ts';
import { PullIndicator } from '../lists/PullIndicator.tsx';
import { usePullToRefresh } from '../lists/use-pull-to-refresh.ts';
import { NavBar } from './NavBar.tsx';
import styles from './page.module.css';

type PageProps = {
  children: ReactNode;
  /** Instead of the title of the route table. */
  title?: ReactNode;
  /** At the right of the standard bar: at most two. */
  actions?: ReactNode;
  /** A bar of the screen's own instead of the standard one; make it with `NavBar` where possible. */
  nav?: ReactNode;
  /** What stays at the bottom: wrap it in `BottomBar`. */
  bar?: ReactNode;
  ground?: 'page' | 'white';
  /** The warm wash behind the top; the bar is clear until the person scrolls. */
  wash?: boolean;
  /** Fills the screen and scrolls inside, such as the two columns of the categories. */
  fixed?: boolean;
  /** Pull to refresh; resolves when the page is fresh. */
  onRefresh?: () => Promise<unknown>;
};

const SCROLLED_PX = 24;

/** The frame of every screen: its own scroll container, which stays where it was while other pages are above. */
export function Page({
  children,
  title,
  actions,
  nav,
  bar,
  ground = 'page',
  wash,
  fixed,
  onRefresh,
}: PageProps) {
  const page = usePage();
  const { scroller } = page;
  const left = useRef(0);
  const pull = usePullToRefresh(scroller, onRefresh);

  // runs again each time the page is shown: it stands where it was left
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = left.current;
  }, [scroller]);

  const handleScroll = () => {
    const element = scroller.current;
    if (!element) return;
    left.current = element.scrollTop;
    element.toggleAttribute('data-scrolled', element.scrollTop > SCROLLED_PX);
  };

  const standard = page.chrome === 'nav' && (
    <NavBar
      title={title ?? page.title}
      actions={actions}
      look={wash ? 'clear' : ground === 'white' ? 'surface' : 'page'}
      back={!page.isTab}
    />
  );
  return (
    <div
      ref={scroller}
      data-scroller
      className={classes(
        styles.page,
        ground === 'white' && styles.white,
        page.isTab && styles.tab,
        bar ? styles.bar : null,
        fixed && styles.fixed,
      )}
      onScroll={handleScroll}
    >
      {wash && <div className={styles.wash} />}
      {nav ?? standard}
      {onRefresh && <PullIndicator pull={pull} />}
      <main className={styles.pageMain}>
        <div className={styles.pageBody}>{children}</div>
        {bar}
      </main>
    </div>
  );
}
