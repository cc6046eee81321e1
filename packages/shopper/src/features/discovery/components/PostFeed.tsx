import { Delayed } from '../../../design/feedback/Delayed.tsx';
import { Empty } from '../../../design/feedback/Empty.tsx';
import { ErrorState } from '../../../design/feedback/ErrorState.tsx';
import { TwoColumns } from '../../../design/layout/TwoColumns.tsx';
import { ListEnd } from '../../../design/lists/ListEnd.tsx';
import { WaterfallSkeleton } from '../../../design/lists/WaterfallSkeleton.tsx';
import { faultText } from '../../../kernel/calls/faults.ts';
import { type Feed, usePosts } from '../queries.ts';
import { useDiscoveryStrings } from '../strings.ts';
import { PostCard } from './PostCard.tsx';
import { getCardHeight } from './post-card-height.ts';

/** The posts of a feed, without end. */
export function PostFeed({ feed }: { feed: Feed }) {
  const t = useDiscoveryStrings();
  const list = usePosts(feed);
  if (list.error && !list.first) {
    return <ErrorState text={faultText(list.error)} onRetry={() => void list.refetch()} />;
  }
  if (list.isPending) {
    return (
      <Delayed>
        <WaterfallSkeleton />
      </Delayed>
    );
  }
  if (list.rows.length === 0) {
    return <Empty picture="parcel" title={t('nothing')} text={t('nothingHint')} />;
  }
  return (
    <>
      <TwoColumns rows={list.rows} getHeight={getCardHeight} firstScreen>
        {(post, isEager) => <PostCard key={post.id} post={post} eager={isEager} />}
      </TwoColumns>
      <ListEnd list={list} skeleton={<WaterfallSkeleton />} />
    </>
  );
}
