import type { CSSProperties, ReactNode } from 'react';
import { Picks } from '../../../design/layout/Picks.tsx';
import { TwoColumns } from '../../../design/layout/TwoColumns.tsx';
import { Link } from '../../../design/navigation/Link.tsx';
import { useFewPosts } from '../queries.ts';
import { useDiscoveryStrings } from '../strings.ts';
import { PostCard } from './PostCard.tsx';
import { getCardHeight } from './post-card-height.ts';

type Props = {
  feed: { type?: 'video'; category_id?: number; shop_id?: number; goods_id?: number };
  limit: number;
  title: string;
  style: CSSProperties;
  /** Stands there until it is known whether there are posts. */
  waiting: ReactNode;
};

/** The first posts of a feed, under their title; the rest is a press away. */
export function PostPicks({ feed, limit, title, style, waiting }: Props) {
  const t = useDiscoveryStrings();
  const list = useFewPosts(feed, limit);
  if (list.rows.length === 0) return list.isPending ? waiting : null;
  return (
    <Picks
      title={title}
      style={style}
      more={
        <Link to="pages/apps/find/list" params={{ ...feed, title }}>
          {t('more')}
        </Link>
      }
    >
      <TwoColumns rows={list.rows} getHeight={getCardHeight}>
        {(post, isEager) => <PostCard key={post.id} post={post} eager={isEager} />}
      </TwoColumns>
    </Picks>
  );
}
