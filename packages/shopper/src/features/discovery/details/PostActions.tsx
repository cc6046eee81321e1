import { MessageCircle, Share2 } from 'lucide-react';
import { Text } from '../../../design/layout/primitives.ts';
import barStyles from '../../../design/navigation/bottom-bar.module.css';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { useCountDisplay } from '../../../kernel/count.ts';
import { usePage } from '../../../kernel/router/page-context.ts';
import type { Post } from '../components/PostBody.tsx';
import { LikeButton } from '../reactions/LikeButton.tsx';
import { sharePost } from '../reactions/react.ts';
import { useDiscoveryStrings } from '../strings.ts';
import styles from './PostActions.module.css';

const SIZE = 22;

/** What is done about a post, with how often it was: liking, going to the comments, sharing. */
export function PostActions({ post }: { post: Post }) {
  const t = useDiscoveryStrings();
  const showCount = useCountDisplay();
  const { scroller } = usePage();
  const { comments, shares } = post;
  const handleComments = () =>
    scroller.current?.querySelector('[data-comments]')?.scrollIntoView({ block: 'start' });
  return (
    <>
      <LikeButton post={post} size={SIZE} className={`${barStyles.icon} ${styles.like}`} />
      <button
        type="button"
        className={barStyles.icon}
        aria-label={t('toComments', { count: showCount(comments) })}
        onClick={handleComments}
      >
        <Icon as={MessageCircle} size={SIZE} />
        <Text num>{showCount(comments)}</Text>
      </button>
      <button
        type="button"
        className={barStyles.icon}
        aria-label={t('share', { count: showCount(shares) })}
        onClick={() => void sharePost(post)}
      >
        <Icon as={Share2} size={SIZE} />
        <Text num>{showCount(shares)}</Text>
      </button>
    </>
  );
}
