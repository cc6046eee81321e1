import type { LinkedShop } from '@chengji/contract';
import { Radio } from 'lucide-react';
import { Button } from '../../../../design/inputs/Button.tsx';
import { Box, Row, Text } from '../../../../design/layout/primitives.ts';
import { Icon } from '../../../../design/pictures/Icon.tsx';
import { go } from '../../../../kernel/router/navigation.ts';
import { usePeopleStrings } from '../strings.ts';
import styles from './GoLive.module.css';

type GoLiveProps = {
  shops: readonly LinkedShop[];
  /** Only the lives of this one. */
  only: number | null;
};

/** The way to the lives of a shop, for who may host them. */
export function GoLive({ shops, only }: GoLiveProps) {
  const t = usePeopleStrings();
  const shop = shops.find(({ id, rights }) => rights.includes('live.host') && (only === null || id === only));
  if (!shop) return null;
  return (
    <Row gap={3} className={styles.row}>
      <span className={styles.icon}>
        <Icon as={Radio} size={22} />
      </span>
      <Box grow>
        <Text as="p" size={15} bold>
          {t('goLive')}
        </Text>
        <Text as="p" size={12} tone={2} lines={2}>
          {t('goLiveHint', { name: shop.name })}
        </Text>
      </Box>
      <Button size="s" onClick={() => go('pages/shop/live/live', { shop_id: shop.id })}>
        {t('toLive')}
      </Button>
    </Row>
  );
}
