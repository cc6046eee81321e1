import { serverNow } from '@chengji/client-kit/react';
import { Link } from 'react-router';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { NotLoaded } from '../../../design/feedback/NotLoaded.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { WithdrawalRow } from '../components/WithdrawalRow.tsx';
import { useNewestWithdrawals } from '../queries.ts';
import styles from '../wallet.module.css';
import { useWalletText } from '../wallet-text.ts';
import { listEndedOfLate } from '../withdrawal.view.ts';

const shown = 4;
/** Among so many those are looked for that ended of late. */
const searched = 10;

/**
 * The newest withdrawals, each with where it stands; with `onlyEnded` those that arrived or were rejected of late, and
 * nothing where none was.
 */
export function NewestWithdrawalsCard({ onlyEnded = false }: { onlyEnded?: boolean }) {
  const text = useWalletText();
  const { data, error, refetch } = useNewestWithdrawals(onlyEnded ? searched : shown);
  const rows = data && (onlyEnded ? listEndedOfLate(data.rows, serverNow()) : data.rows);
  if (onlyEnded && !rows?.length) return null;
  return (
    <Card
      title={text(onlyEnded ? 'endedWithdrawals' : 'withdrawals')}
      aside={
        <Link className="row-link" to="/seller/money/withdrawals">
          {text('seeAll')}
        </Link>
      }
    >
      {!rows && <NotLoaded error={error} onRetry={refetch} rows={shown} />}
      {rows?.length === 0 && <EmptyState title={text('noWithdrawals')} />}
      <ul className={styles.rows}>
        {rows?.map((withdrawal) => (
          <WithdrawalRow
            key={withdrawal.id}
            withdrawal={withdrawal}
            at={(onlyEnded ? withdrawal.ended_at : null) ?? withdrawal.createtime}
          />
        ))}
      </ul>
    </Card>
  );
}
