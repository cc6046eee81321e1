import type { FollowedShop } from '@chengji/contract';
import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { Box, look, Row } from '../../../design/layout/primitives.ts';
import { Link } from '../../../design/navigation/Link.tsx';
import { Avatar } from '../../../design/pictures/avatars/Avatar.tsx';
import { useCountDisplay } from '../../../kernel/count.ts';
import { useShopStrings } from '../strings.ts';
import { FollowButton } from './FollowButton.tsx';
import styles from './FollowedRow.module.css';
import { ShopLines } from './ShopLines.tsx';

const LOGO = 48;

/** A followed shop, and the way to leave it. */
export function FollowedRow({ shop }: { shop: FollowedShop }) {
  const t = useShopStrings();
  const showCount = useCountDisplay();
  const { id, name, logo, goods_count, followers } = shop;
  return (
    <Row gap={3} className={styles.row}>
      <Link
        to="pages/shop/index"
        params={{ id }}
        className={look({ row: 'center', gap: 3, grow: true, tone: 1 })}
      >
        <Avatar url={logo} name={name} size={LOGO} shop />
        <Box as="span" grow>
          <ShopLines
            shop={shop}
            nameClass={look({ size: 16 })}
            facts={[
              t('onSaleCount', { count: showCount(goods_count) }),
              t('followers', { count: showCount(followers) }),
            ]}
            factsClass={look({ tone: 3 })}
          />
        </Box>
      </Link>
      <FollowButton shop={{ id, name, followed: true }} />
    </Row>
  );
}

export const FollowedSkeleton = () =>
  [0, 1, 2, 3].map((row) => (
    <Row key={row} gap={3} className={styles.row}>
      <Skeleton width={LOGO} height={LOGO} radius={12} />
      <Box grow>
        <Skeleton width="46%" height={16} />
        <Skeleton width="64%" height={12} gap={8} />
      </Box>
    </Row>
  ));
