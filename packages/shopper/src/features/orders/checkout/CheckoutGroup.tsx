import { showMoney } from '@chengji/client-kit/money-display';
import type { Quote } from '@chengji/contract';
import { Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { TeamLine } from '../components/TeamLine.tsx';
import { useOrderStrings } from '../strings.ts';
import styles from './CheckoutGroup.module.css';

/** The team that is joined or opened, and what it costs at each size. */
export function CheckoutGroup({ group }: { group: NonNullable<Quote['group']> }) {
  const t = useOrderStrings();
  const { team, tiers, kind } = group;
  const isLadder = kind === 'ladder';
  return (
    <SectionCard title={t(team ? 'joinTeam' : 'openTeam')}>
      {team ? (
        <TeamLine team={team} />
      ) : (
        <Text as="p" size={13} tone={2}>
          {t('openTeamHint', { size: tiers.at(0)?.size ?? 0, hours: group.hours })}
        </Text>
      )}
      {isLadder && (
        <>
          <ol className={styles.tiers}>
            <li>
              <Text as="b" num>
                {showMoney(group.single_price, 'short')}
              </Text>
              <span>{t('alone')}</span>
            </li>
            {tiers.map(({ size, price }) => (
              <li key={size}>
                <Text as="b" num>
                  {showMoney(price, 'short')}
                </Text>
                <span>{t('people', { count: size })}</span>
              </li>
            ))}
          </ol>
          <Text as="p" size={12} tone={3} above={3}>
            {t('ladderHint')}
          </Text>
        </>
      )}
    </SectionCard>
  );
}
