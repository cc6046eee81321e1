import { Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { Link } from '../../../design/navigation/Link.tsx';
import { useCountDisplay } from '../../../kernel/count.ts';
import { useStatistics } from '../../../kernel/session/statistics-store.ts';
import { useUser } from '../../../kernel/session/user-store.ts';
import { useWalletStrings } from '../strings.ts';
import styles from './WalletFigures.module.css';

/** What else a person has that is worth money, and where it can be paid out to. */
export function WalletFigures({ accounts }: { accounts: number }) {
  const t = useWalletStrings();
  const showCount = useCountDisplay();
  const { score } = useUser(({ user }) => user);
  const { coupon } = useStatistics(({ statistics }) => statistics.dynamic);
  return (
    <SectionCard>
      <div className={styles.figures}>
        <p>
          <Text as="b" num>
            {score}
          </Text>
          {t('points')}
        </p>
        <Link to="pages/user/coupon/mycard">
          <Text as="b" num>
            {showCount(coupon)}
          </Text>
          {t('coupons')}
        </Link>
        <Link to="pages/user/bank/bank">
          <Text as="b" num>
            {accounts}
          </Text>
          {t('accounts')}
        </Link>
      </div>
    </SectionCard>
  );
}
