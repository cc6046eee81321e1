import type { PostRow } from '@chengji/contract';
import type { ComponentProps, ReactNode } from 'react';
import { Empty } from '../../../design/feedback/Empty.tsx';
import { TwoColumns } from '../../../design/layout/TwoColumns.tsx';
import { ListView } from '../../../design/lists/ListView.tsx';
import { WaterfallSkeleton } from '../../../design/lists/WaterfallSkeleton.tsx';
import { go } from '../../../kernel/router/navigation.ts';
import { PostCard } from '../components/PostCard.tsx';
import { getCardHeight } from '../components/post-card-height.ts';
import { useAuthorPosts, useLiked, type Who } from './queries.ts';
import { usePeopleStrings } from './strings.ts';

type PostsProps = { list: ComponentProps<typeof ListView<PostRow>>['list']; empty: ReactNode };

const Posts = ({ list, empty }: PostsProps) => (
  <ListView list={list} skeleton={<WaterfallSkeleton />} empty={empty}>
    {(rows) => (
      <TwoColumns rows={rows} getHeight={getCardHeight} firstScreen>
        {(post, isEager) => <PostCard key={post.id} post={post} eager={isEager} />}
      </TwoColumns>
    )}
  </ListView>
);

/** What somebody else posted. */
export function PostsOf({ who }: { who: Who }) {
  const t = usePeopleStrings();
  return (
    <Posts
      list={useAuthorPosts(who)}
      empty={
        <Empty
          picture="parcel"
          title={t('noPosts')}
          text={t('noPostsHint')}
          action={t('toFind')}
          onAction={() => go('pages/find')}
        />
      }
    />
  );
}

/** What a person likes. */
export function LikedPosts({ id }: { id: number }) {
  const t = usePeopleStrings();
  return (
    <Posts
      list={useLiked(id)}
      empty={
        <Empty
          picture="heart"
          title={t('noLiked')}
          text={t('noLikedHint')}
          action={t('toFind')}
          onAction={() => go('pages/find')}
        />
      }
    />
  );
}
