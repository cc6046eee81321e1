import type { StoredMessage } from '@chengji/contract';
import { Ticket } from 'lucide-react';
import { Box, Row, Text } from '../../../design/layout/primitives.ts';
import { Link } from '../../../design/navigation/Link.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { useChatStrings } from '../strings.ts';
import styles from './Bubble.module.css';

type CouponBubbleProps = { content: Extract<StoredMessage, { type: 'coupon' }>['content'] };

/** A coupon that the shop gave. */
export function CouponBubble({ content }: CouponBubbleProps) {
  const t = useChatStrings();
  return (
    <Link to="pages/user/coupon/mycard" className={styles.card ?? ''}>
      <Box className={styles.cardBody}>
        <Text as="p" size={12} tone={3}>
          {t('couponGift')}
        </Text>
        <Row gap={2} above={2} tone="brand">
          <Icon as={Ticket} size={20} />
          <Text grow size={15} bold lines={2}>
            {content.title}
          </Text>
        </Row>
        <Text as="p" size={13} tone="brand" align="end" above={1}>
          {t('seeCoupon')}
        </Text>
      </Box>
    </Link>
  );
}
