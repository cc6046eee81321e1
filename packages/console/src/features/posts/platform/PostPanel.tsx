import type { PostState } from '@chengji/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { NotLoaded } from '../../../design/feedback/NotLoaded.tsx';
import { ScrollArea } from '../../../design/layout/ScrollArea.tsx';
import { GalleryPanel } from '../../../design/queue/Gallery.tsx';
import { useQueueKeys } from '../../../design/queue/use-queue-keys.ts';
import { useCan } from '../../../kernel/rights.ts';
import { getActs, isReasonReady, type ReviewedPost } from '../posts.view.ts';
import { usePostsText } from '../posts-text.ts';
import { useReviewedPost } from '../queries.ts';
import { DecidePart } from './DecidePart.tsx';
import { PostFacts } from './PostFacts.tsx';
import { PostMedia } from './PostMedia.tsx';
import styles from './review.module.css';
import { useDeciding } from './use-deciding.ts';
import { useDraftReason } from './use-draft-reason.ts';
import { useReviewKeys } from './use-review-keys.ts';

const approveKey = 'A';
const turnDownKeys = '⌘↵';

type Props = { id: number; onDone: () => void; onBack: () => void };

/** The post at hand, whole, with what is decided about it below. */
export function PostPanel({ id, onDone, onBack }: Props) {
  const text = usePostsText();
  const { data, error, refetch } = useReviewedPost(id);
  return (
    <GalleryPanel label={text('post', { id })} back={text('backToList')} onBack={onBack}>
      {data && !error ? (
        <Whole found={data} onDone={onDone} />
      ) : (
        <div className={styles.panelScroll}>
          <NotLoaded error={error} onRetry={refetch} />
        </div>
      )}
    </GalleryPanel>
  );
}

function Whole({ found, onDone }: { found: ReviewedPost; onDone: () => void }) {
  const text = usePostsText();
  const mayDecide = useCan('platform', 'posts.decide');
  const [isLarge, setLarge] = useState(false);
  const reason = useDraftReason();
  const deciding = useDeciding();
  const { state } = found.post;
  const { approve: canApprove, turnDown } = getActs(state);
  const canTurnDown = turnDown !== null && isReasonReady(reason.words);

  const approve = () => {
    if (canApprove) deciding.decide({ posts: [found.post], approve: true, seen: state }, onDone);
  };
  const refuse = () => {
    if (canTurnDown)
      deciding.decide({ posts: [found.post], approve: false, reason: reason.words, seen: state }, onDone);
  };
  useReviewKeys({
    ' ': () => setLarge(!found.video),
    ...(mayDecide ? { a: approve } : {}),
    ...(mayDecide && turnDown
      ? Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [String(n), () => reason.chooseAt(n - 1)]))
      : {}),
  });
  useQueueKeys({ ...(mayDecide ? { onDecide: refuse } : {}) });
  return (
    <>
      <ScrollArea className={styles.panelScroll}>
        <div className={styles.mediaPart}>
          <PostMedia post={found} isLarge={isLarge} onLarge={setLarge} />
        </div>
        <PostFacts found={found} />
        {mayDecide && turnDown && <DecidePart reason={reason} />}
      </ScrollArea>
      <div className={styles.panelFoot}>
        {mayDecide ? (
          <>
            {canApprove && (
              <Button
                className={styles.approve}
                type={turnDown ? 'default' : 'primary'}
                loading={deciding.isSending}
                onClick={approve}
              >
                {text(getApproveKey(state))} <kbd>{approveKey}</kbd>
              </Button>
            )}
            {turnDown && (
              <Button
                className={styles.turnDown}
                type="primary"
                danger
                disabled={!canTurnDown}
                loading={deciding.isSending}
                onClick={refuse}
              >
                {text(turnDown)} <kbd>{turnDownKeys}</kbd>
              </Button>
            )}
          </>
        ) : (
          <p className="muted small">{text('mayNotDecide')}</p>
        )}
      </div>
    </>
  );
}

const getApproveKey = (state: PostState) => (state === 'reviewing' ? 'approve' : 'showAgain');
