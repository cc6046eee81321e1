import { showMoney } from '@chengji/client-kit/money-display';
import { serverNow } from '@chengji/client-kit/react';
import { QueryView } from '../../../design/feedback/QueryView.tsx';
import { Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { LinesSkeleton } from '../../../design/lists/LinesSkeleton.tsx';
import { go } from '../../../kernel/router/navigation.ts';
import { useMonth } from '../bills/use-month.ts';
import { BillRow } from '../components/BillRow.tsx';
import { useBillsOfMonth } from '../queries.ts';
import { useWalletStrings } from '../strings.ts';
import styles from './RecentBills.module.css';

/** As many as stand below the balance on a phone. */
const SHOWN = 7;

/** What moved this month, the newest first; the rest is a press away. */
export function RecentBills() {
  const t = useWalletStrings();
  const { toMonth, showMonth } = useMonth();
  const month = toMonth(serverNow());
  const query = useBillsOfMonth(month, SHOWN);
  return (
    <QueryView query={query} skeleton={<LinesSkeleton />}>
      {({ rows, month: sums }) => (
        <SectionCard
          title={t('billsTitle')}
          more={t('seeAll')}
          onMore={() => go('pages/user/money/list')}
          className={styles.bills}
        >
          {sums && (
            <Text as="p" size={12} tone={3} num>
              {t('sums', { out: showMoney(sums.out), in: showMoney(sums.in) })}
            </Text>
          )}
          {rows.map((bill) => (
            <BillRow key={bill.id} bill={bill} />
          ))}
          {rows.length === 0 && (
            <Text as="p" size={14} tone={3} align="center" className={styles.none}>
              {t('noBillsOfMonth', { month: showMonth(month) })}
            </Text>
          )}
        </SectionCard>
      )}
    </QueryView>
  );
}
