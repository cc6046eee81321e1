import { showMoney } from '@chengji/client-kit/money-display';
import { ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { Price } from '../../../design/commerce/Price.tsx';
import { Row, Text } from '../../../design/layout/primitives.ts';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { useCartStrings } from '../strings.ts';
import { BreakdownSheet } from './BreakdownSheet.tsx';
import styles from './CartTotal.module.css';
import type { Estimate } from './estimate.view.ts';

const isNothing = (money: string): boolean => !/[1-9]/.test(money);

/** What the chosen lines cost; once the market has made its estimate, that, with a press for how it comes about. */
export function CartTotal({ sum, estimate }: { sum: string; estimate: Estimate | null }) {
  const t = useCartStrings();
  const [isOpen, setOpen] = useState(false);
  const total = (
    <Row as="span" row="baseline" className={styles.total}>
      <Text size={13} tone={1}>
        {t('total')}
      </Text>
      <Price money={estimate?.total ?? sum} places="full" size="l" />
    </Row>
  );
  if (!estimate) return <span className={styles.place}>{total}</span>;
  const { discount, freight, isFreightOpen } = estimate;
  const notes = [
    ...(isNothing(discount) ? [] : [t('saved', { saved: showMoney(discount, 'short') })]),
    ...(isFreightOpen
      ? []
      : [isNothing(freight) ? t('freightFree') : t('freightOf', { freight: showMoney(freight, 'short') })]),
  ];
  return (
    <>
      <button type="button" className={styles.place} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {total}
        <Text size={11} tone={3} className={styles.notes}>
          {notes.join(t('comma')) || t('breakdown')}
          <Icon as={ChevronUp} size={12} />
        </Text>
      </button>
      <BreakdownSheet estimate={estimate} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
