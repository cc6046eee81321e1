import { useRef } from 'react';
import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { Row, Text } from '../../../design/layout/primitives.ts';
import { useRestoredScroll } from '../../../design/lists/use-restored-scroll.ts';
import { Link } from '../../../design/navigation/Link.tsx';
import { Avatar } from '../../../design/pictures/avatars/Avatar.tsx';
import { useFewLives } from '../../live/index.ts';
import { withLiving } from '../post.view.ts';
import { usePostingShops } from '../queries.ts';
import { useDiscoveryStrings } from '../strings.ts';
import styles from './PostingShops.module.css';

const AVATAR = 54;

/** The shops that posted last, to push along; each leads to its posts, or into its live. */
export function PostingShops() {
  const t = useDiscoveryStrings();
  const strip = useRef<HTMLElement>(null);
  useRestoredScroll(strip);
  const query = usePostingShops();
  const lives = useFewLives();
  if (query.isPending) return <StripToCome />;
  const shops = withLiving(query.data?.rows ?? [], lives.rows);
  if (shops.length === 0) return null;
  return (
    <Row ref={strip} as="nav" row="scroll" className={styles.strip} aria-label={t('postingShops')}>
      {shops.map(({ id, name, logo, live }) =>
        live === null ? (
          <Link
            key={id}
            to="pages/apps/find/list"
            params={{ shop_id: id, title: name }}
            className={styles.shop}
          >
            <span className={styles.ring}>
              <Avatar url={logo} name={name} size={AVATAR} shop />
            </span>
            <Text lines={1} className={styles.name}>
              {name}
            </Text>
          </Link>
        ) : (
          <Link
            key={id}
            to="pages/apps/find/details/live"
            params={{ id: live }}
            className={styles.shop}
            label={t('livingShop', { name })}
          >
            <span className={`${styles.ring} ${styles.living}`}>
              <Avatar url={logo} name={name} size={AVATAR} shop />
              <em className={styles.badge}>{t('living')}</em>
            </span>
            <Text lines={1} className={styles.name}>
              {name}
            </Text>
          </Link>
        ),
      )}
    </Row>
  );
}

const PLACES = [1, 2, 3, 4, 5];

/** As high as the strip: the posts below it stay where they are. */
const StripToCome = () => (
  <Row row="scroll" className={styles.strip}>
    {PLACES.map((place) => (
      <span key={place} className={styles.shop}>
        <Skeleton height={62} radius="50%" />
        <Skeleton height={18} gap={6} />
      </span>
    ))}
  </Row>
);
