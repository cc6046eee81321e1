import { classes } from '@chengji/client-kit/classes';
import type { StoredMessage } from '@chengji/contract';
import { Box, Row, Text } from '../../../design/layout/primitives.ts';
import { Link } from '../../../design/navigation/Link.tsx';
import { Photo } from '../../../design/pictures/Photo.tsx';
import { OrderStateName } from '../../orders/index.ts';
import { useChatStrings } from '../strings.ts';
import styles from './Bubble.module.css';

const PHOTO = 56;

type OrderBubbleProps = { content: Extract<StoredMessage, { type: 'order' }>['content'] };

/** An order that was sent, and how it stood then. */
export function OrderBubble({ content: { order_id, title, image, state } }: OrderBubbleProps) {
  const t = useChatStrings();
  return (
    <Link
      to="pages/user/order/details"
      params={{ id: order_id }}
      className={classes(styles.card, styles.order)}
    >
      <Box className={styles.cardBody}>
        <Row row="between" gap={2} size={12} tone={3}>
          <span>{t('sendOrder')}</span>
          <Text tone="brand">
            <OrderStateName state={state} />
          </Text>
        </Row>
        <Row row="start" gap={2} above={2}>
          <Photo url={image} width={PHOTO} thumb className={styles.photo} />
          <Text as="p" size={14} lines={2} grow>
            {title}
          </Text>
        </Row>
      </Box>
    </Link>
  );
}
