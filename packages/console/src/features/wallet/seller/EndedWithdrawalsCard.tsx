import { serverNow } from '@chengji/client-kit/react';
import { Link } from 'react-router';
import { Card } from '../../../design/layout/Card.tsx';
import { useNewestWithdrawals } from '../queries.ts';
import { useWalletText } from '../wallet-text.ts';
import { listEndedOfLate } from '../withdrawal.view.ts';
import styles from './income.module.css';
import { WithdrawalRow } from './WithdrawalRow.tsx';

const newest = 10;

/** Tells the shop that its withdrawals arrived or were rejected of late; nothing where none was. */
export function EndedWithdrawalsCard() {
  const text = useWalletText();
  const rows = listEndedOfLate(useNewestWithdrawals(newest).data?.rows ?? [], serverNow());
  if (rows.length === 0) return null;
  return (
    <Card
      title={text('endedWithdrawals')}
      aside={
        <Link className="row-link" to="/seller/money/withdrawals">
          {text('seeAll')}
        </Link>
      }
    >
      <ul className={styles.newest}>
        {rows.map((withdrawal) => (
          <WithdrawalRow
            key={withdrawal.id}
            withdrawal={withdrawal}
            at={withdrawal.ended_at ?? withdrawal.createtime}
          />
        ))}
      </ul>
    </Card>
  );
}
