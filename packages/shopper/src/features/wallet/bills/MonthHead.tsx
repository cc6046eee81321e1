import { showMoney } from '@chengji/client-kit/money-display';
import type { BillType } from '@chengji/contract';
import { Text } from '../../../design/layout/primitives.ts';
import { useMonthSums } from '../queries.ts';
import { useWalletStrings } from '../strings.ts';
import styles from './MonthHead.module.css';
import { useMonth } from './use-month.ts';

/** The name of a month, and what went out and came in. */
export function MonthHead({ month, type }: { month: string; type: BillType | undefined }) {
  const t = useWalletStrings();
  const { showMonth } = useMonth();
  const sums = useMonthSums(month, type).data?.month;
  return (
    <header className={styles.head}>
      <h2>{showMonth(month)}</h2>
      {sums && (
        <dl className={styles.sums}>
          <div>
            <dt>{t('out')}</dt>
            <Text as="dd" num>
              {showMoney(sums.out)}
            </Text>
          </div>
          <div>
            <dt>{t('in')}</dt>
            <Text as="dd" num>
              {showMoney(sums.in)}
            </Text>
          </div>
        </dl>
      )}
    </header>
  );
}
