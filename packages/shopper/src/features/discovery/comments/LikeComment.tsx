import { Heart } from 'lucide-react';
import { Text } from '../../../design/layout/primitives.ts';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { HeartSolid } from '../../../design/pictures/solid-icons.tsx';
import { useCountDisplay } from '../../../kernel/count.ts';
import { likeComment } from '../reactions/react.ts';
import { useDiscoveryStrings } from '../strings.ts';
import styles from './CommentRow.module.css';

const SIZE = 16;

type Liked = { id: number; liked: boolean; likes: number; user: { nickname: string } };

/** How many like a comment, and whether the person does. */
export function LikeComment({ comment }: { comment: Liked }) {
  const t = useDiscoveryStrings();
  const showCount = useCountDisplay();
  const { liked, likes, user } = comment;
  const count = showCount(likes);
  return (
    <button
      type="button"
      className={styles.like}
      aria-pressed={liked}
      aria-label={t('likeComment', { name: user.nickname, count })}
      onClick={() => likeComment(comment)}
    >
      {liked ? <HeartSolid size={SIZE} className={styles.heart} /> : <Icon as={Heart} size={SIZE} />}
      <Text num>{likes > 0 ? count : ''}</Text>
    </button>
  );
}
