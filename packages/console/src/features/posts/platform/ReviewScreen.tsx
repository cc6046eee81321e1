import type { PlatformPost } from '@chengji/contract';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { useSelection } from '../../../design/lists/use-selection.ts';
import { Gallery, GalleryCards } from '../../../design/queue/Gallery.tsx';
import { useQueue } from '../../../design/queue/use-queue.ts';
import { useMomentText } from '../../../design/values/MomentText.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { usePostsText } from '../posts-text.ts';
import { useReview } from '../queries.ts';
import { BulkPart } from './BulkPart.tsx';
import { KeysFoot } from './KeysFoot.tsx';
import { PostCard } from './PostCard.tsx';
import { PostPanel } from './PostPanel.tsx';
import { ReviewFilters } from './ReviewFilters.tsx';
import { ReviewHead } from './ReviewHead.tsx';
import styles from './review.module.css';
import { useBulk } from './use-bulk.ts';
import { useReviewKeys } from './use-review-keys.ts';

/** Posts in a state of the review: a grid of them, and the one at hand beside it. */
export function ReviewScreen() {
  const text = usePostsText();
  const momentText = useMomentText();
  const mayDecide = useCan('platform', 'posts.decide');
  const list = useReview();
  const { data, input } = list;
  const queue = useQueue(list);
  const rows = data?.rows ?? [];
  const { id: _, ...asked } = { id: 0, ...input };
  const selection = useSelection<PlatformPost>(asked);
  const tab = input.answered ? 'answered' : (input.state ?? 'reviewing');

  const at = rows.findIndex(({ id }) => id === queue.chosen);
  const chosen = rows[at];
  const step = (by: number) => {
    const next = rows[at + by];
    if (next) queue.choose(next.id);
  };
  const toggle = (post: PlatformPost) => {
    const has = selection.keys.includes(post.id);
    const kept = has ? selection.rows.filter(({ id }) => id !== post.id) : [...selection.rows, post];
    selection.change(
      kept.map(({ id }) => id),
      kept,
    );
  };
  const bulk = useBulk(selection);
  useReviewKeys({
    arrowright: () => step(1),
    arrowdown: () => step(1),
    arrowleft: () => step(-1),
    arrowup: () => step(-1),
    k: () => step(-1),
    ...(mayDecide ? { x: () => chosen && toggle(chosen), 'shift+a': bulk.approve } : {}),
  });

  const oldest = data && tab === 'reviewing' && input.page === 1 ? rows[0]?.waits_since : null;
  const beside = (
    <>
      {queue.chosen > 0 && (
        <PostPanel key={queue.chosen} id={queue.chosen} onDone={queue.goNext} onBack={queue.close} />
      )}
      <BulkPart count={selection.keys.length} bulk={bulk} onClear={selection.clear} />
    </>
  );
  return (
    <Gallery label={text('moderation')} isOpened={queue.isOpened} className={styles.review} beside={beside}>
      <ReviewHead
        tab={tab}
        summary={
          data &&
          (oldest
            ? text('summaryOldest', { n: data.counts.reviewing, time: momentText(oldest) })
            : text('summary', { n: data.counts.reviewing }))
        }
        onTab={(next) =>
          next === 'answered'
            ? queue.change({ answered: true, state: undefined })
            : queue.change({ answered: undefined, state: next })
        }
      />
      <ReviewFilters list={list} onChange={queue.change} />
      <GalleryCards
        label={text(`tab_${tab}`)}
        list={list}
        empty={<EmptyState title={text(`none_${tab}`)} hint={text('noneHint')} />}
        least={188}
        onPage={(page) => queue.change({ page })}
      >
        {(post) => (
          <PostCard
            post={post}
            isChosen={post.id === queue.chosen}
            selection={
              mayDecide
                ? { isSelected: selection.keys.includes(post.id), onToggle: () => toggle(post) }
                : undefined
            }
            onChoose={() => queue.choose(post.id)}
          />
        )}
      </GalleryCards>
      <KeysFoot mayDecide={mayDecide} />
    </Gallery>
  );
}
