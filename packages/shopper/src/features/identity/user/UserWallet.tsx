import { showMoney } from '@chengji/client-kit/money-display';
import { useEffect } from 'react';
import { Price } from '../../../design/commerce/Price.tsx';
import { Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { Link } from '../../../design/navigation/Link.tsx';
import { useCountDisplay } from '../../../kernel/count.ts';
import { subscribeToFrames } from '../../../kernel/live/socket-lifecycle.ts';
import { go } from '../../../kernel/router/navigation.ts';
import { loadUser } from '../../../kernel/session/session.ts';
import { useStatistics } from '../../../kernel/session/statistics-store.ts';
import { useIdentityStrings } from '../strings.ts';
import styles from './UserWallet.module.css';

/** The money, points and coupons the person has, and the accounts money is paid out to. */
export function UserWallet({ money, score }: { money: string; score: number }) {
  const t = useIdentityStrings();
  const showCount = useCountDisplay();
  const { coupon, accountbank } = useStatistics(({ statistics }) => statistics.dynamic);
  // money comes back without a press, as when a team fails
  useEffect(() => {
    void loadUser();
    return subscribeToFrames(({ type }) => {
      if (type === 'order' || type === 'notice') void loadUser();
    });
  }, []);
  return (
    <SectionCard title={t('wallet')} more={t('walletMore')} onMore={() => go('pages/user/money/money')}>
      <dl className={styles.figures}>
        <div className={styles.entry}>
          <dt>{t('balance')}</dt>
          <dd>
            <Link to="pages/user/money/money" label={`${t('balance')} ${showMoney(money)}`}>
              <Price money={money} places="full" ink />
            </Link>
          </dd>
        </div>
        <div className={styles.entry}>
          <dt>{t('points')}</dt>
          <Text as="dd" num>
            <Link to="pages/user/signin/signin" label={`${t('points')} ${score}`}>
              {showCount(score)}
            </Link>
          </Text>
        </div>
        <div className={styles.entry}>
          <dt>{t('coupon')}</dt>
          <Text as="dd" num>
            <Link to="pages/user/coupon/mycard" label={`${t('coupon')} ${coupon}`}>
              {showCount(coupon)}
            </Link>
          </Text>
        </div>
        <div className={styles.entry}>
          <dt>{t('accountbank')}</dt>
          <Text as="dd" num>
            <Link to="pages/user/bank/bank" label={`${t('accountbank')} ${accountbank}`}>
              {showCount(accountbank)}
            </Link>
          </Text>
        </div>
      </dl>
    </SectionCard>
  );
}
