import type { ReactNode } from 'react';
import { Empty } from '../../../design/feedback/Empty.tsx';
import { TwoColumns } from '../../../design/layout/TwoColumns.tsx';
import { ListView } from '../../../design/lists/ListView.tsx';
import { WaterfallSkeleton } from '../../../design/lists/WaterfallSkeleton.tsx';
import { type Feed, usePosts } from '../queries.ts';
import { useDiscoveryStrings } from '../strings.ts';
import { PostCard } from './PostCard.tsx';
import { getCardHeight } from './post-card-height.ts';

/** The posts of a feed, without end; `empty` is shown where it has none. */
export function PostFeed({ feed, empty }: { feed: Feed; empty?: ReactNode }) {
  return (
    <ListView list={usePosts(feed)} skeleton={<WaterfallSkeleton />} empty={empty ?? <NoPosts />}>
      {(rows) => (
        <TwoColumns rows={rows} getHeight={getCardHeight} firstScreen>
          {(post, isEager) => <PostCard key={post.id} post={post} eager={isEager} />}
        </TwoColumns>
      )}
    </ListView>
  );
}

function NoPosts() {
  const t = useDiscoveryStrings();
  return <Empty picture="parcel" title={t('nothing')} text={t('nothingHint')} />;
}
