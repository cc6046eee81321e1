import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { faultText } from '../../kernel/faults.ts';
import { useDesignText } from '../design-text.ts';
import styles from './more-rows.module.css';

export type EndlessRows = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  error?: unknown;
  /** How many a long list holds, which is said at its end. */
  total?: number | undefined;
  fetchNextPage: (options: { cancelRefetch: boolean }) => unknown;
};

/** The end of an endless list: its next rows are read as it comes into view, or on demand after a failure. */
export function MoreRows({ list, text: more }: { list: EndlessRows; text?: string }) {
  const text = useDesignText();
  const end = useRef<HTMLDivElement>(null);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, total, fetchNextPage } = list;
  const isWatched = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  // a page that is already loading is waited for
  const fetchNext = () => void fetchNextPage({ cancelRefetch: false });

  // Observed again at each render: a page may load so fast that no render showed it loading, while the end
  // stayed in view.
  useEffect(() => {
    if (!end.current || !isWatched) return;
    const watcher = new IntersectionObserver((moments) => {
      if (moments.at(-1)?.isIntersecting) fetchNext();
    });
    watcher.observe(end.current);
    return () => watcher.disconnect();
  });

  if (!hasNextPage)
    return total === undefined ? null : <p className={styles.end}>{text('allShown', { n: total })}</p>;
  return (
    <div ref={end} className={styles.more}>
      {isFetchNextPageError && <p role="alert">{faultText(error)}</p>}
      <Button block type="text" loading={isFetchingNextPage} onClick={fetchNext}>
        {isFetchNextPageError ? text('retry') : (more ?? text('moreRows'))}
      </Button>
    </div>
  );
}
