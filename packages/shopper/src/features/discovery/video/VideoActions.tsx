import type { CallOut } from '@chengji/contract';
import { Heart, MessageCircle, Plus, Share2, Volume2, VolumeX } from 'lucide-react';
import { Text } from '../../../design/layout/primitives.ts';
import { Avatar } from '../../../design/pictures/avatars/Avatar.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { HeartSolid } from '../../../design/pictures/solid-icons.tsx';
import { useCountDisplay } from '../../../kernel/count.ts';
import { AuthorLink } from '../cards/AuthorLink.tsx';
import { followAuthor, likePost, sharePost } from '../reactions/react.ts';
import { useDiscoveryStrings } from '../strings.ts';
import type { Slide } from './player/slides.view.ts';
import { isMuted, toggleSound, useSound } from './player/sound.ts';
import { useVideoStrings } from './strings.ts';
import styles from './VideoActions.module.css';

const AVATAR = 48;
const SIZE = 30;

type VideoActionsProps = {
  slide: Slide;
  /** Once it is known. */
  post: CallOut<'GET /wanlshop/find/details'> | undefined;
  onComments: () => void;
};

/** At the side of a video: its author, and what is done about it, with how often it was. */
export function VideoActions({ slide, post, onComments }: VideoActionsProps) {
  const t = useVideoStrings();
  const words = useDiscoveryStrings();
  const showCount = useCountDisplay();
  const isSilent = isMuted(useSound());
  const { author, likes, liked } = slide;
  const comments = showCount(post?.comments ?? 0);
  const shares = showCount(post?.shares ?? 0);
  return (
    <div className={styles.actions}>
      <span className={styles.author}>
        <AuthorLink author={author} label={t('author', { name: author.name })}>
          <Avatar url={author.avatar} name={author.name} size={AVATAR} />
        </AuthorLink>
        {post && !post.followed && !post.own && (
          <button
            type="button"
            className={styles.follow}
            aria-label={t('follow', { name: author.name })}
            onClick={() => followAuthor(author, true)}
          >
            <Icon as={Plus} size={14} />
          </button>
        )}
      </span>
      <button
        type="button"
        className={styles.action}
        aria-pressed={liked}
        aria-label={words('likes', { count: showCount(likes) })}
        onClick={() => likePost(slide)}
      >
        {liked ? <HeartSolid size={SIZE} className={styles.heart} /> : <Icon as={Heart} size={SIZE} />}
        <Text num>{showCount(likes)}</Text>
      </button>
      <button
        type="button"
        className={styles.action}
        aria-label={t('comments', { count: comments })}
        onClick={onComments}
      >
        <Icon as={MessageCircle} size={SIZE} />
        <Text num>{post ? comments : ''}</Text>
      </button>
      <button
        type="button"
        className={styles.action}
        aria-label={t('shareCount', { count: shares })}
        onClick={() => void sharePost(slide)}
      >
        <Icon as={Share2} size={SIZE} />
        <span>{post && post.shares > 0 ? shares : t('share')}</span>
      </button>
      <button
        type="button"
        className={styles.action}
        aria-pressed={!isSilent}
        aria-label={t(isSilent ? 'turnOn' : 'turnOff')}
        onClick={toggleSound}
      >
        <Icon as={isSilent ? VolumeX : Volume2} size={26} />
      </button>
    </div>
  );
}
