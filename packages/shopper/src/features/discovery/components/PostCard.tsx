import type { PostRow } from '@chengji/contract';
import { Play } from 'lucide-react';
import goodsStyles from '../../../design/commerce/goods.module.css';
import { Price } from '../../../design/commerce/Price.tsx';
import { Hidden, Row, Text } from '../../../design/layout/primitives.ts';
import { Avatar } from '../../../design/pictures/avatars/Avatar.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { Photo } from '../../../design/pictures/Photo.tsx';
import { LiveMark } from '../../live/index.ts';
import { CardReason } from '../cards/CardReason.tsx';
import { PostLink } from '../cards/PostLink.tsx';
import { TakenOut } from '../cards/TakenOut.tsx';
import { useTakenOut } from '../cards/taken-out.ts';
import { showSeconds } from '../post.view.ts';
import { LikeButton } from '../reactions/LikeButton.tsx';
import { useDiscoveryStrings } from '../strings.ts';
import styles from './PostCard.module.css';

/** Half the widest phone of the frame. */
const WIDTH = 180;
const THUMB = 24;
const AVATAR = 20;

/** A post in a feed: its first picture, title and goods, who wrote it, how many like it, and why it is shown. */
export function PostCard({ post, eager }: { post: PostRow; eager: boolean }) {
  const t = useDiscoveryStrings();
  const taken = useTakenOut(({ posts }) => posts[post.id]);
  if (taken) return <TakenOut post={post} canUndo={taken === 'undoable'} />;
  const { title, image, ratio, author, goods, video, live, reason } = post;
  const picture = (
    <Photo url={image} width={WIDTH} ratio={ratio} eager={eager}>
      {live && <LiveMark {...live} />}
      {video && (
        <span className={styles.play}>
          <Icon as={Play} size={12} />
          <Text num aria-hidden="true">
            {showSeconds(video.seconds)}
          </Text>
          <Hidden>{t('videoMark', { time: showSeconds(video.seconds) })}</Hidden>
        </span>
      )}
    </Photo>
  );
  return (
    <article className={goodsStyles.card}>
      <PostLink post={post} picture={picture}>
        <div className={styles.words}>
          <h3 className={goodsStyles.cardTitle}>{title}</h3>
          {goods && (
            <div className={styles.goods}>
              <Photo url={goods.image} width={THUMB} className={styles.thumb} />
              <Text grow lines={1}>
                {goods.title}
              </Text>
              <Price money={goods.price} size="s" />
            </div>
          )}
        </div>
      </PostLink>
      <div className={styles.foot}>
        <Row gap={1} size={12} tone={3}>
          <Avatar url={author.avatar} name={author.name} size={AVATAR} shop={author.kind === 'shop'} />
          <Text grow lines={1}>
            {author.name}
          </Text>
          <LikeButton post={post} size={16} className={styles.like} />
        </Row>
        {reason && <CardReason post={post} reason={reason} />}
      </div>
    </article>
  );
}
