import { Delayed } from '../../../design/feedback/Delayed.tsx';
import { ErrorLine } from '../../../design/feedback/ErrorLine.tsx';
import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { go } from '../../../kernel/router/navigation.ts';
import { useEarnings } from '../queries.ts';
import { useReferralStrings } from '../strings.ts';
import { EarningRow } from './EarningRow.tsx';
import styles from './LatestEarnings.module.css';

const shown = 4;

export function LatestEarnings() {
  const t = useReferralStrings();
  const { rows, isPending, isSuccess, isError, refetch } = useEarnings(shown);
  return (
    <SectionCard
      className={styles.card}
      title={t('earnings')}
      more={t('all')}
      {...(rows.length > 0 && { onMore: () => go('pages/user/distribution', { show: 'earnings' }) })}
    >
      {isPending && (
        <Delayed>
          <Skeleton height={56} radius={12} />
        </Delayed>
      )}
      {isError && rows.length === 0 && <ErrorLine onRetry={() => void refetch()} />}
      <div className={styles.rows}>
        {rows.slice(0, shown).map((earning) => (
          <EarningRow key={earning.id} earning={earning} />
        ))}
      </div>
      {isSuccess && rows.length === 0 && (
        <Text as="p" size={13} tone={3}>
          {t('noEarningsHint')}
        </Text>
      )}
    </SectionCard>
  );
}
