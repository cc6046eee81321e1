import type { Refund } from '@chengji/contract';
import { ShopTag } from '../../../design/commerce/ShopTag.tsx';
import { Box, Row, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { Avatar } from '../../../design/pictures/avatars/Avatar.tsx';
import { PictureRow } from '../../../design/pictures/PictureRow.tsx';
import { StatePill } from '../../../design/progress/StatePill.tsx';
import { useRefundStrings } from '../strings.ts';
import styles from './Rejection.module.css';

/** Why the shop said no, in its words and pictures. */
export function Rejection({ refund: { rejection, shop } }: { refund: Pick<Refund, 'rejection' | 'shop'> }) {
  const t = useRefundStrings();
  if (!rejection) return null;
  return (
    <SectionCard>
      <Row gap={2}>
        <Avatar url="" name={shop.name} size={40} shop />
        <Row gap={1} grow size={15} bold>
          <Text lines={1}>{shop.name}</Text>
          <ShopTag type={shop.type} />
        </Row>
        <StatePill tone="refused">{t('rejectedPill')}</StatePill>
      </Row>
      <Box above={3} className={styles.quote}>
        {rejection.reason}
      </Box>
      <PictureRow images={rejection.images} />
    </SectionCard>
  );
}
