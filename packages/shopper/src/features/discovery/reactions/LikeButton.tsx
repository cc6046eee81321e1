import { classes } from '@chengji/client-kit/classes';
import { Heart } from 'lucide-react';
import { Hidden, Text } from '../../../design/layout/primitives.ts';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { HeartSolid } from '../../../design/pictures/solid-icons.tsx';
import { useCountDisplay } from '../../../kernel/count.ts';
import { useDiscoveryStrings } from '../strings.ts';
import styles from './LikeButton.module.css';
import { likePost } from './react.ts';

type LikeButtonProps = {
  post: { id: number; liked: boolean; likes: number };
  size: number;
  className?: string | undefined;
};

/** How many like a post, and whether the person does: pressed, it changes at once. */
export function LikeButton({ post, size, className }: LikeButtonProps) {
  const t = useDiscoveryStrings();
  const showCount = useCountDisplay();
  const count = showCount(post.likes);
  return (
    <button
      type="button"
      aria-pressed={post.liked}
      className={classes(styles.like, className)}
      onClick={() => likePost(post)}
    >
      {post.liked ? <HeartSolid size={size} className={styles.heart} /> : <Icon as={Heart} size={size} />}
      <Text num aria-hidden="true">
        {count}
      </Text>
      <Hidden>{t('likes', { count })}</Hidden>
    </button>
  );
}
