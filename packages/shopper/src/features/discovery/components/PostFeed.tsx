import type { PostRow } from '@chengji/contract';
import { Delayed } from '../../../design/feedback/Delayed.tsx';
import { Empty } from '../../../design/feedback/Empty.tsx';
import { ErrorState } from '../../../design/feedback/ErrorState.tsx';
import { heightForRatio } from '../../../design/layout/columns.ts';
import { TwoColumns } from '../../../design/layout/TwoColumns.tsx';
import { ListEnd } from '../../../design/lists/ListEnd.tsx';
import { WaterfallSkeleton } from '../../../design/lists/WaterfallSkeleton.tsx';
import { faultText } from '../../../kernel/calls/faults.ts';
import { type Feed, usePosts } from '../queries.ts';
import { useDiscoveryStrings } from '../strings.ts';
import { PostCard } from './PostCard.tsx';

/** Words of a card, in picture widths, and those of its goods. */
const WORDS = 0.5;
const GOODS = 0.22;

const getHeight = ({ ratio, goods }: PostRow) => heightForRatio(ratio) + WORDS + (goods ? GOODS : 0);

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
      <TwoColumns rows={list.rows} getHeight={getHeight} firstScreen>
        {(post, isEager) => <PostCard key={post.id} post={post} eager={isEager} />}
      </TwoColumns>
      <ListEnd list={list} skeleton={<WaterfallSkeleton />} />
    </>
  );
}
