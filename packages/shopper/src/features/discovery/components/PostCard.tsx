import type { PostRow } from '@chengji/contract';
import { Heart } from 'lucide-react';
import goodsStyles from '../../../design/commerce/goods.module.css';
import { Price } from '../../../design/commerce/Price.tsx';
import { Hidden, Row, Text } from '../../../design/layout/primitives.ts';
import { Link } from '../../../design/navigation/Link.tsx';
import { Avatar } from '../../../design/pictures/avatars/Avatar.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { Photo } from '../../../design/pictures/Photo.tsx';
import { useCountDisplay } from '../../../kernel/count.ts';
import { useDiscoveryStrings } from '../strings.ts';
import styles from './PostCard.module.css';

/** Half the widest phone of the frame. */
const WIDTH = 180;
const THUMB = 24;
const AVATAR = 20;

/** A post in a feed: its first picture, title and goods, who wrote it and how many like it. */
export function PostCard({ post, eager }: { post: PostRow; eager: boolean }) {
  const t = useDiscoveryStrings();
  const showCount = useCountDisplay();
  const { id, title, image, ratio, author, goods, likes } = post;
  return (
    <Link to="pages/apps/find/details/details" params={{ id }} className={goodsStyles.card}>
      <Photo url={image} width={WIDTH} ratio={ratio} eager={eager} />
      <div className={goodsStyles.cardBody}>
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
        <Row gap={1} size={12} tone={3} className={styles.foot}>
          <Avatar url={author.avatar} name={author.name} size={AVATAR} shop />
          <Text grow lines={1}>
            {author.name}
          </Text>
          <Icon as={Heart} size={16} />
          <Text num aria-hidden="true">
            {showCount(likes)}
          </Text>
          <Hidden>{t('likes', { count: showCount(likes) })}</Hidden>
        </Row>
      </div>
    </Link>
  );
}
