import { showMoney } from '@chengji/client-kit/money-display';
import type { OrderDetails } from '@chengji/contract';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../design/inputs/Button.tsx';
import { look, Row, Text } from '../../../design/layout/primitives.ts';
import { Link } from '../../../design/navigation/Link.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { StatePill } from '../../../design/progress/StatePill.tsx';
import { go } from '../../../kernel/router/navigation.ts';
import { getMark, getStanding, getTone, isOfNothing } from '../refund.view.ts';
import { useRefundStrings } from '../strings.ts';
import styles from './LineRefund.module.css';

type Line = OrderDetails['lines'][number];

/** How the newest refund of a line stands, as a mark in a list of orders. */
export function RefundMark({ refund }: { refund: NonNullable<Line['refund']> }) {
  const t = useRefundStrings();
  return (
    <StatePill tone={getTone(refund.state)}>
      {t(`mark.${isOfNothing(refund) ? 'nothing' : getMark(refund.state)}`)}
    </StatePill>
  );
}

type LineRefundProps = {
  orderId: number;
  line: Line;
  /** What else may be done about the line, as small buttons before the one that asks for a refund. */
  children?: ReactNode;
};

/** On an order, below a line: how its refund stands, and what can still be asked back. */
export function LineRefund({ orderId, line, children }: LineRefundProps) {
  const t = useRefundStrings();
  const { refund, refundable, can_refund } = line;
  return (
    <>
      {refund && (
        <Link to="pages/user/refund/details" params={{ id: refund.id }} className={styles.state}>
          <RefundMark refund={refund} />
          <Text grow lines={2} size={13} tone={2}>
            {t(`state.${getStanding(refund)}`)}
          </Text>
          <Text as="b" size={13} tone={2} num className={styles.amount}>
            {showMoney(refund.amount)}
          </Text>
          <Icon as={ChevronRight} size={16} className={look({ tone: 3 })} />
        </Link>
      )}
      {(can_refund || children) && (
        <Row gap={2} className={styles.entry}>
          <Text size={12} tone={3} num className={styles.refundable}>
            {can_refund && t('refundable', { amount: showMoney(refundable) })}
          </Text>
          {children}
          {can_refund && (
            <Button
              look="line"
              size="s"
              onClick={() => go('pages/user/refund/apply', { order_id: orderId, line_id: line.id })}
            >
              {t('apply')}
            </Button>
          )}
        </Row>
      )}
    </>
  );
}
