import type { PostRow } from '@chengji/contract';
import { heightOfRatio } from '../../../design/columns.ts';
import { Delayed } from '../../../design/Delayed.tsx';
import { Empty } from '../../../design/Empty.tsx';
import { ErrorState } from '../../../design/ErrorState.tsx';
import { ListEnd } from '../../../design/ListEnd.tsx';
import { TwoColumns } from '../../../design/TwoColumns.tsx';
import { WaterfallSkeleton } from '../../../design/WaterfallSkeleton.tsx';
import { faultText } from '../../../kernel/faults.ts';
import { type Feed, usePosts } from '../queries.ts';
import { useDiscoveryStrings } from '../strings.ts';
import { PostCard } from './PostCard.tsx';

/** Words of a card, in picture widths, and those of its goods. */
const WORDS = 0.5;
const GOODS = 0.22;

const heightOf = ({ ratio, goods }: PostRow) => heightOfRatio(ratio) + WORDS + (goods ? GOODS : 0);

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
      <TwoColumns rows={list.rows} heightOf={heightOf} firstScreen>
        {(post, isEager) => <PostCard key={post.id} post={post} eager={isEager} />}
      </TwoColumns>
      <ListEnd list={list} skeleton={<WaterfallSkeleton />} />
    </>
  );
}
