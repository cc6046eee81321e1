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
  const { rows, isSuccess } = useEarnings(shown);
  return (
    <SectionCard
      className={styles.card}
      title={t('earnings')}
      more={t('all')}
      {...(rows.length > 0 && { onMore: () => go('pages/user/distribution', { show: 'earnings' }) })}
    >
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
