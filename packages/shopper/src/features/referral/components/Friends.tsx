import { showRate } from '@chengji/client-kit/percent-display';
import type { ReferralInfo } from '@chengji/contract';
import { Row, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { Link } from '../../../design/navigation/Link.tsx';
import { Avatar } from '../../../design/pictures/avatars/Avatar.tsx';
import { countMore, numberFaces } from '../referral.view.ts';
import { useReferralStrings } from '../strings.ts';
import styles from './Friends.module.css';

type FriendsProps = { mine: NonNullable<ReferralInfo['mine']>; rates: ReferralInfo['rates'] };

/** How many came by one's own link, and by those of one's friends. */
export function Friends({ mine, rates }: FriendsProps) {
  const t = useReferralStrings();
  const levels = [
    { level: 1, show: 'first', people: mine.people.first, rate: rates.first },
    { level: 2, show: 'second', people: mine.people.second, rate: rates.second },
  ] as const;
  const all = mine.people.first.count + mine.people.second.count;
  return (
    <SectionCard
      title={
        <>
          {t('friends')}
          <Text size={13} tone={3} num className={styles.count}>
            {t('friendCount', { count: all })}
          </Text>
        </>
      }
    >
      <div className={styles.levels}>
        {levels.map(({ level, show, people, rate }) => (
          <Link key={level} to="pages/user/distribution" params={{ show }} className={styles.level}>
            <Row as="span" row="between" gap={1}>
              <Text size={13} tone={2}>
                {t(`level.${level}`)}
              </Text>
              <span className={styles.rate} data-level={level}>
                {t('back', { rate: showRate(rate) })}
              </span>
            </Row>
            <b>{t('people', { count: people.count })}</b>
            <span className={styles.faces}>
              {numberFaces(people.avatars).map(({ id, url }) => (
                <Avatar key={id} url={url} name={`${level}${id}`} size={32} />
              ))}
              {countMore(people) > 0 && <span className={styles.more}>+{countMore(people)}</span>}
            </span>
          </Link>
        ))}
      </div>
    </SectionCard>
  );
}
