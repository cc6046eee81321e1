import type { OrderDetails } from '@chengji/contract';
import { KeyValue } from '../../../design/layout/KeyValue.tsx';
import { Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { copyText } from '../../../kernel/copy-text.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { toMoments } from '../order.view.ts';
import { useOrderStrings } from '../strings.ts';
import styles from './DetailsNumbers.module.css';

/** The numbers and moments by which an order is spoken of. */
export function DetailsNumbers({ order }: { order: OrderDetails }) {
  const t = useOrderStrings();
  const { showMoment } = useTimeDisplay();
  const copied = (text: string) => (
    <>
      <Text num>{text}</Text>
      <button type="button" className={styles.copy} onClick={() => void copyText(text)}>
        {t('copy')}
      </button>
    </>
  );
  return (
    <SectionCard>
      <dl>
        <KeyValue name={t('orderNo')}>{copied(order.order_no)}</KeyValue>
        <KeyValue name={t('tradeNo')}>{copied(order.trade_no)}</KeyValue>
        <KeyValue name={t('purchase')}>{t(`kind.${order.type}`)}</KeyValue>
        {order.pay_channel && <KeyValue name={t('channel')}>{t(`channel.${order.pay_channel}`)}</KeyValue>}
        {toMoments(order).map(({ name, at }) => (
          <KeyValue key={name} name={t(name)}>
            <Text num>{showMoment(at)}</Text>
          </KeyValue>
        ))}
        {order.remark && <KeyValue name={t('remark')}>{order.remark}</KeyValue>}
      </dl>
    </SectionCard>
  );
}
