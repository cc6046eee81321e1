import type { PlatformPost, PostState } from '@chengji/contract';
import { Button } from 'antd';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { ReasonModal } from '../../../design/feedback/ReasonModal.tsx';
import { useSelection } from '../../../design/lists/use-selection.ts';
import { Gallery, GalleryCards } from '../../../design/queue/Gallery.tsx';
import { useQueue } from '../../../design/queue/use-queue.ts';
import { BulkBar } from '../../../design/tables/BulkBar.tsx';
import { useMomentText } from '../../../design/values/MomentText.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { getActs } from '../posts.view.ts';
import { usePostsText } from '../posts-text.ts';
import { useReview } from '../queries.ts';
import { KeysFoot } from './KeysFoot.tsx';
import { PostCard } from './PostCard.tsx';
import { PostPanel } from './PostPanel.tsx';
import { ReviewFilters } from './ReviewFilters.tsx';
import { ReviewHead } from './ReviewHead.tsx';
import styles from './review.module.css';
import { useDeciding } from './use-deciding.ts';
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
  const bulk = useBulk(selection.rows, () => selection.clear());
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
      {selection.keys.length > 0 && (
        <BulkBar count={selection.keys.length} note={bulk.note} onClear={selection.clear}>
          {bulk.acts.approve && (
            <Button type="primary" icon={<Check size={14} />} loading={bulk.isSending} onClick={bulk.approve}>
              {text('approveMany', { n: selection.keys.length })}
            </Button>
          )}
          {bulk.acts.turnDown && (
            <Button icon={<X size={14} />} onClick={bulk.ask}>
              {text(bulk.acts.turnDown)}
            </Button>
          )}
        </BulkBar>
      )}
      {bulk.isAsking && bulk.acts.turnDown && (
        <ReasonModal
          title={text(`${bulk.acts.turnDown}Many`, { n: selection.keys.length })}
          body={text('turnDownBody')}
          action={text(bulk.acts.turnDown)}
          doneText={text(bulk.acts.turnDown === 'refuse' ? 'refused' : 'takenDown', {
            n: selection.keys.length,
          })}
          label={text('reason')}
          isOwed
          isSending={bulk.isSending}
          onAct={bulk.turnDown}
          onClose={bulk.stopAsking}
        />
      )}
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

/** What is done with the posts selected, which are all of one state. */
function useBulk(posts: readonly PlatformPost[], onDone: () => void) {
  const text = usePostsText();
  const deciding = useDeciding();
  const [isAsking, setAsking] = useState(false);
  const seen: PostState = posts[0]?.state ?? 'reviewing';
  const alike = posts.filter(({ state }) => state === seen);
  const held = alike.filter(({ words }) => words.length > 0).length;
  return {
    isSending: deciding.isSending,
    isAsking,
    acts: getActs(seen),
    note: text(held === 0 ? 'noneHeld' : 'someHeld', { n: held }),
    approve: () => {
      if (alike.length > 0 && getActs(seen).approve)
        deciding.decide({ posts: alike, approve: true, seen }, onDone);
    },
    ask: () => setAsking(true),
    stopAsking: () => setAsking(false),
    turnDown: (reason: string) =>
      deciding.decide({ posts: alike, approve: false, reason, seen }, () => {
        setAsking(false);
        onDone();
      }),
  };
}
