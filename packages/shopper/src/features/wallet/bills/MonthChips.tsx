import { serverNow } from '@chengji/client-kit/react';
import { Chip } from '../../../design/inputs/Chip.tsx';
import { Text } from '../../../design/layout/primitives.ts';
import { useUser } from '../../../kernel/session/user-store.ts';
import { useWalletStrings } from '../strings.ts';
import { toYears } from './bill.view.ts';
import styles from './MonthChips.module.css';
import { useMonth } from './use-month.ts';

/** Months to choose from, by year. */
export function MonthChips({ on, onPick }: { on: string | undefined; onPick: (month: string) => void }) {
  const t = useWalletStrings();
  const { toMonth, showMonth } = useMonth();
  const { jointime } = useUser(({ user }) => user);
  const now = toMonth(serverNow());
  return toYears(toMonth(jointime), now).map(({ year, months }) => (
    <section key={year} className={styles.year}>
      <Text as="h3" size={13} tone={2}>
        {t('yearNamed', { year })}
      </Text>
      <div className={styles.months}>
        {months.map((month) => (
          <Chip key={month} on={month === on} onPress={() => onPick(month)}>
            {showMonth(month)}
          </Chip>
        ))}
      </div>
    </section>
  ));
}
