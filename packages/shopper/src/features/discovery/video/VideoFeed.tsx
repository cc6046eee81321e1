import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { ErrorLine } from '../../../design/feedback/ErrorLine.tsx';
import { Button } from '../../../design/inputs/Button.tsx';
import { Hidden, Text } from '../../../design/layout/primitives.ts';
import type { Endless } from '../../../design/lists/ListEnd.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { go } from '../../../kernel/router/navigation.ts';
import { usePage } from '../../../kernel/router/page-context.ts';
import { mayPreload } from './player/data-saver.ts';
import { getPart, type Slide } from './player/slides.view.ts';
import { useVideoKeys } from './player/use-video-keys.ts';
import { VideoSlide } from './player/VideoSlide.tsx';
import { useVideoStrings } from './strings.ts';
import styles from './VideoFeed.module.css';
import { VideoNav } from './VideoNav.tsx';

/** So many before the end the next page is fetched. */
const EARLY = 3;

type List = Endless & { error: Error | null; isPending: boolean; refetch: () => unknown };

type VideoFeedProps = {
  slides: readonly Slide[];
  list: List;
  isAtComments: boolean;
};

/** The videos to swipe through; the one in sight plays, the one after it loads once that one has enough. */
export function VideoFeed({ slides, list, isAtComments }: VideoFeedProps) {
  const { title } = usePage();
  const t = useVideoStrings();
  const feed = useRef<HTMLElement>(null);
  const [at, setAt] = useState(0);
  const [ready, setReady] = useState<ReadonlySet<number>>(() => new Set());
  const current = slides[Math.min(at, slides.length - 1)];
  const mayLoadNext = mayPreload() && current !== undefined && ready.has(current.id);
  useLeftPlace(feed, at);

  const move = (step: number) => {
    const element = feed.current;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element?.scrollTo({
      top: (at + step) * element.clientHeight,
      behavior: isStill ? 'auto' : 'smooth',
    });
  };
  const handleScroll = () => {
    const element = feed.current;
    // a hidden page has no height: it was not scrolled
    if (!element || element.clientHeight === 0) return;
    const seen = Math.max(0, Math.round(element.scrollTop / element.clientHeight));
    if (seen === at) return;
    setAt(seen);
    const isNearEnd = seen >= slides.length - EARLY;
    if (isNearEnd && list.hasNextPage && !list.isFetchingNextPage)
      list.fetchNextPage({ cancelRefetch: false });
  };
  useVideoKeys({ next: () => move(1), before: () => move(-1) });
  return (
    <Page fixed nav={<VideoNav slide={at < slides.length ? current : undefined} onSkip={() => move(1)} />}>
      <Hidden as="h1">{title}</Hidden>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section ref={feed} className={styles.feed} aria-label={t('feed')} tabIndex={0} onScroll={handleScroll}>
        {slides.map((slide, index) => (
          <VideoSlide
            key={slide.id}
            slide={slide}
            part={getPart(index, at, mayLoadNext)}
            isAtComments={isAtComments && index === 0}
            onReady={() => setReady((all) => (all.has(slide.id) ? all : new Set(all).add(slide.id)))}
            onNext={() => move(1)}
          />
        ))}
        <EndSlide list={list} />
      </section>
    </Page>
  );
}

/** A page that is hidden forgets how far a part of it was scrolled. */
function useLeftPlace(feed: RefObject<HTMLElement | null>, at: number): void {
  const left = useRef(at);
  left.current = at;
  useLayoutEffect(() => {
    if (feed.current) feed.current.scrollTop = left.current * feed.current.clientHeight;
  }, [feed]);
}

/** After the last one: more to come, a failure with a retry, or the end. */
function EndSlide({ list }: { list: List }) {
  const t = useVideoStrings();
  const hasFailed = list.isFetchNextPageError || list.error !== null;
  const isComing = list.isPending || list.isFetchingNextPage || (list.hasNextPage && !hasFailed);
  const handleRetry = () =>
    list.isFetchNextPageError ? list.fetchNextPage({ cancelRefetch: false }) : list.refetch();
  return (
    <div className={styles.end}>
      {hasFailed && <ErrorLine onRetry={() => void handleRetry()} />}
      {isComing && !hasFailed && (
        <Text as="p" size={15}>
          {t('loading')}
        </Text>
      )}
      {!isComing && !hasFailed && (
        <>
          <Text as="p" size={17} bold>
            {t('end')}
          </Text>
          <Button size="m" onClick={() => go('pages/find')}>
            {t('toFind')}
          </Button>
        </>
      )}
    </div>
  );
}
