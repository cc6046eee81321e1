import { Button } from 'antd';
import { useEffect, useRef } from 'react';

export type EndlessRows = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: (options: { cancelRefetch: boolean }) => unknown;
};

/** The end of an endless list: its next rows are read as it comes into view, or on demand after a failure. */
export function MoreRows({ list, text }: { list: EndlessRows; text: string }) {
  const end = useRef<HTMLDivElement>(null);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
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

  if (!hasNextPage) return null;
  return (
    <div ref={end}>
      <Button block type="text" loading={isFetchingNextPage} onClick={fetchNext}>
        {text}
      </Button>
    </div>
  );
}
