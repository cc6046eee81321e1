import { useSecondsLeft } from '@chengji/client-kit/react';
import { Countdown } from '../../../design/commerce/Countdown.tsx';
import { Price } from '../../../design/commerce/Price.tsx';
import buttonStyles from '../../../design/inputs/button.module.css';
import { Row, Text } from '../../../design/layout/primitives.ts';
import { refreshChannels } from '../queries.ts';
import { usePaymentStrings } from '../strings.ts';
import styles from './PayHead.module.css';

/** A trade whose time is up is closed within seconds. */
const CLOSED_MS = 3_000;

type PayHeadProps = { payable: string; until: number; isWaiting: boolean; note: string };

/** How much, and for how long it may still be paid. */
export function PayHead({ payable, until, isWaiting, note }: PayHeadProps) {
  const t = usePaymentStrings();
  const left = useSecondsLeft(until, () => setTimeout(refreshChannels, CLOSED_MS));
  return (
    <section className={styles.head}>
      <Text as="h2" size={14} tone={2}>
        {t('amount')}
      </Text>
      <p className={styles.amount}>
        <Price money={payable} places="full" size="xxl" ink />
      </p>
      <Row as="p" above={4} tone={2} className={styles.left}>
        {left > 0 ? (
          <>
            {t('left')} <Countdown at={until} look="soft" />
          </>
        ) : (
          t('late')
        )}
      </Row>
      {isWaiting && (
        <Row as="p" above={4} tone={2} className={styles.left} role="status">
          <span className={buttonStyles.ring} /> {t('waiting')}
        </Row>
      )}
      {note && (
        <p className={styles.note} role="status">
          {note}
        </p>
      )}
    </section>
  );
}
