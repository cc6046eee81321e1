import type { RefundRow } from '@chengji/contract';
import type { ReactNode } from 'react';
import { Box, Row, Text } from '../../../design/layout/primitives.ts';
import { Photo } from '../../../design/pictures/Photo.tsx';
import { useRefundStrings } from '../strings.ts';
import styles from './GoodsHead.module.css';

const PHOTO = 64;

type GoodsHeadProps = {
  goods: RefundRow['goods'];
  /** Instead of the chosen sku and the number of pieces. */
  facts?: string;
  /** At the right. */
  children?: ReactNode;
};

/** What a refund is of: picture, title, sku and number. */
export function GoodsHead({ goods, facts, children }: GoodsHeadProps) {
  const t = useRefundStrings();
  const parts = [goods.values.join(' '), t('pieces', { number: goods.number })].filter(Boolean);
  return (
    <Row row="start" gap={3}>
      <Photo url={goods.image} width={PHOTO} thumb className={styles.photo} />
      <Box grow>
        <Text as="h3" size={14} tone={1} lines={2}>
          {goods.title}
        </Text>
        <Text as="p" size={12} tone={3} above={1} lines={1}>
          {facts ?? parts.join(t('listSeparator'))}
        </Text>
      </Box>
      {children}
    </Row>
  );
}
