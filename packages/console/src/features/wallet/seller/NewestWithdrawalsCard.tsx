import { Link } from 'react-router';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { NotLoaded } from '../../../design/feedback/NotLoaded.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { useNewestWithdrawals } from '../queries.ts';
import { useWalletText } from '../wallet-text.ts';
import styles from './income.module.css';
import { WithdrawalRow } from './WithdrawalRow.tsx';

const shown = 4;

/** The newest withdrawals, each with where it stands. */
export function NewestWithdrawalsCard() {
  const text = useWalletText();
  const { data, error, refetch } = useNewestWithdrawals(shown);
  return (
    <Card
      title={text('withdrawals')}
      aside={
        <Link className="row-link" to="/seller/money/withdrawals">
          {text('seeAll')}
        </Link>
      }
    >
      {!data && <NotLoaded error={error} onRetry={refetch} rows={shown} />}
      {data?.rows.length === 0 && <EmptyState title={text('noWithdrawals')} />}
      <ul className={styles.newest}>
        {data?.rows.map((withdrawal) => (
          <WithdrawalRow key={withdrawal.id} withdrawal={withdrawal} at={withdrawal.createtime} />
        ))}
      </ul>
    </Card>
  );
}
