import { showCount } from '@chengji/client-kit/count-display';
import { useEffect } from 'react';
import { Price } from '../../../design/commerce/Price.tsx';
import { Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { Link } from '../../../design/navigation/Link.tsx';
import { subscribeToFrames } from '../../../kernel/live/socket-lifecycle.ts';
import { loadUser } from '../../../kernel/session/session.ts';
import { useStatistics } from '../../../kernel/session/statistics-store.ts';
import { useIdentityStrings } from '../strings.ts';
import styles from './UserWallet.module.css';

/** The money, points and coupons the person has. */
export function UserWallet({ money, score }: { money: string; score: number }) {
  const t = useIdentityStrings();
  const coupons = useStatistics(({ statistics }) => statistics.dynamic.coupon);
  // money comes back without a press, as when a team fails
  useEffect(() => {
    void loadUser();
    return subscribeToFrames(({ type }) => {
      if (type === 'order' || type === 'notice') void loadUser();
    });
  }, []);
  return (
    <SectionCard>
      <dl className={styles.figures}>
        <div>
          <dt>{t('balance')}</dt>
          <dd>
            <Price money={money} places="full" ink />
          </dd>
        </div>
        <div>
          <dt>{t('points')}</dt>
          <Text as="dd" num>
            {score}
          </Text>
        </div>
        <div className={styles.entry}>
          <dt>{t('coupon')}</dt>
          <Text as="dd" num>
            <Link to="pages/user/coupon/mycard" label={`${t('coupon')} ${coupons}`}>
              {showCount(coupons)}
            </Link>
          </Text>
        </div>
      </dl>
    </SectionCard>
  );
}
