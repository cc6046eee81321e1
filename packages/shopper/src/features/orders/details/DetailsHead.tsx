import type { OrderDetails } from '@chengji/contract';
import { art } from '../../../design/feedback/art.ts';
import { Box, Row, Text } from '../../../design/layout/primitives.ts';
import { getNextStep, getPicture } from '../order.view.ts';
import { useOrderStrings } from '../strings.ts';
import { DeadlineLine } from './DeadlineLine.tsx';
import styles from './DetailsHead.module.css';

/** The state of the order, and what happens next. */
export function DetailsHead({ order }: { order: OrderDetails }) {
  const t = useOrderStrings();
  return (
    <Row as="section" row="between" gap={3} className={styles.head}>
      <Box grow>
        <Text as="h2" size={24} bold tone={1}>
          {t(`state.${order.state}`)}
        </Text>
        <Text as="p" size={13} tone={2} above={2}>
          {order.deadlines.length > 0 ? (
            <DeadlineLine order={order} />
          ) : (
            [t(getNextStep(order)), order.close_note].filter(Boolean).join(' · ')
          )}
        </Text>
      </Box>
      <img className={styles.art} src={art[getPicture(order.state)].url} alt="" width={84} height={84} />
    </Row>
  );
}
