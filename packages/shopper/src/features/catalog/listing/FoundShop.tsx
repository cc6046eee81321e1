import type { FoundShop as Shop } from '@chengji/contract';
import { ShopTag } from '../../../design/commerce/ShopTag.tsx';
import { Box, Row, Text } from '../../../design/layout/primitives.ts';
import { Avatar } from '../../../design/pictures/avatars/Avatar.tsx';
import { useCatalogStrings } from '../strings.ts';
import styles from './FoundShop.module.css';
import { VisitShop } from './VisitShop.tsx';

const LOGO = 44;

/** The shop that was searched for by its name. */
export function FoundShop({ shop }: { shop: Shop }) {
  const t = useCatalogStrings();
  return (
    <Box inset="feed" className={styles.place}>
      <Row as="section" gap={3} className={styles.card}>
        <Avatar url={shop.logo} name={shop.name} size={LOGO} shop />
        <Box grow>
          <Row gap={1}>
            <Text as="h2" size={15} bold lines={1}>
              {shop.name}
            </Text>
            <ShopTag type={shop.type} />
          </Row>
          <Text size={12} tone={3}>
            {shop.city}
            {shop.score !== null && ` · ${t('shopScore')} ${shop.score.toFixed(1)}`}
          </Text>
        </Box>
        <VisitShop id={shop.id} />
      </Row>
    </Box>
  );
}
