import { showDiscount, showMoney } from '@chengji/client-kit/money-display';
import { Price } from '../../../design/commerce/Price.tsx';
import { Sheet } from '../../../design/feedback/Sheet.tsx';
import { KeyValue } from '../../../design/layout/KeyValue.tsx';
import { Text } from '../../../design/layout/primitives.ts';
import { useCartStrings } from '../strings.ts';
import styles from './BreakdownSheet.module.css';
import type { Estimate } from './estimate.view.ts';

type Props = { estimate: Estimate; open: boolean; onClose: () => void };

/** How the total of the chosen lines comes about. */
export function BreakdownSheet({ estimate, open, onClose }: Props) {
  const t = useCartStrings();
  const { goods, discount, freight, isFreightOpen, total } = estimate;
  return (
    <Sheet open={open} title={t('breakdown')} onClose={onClose}>
      <dl className={styles.facts}>
        <KeyValue name={t('goodsAmount')}>{showMoney(goods)}</KeyValue>
        <KeyValue name={t('discount')}>
          <Text tone="brand">{showDiscount(discount)}</Text>
        </KeyValue>
        <KeyValue name={t('freight')}>{isFreightOpen ? t('freightOpen') : showMoney(freight)}</KeyValue>
        <KeyValue name={t('total')}>
          <Price money={total} places="full" />
        </KeyValue>
      </dl>
      <Text as="p" size={12} tone={3} className={styles.note}>
        {t('breakdownNote')}
      </Text>
    </Sheet>
  );
}
