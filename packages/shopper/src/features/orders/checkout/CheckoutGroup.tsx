import { showMoney } from '@chengji/client-kit/money-display';
import type { Quote } from '@chengji/contract';
import { Countdown } from '../../../design/commerce/Countdown.tsx';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { TeamSeats } from '../components/TeamSeats.tsx';
import { useOrderStrings } from '../strings.ts';
import { getTeamStatus } from '../team.view.ts';
import styles from './CheckoutGroup.module.css';

/** The team that is joined or opened, and what it costs at each size. */
export function CheckoutGroup({ group }: { group: NonNullable<Quote['group']> }) {
  const t = useOrderStrings();
  const { team, tiers, kind } = group;
  const isLadder = kind === 'ladder';
  const standing = team && getTeamStatus(team);
  return (
    <SectionCard title={t(team ? 'joinTeam' : 'openTeam')}>
      {team && standing ? (
        <p className={styles.team}>
          <TeamSeats team={team} />
          <span className="grow t13">{t(standing.key, standing.params)}</span>
          <span className="t12 c3">
            {t('teamLeft')} <Countdown at={team.ends_at} look="text" />
          </span>
        </p>
      ) : (
        <p className="t13 c2">{t('openTeamHint', { size: tiers.at(0)?.size ?? 0, hours: group.hours })}</p>
      )}
      {isLadder && (
        <>
          <ol className={styles.tiers}>
            <li>
              <b className="num">{showMoney(group.single_price, 'short')}</b>
              <span>{t('alone')}</span>
            </li>
            {tiers.map(({ size, price }) => (
              <li key={size}>
                <b className="num">{showMoney(price, 'short')}</b>
                <span>{t('people', { count: size })}</span>
              </li>
            ))}
          </ol>
          <p className="t12 c3 mt-3">{t('ladderHint')}</p>
        </>
      )}
    </SectionCard>
  );
}
