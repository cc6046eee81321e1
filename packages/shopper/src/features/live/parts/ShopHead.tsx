import type { LiveRow } from '@chengji/contract';
import { Button } from '../../../design/inputs/Button.tsx';
import { Box, Text } from '../../../design/layout/primitives.ts';
import { Link } from '../../../design/navigation/Link.tsx';
import { Avatar } from '../../../design/pictures/avatars/Avatar.tsx';
import { useFollowShop } from '../queries.ts';
import { useLiveStrings } from '../strings.ts';
import styles from './ShopHead.module.css';

const LOGO = 36;

type ShopHeadProps = { shop: LiveRow['shop']; line: string; isFollowed: boolean };

/** Whose live it is, to go to their shop or to follow it. */
export function ShopHead({ shop, line, isFollowed }: ShopHeadProps) {
  const t = useLiveStrings();
  const { isPending, mutate } = useFollowShop();
  return (
    <div className={styles.head}>
      <Link
        to="pages/shop/index"
        params={{ id: shop.id }}
        className={styles.shop}
        label={t('toShop', { name: shop.name })}
      >
        <Avatar url={shop.logo} name={shop.name} size={LOGO} shop />
        <Box className={styles.words}>
          <Text as="p" size={14} lines={1} bold>
            {shop.name}
          </Text>
          <Text as="p" size={11} lines={1} num>
            {line}
          </Text>
        </Box>
      </Link>
      {!isFollowed && (
        <Button
          size="s"
          busy={isPending}
          className={styles.follow}
          onClick={() => mutate({ id: shop.id, followed: true })}
        >
          {t('follow')}
        </Button>
      )}
    </div>
  );
}
