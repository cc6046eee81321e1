import { showMoney } from '@chengji/client-kit/money-display';
import { serverNow } from '@chengji/client-kit/react';
import type { Refund } from '@chengji/contract';
import { Countdown } from '../../../design/commerce/Countdown.tsx';
import { Row, Text } from '../../../design/layout/primitives.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { refreshRefundsOnceSettled } from '../queries.ts';
import { findArrival, findCounted, getNextStep, getStanding } from '../refund.view.ts';
import { useRefundStrings } from '../strings.ts';
import styles from './RefundHead.module.css';

/** The state of a refund, until when, and what happens then. */
export function RefundHead({ refund }: { refund: Refund }) {
  const t = useRefundStrings();
  const { state, due_at } = refund;
  const counted = findCounted(state);
  return (
    <section className={styles.head}>
      <Text as="h2" size={24} bold tone={1}>
        {t(`headline.${getStanding(refund)}`)}
      </Text>
      <Row gap={2} above={2} size={13} tone={2} className={styles.due}>
        {counted && due_at !== null ? (
          <>
            <Countdown at={due_at} onEnd={refreshRefundsOnceSettled} />
            <span>{t(`due.${counted}`)}</span>
          </>
        ) : (
          <NextStep refund={refund} />
        )}
      </Row>
    </section>
  );
}

function NextStep({ refund }: { refund: Refund }) {
  const t = useRefundStrings();
  const { showShortMoment } = useTimeDisplay();
  const { amount, returns_to } = refund;
  const time = showShortMoment(findArrival(refund) ?? 0);
  return (
    <span>
      {t(getNextStep(refund, serverNow()), { amount: showMoney(amount), way: t(`way.${returns_to}`), time })}
    </span>
  );
}
