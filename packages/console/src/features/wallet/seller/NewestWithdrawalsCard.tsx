import { Link } from 'react-router';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { NotLoaded } from '../../../design/feedback/NotLoaded.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { Money } from '../../../design/values/Money.tsx';
import { StatusDot } from '../../../design/values/StatusDot.tsx';
import { TwoLines } from '../../../design/values/TwoLines.tsx';
import { useAccountName } from '../components/AccountLine.tsx';
import { useNewestWithdrawals } from '../queries.ts';
import { stateTones } from '../wallet.view.ts';
import { useWalletText } from '../wallet-text.ts';
import styles from './income.module.css';

const shown = 4;

/** The newest withdrawals, each with where it stands. */
export function NewestWithdrawalsCard() {
  const text = useWalletText();
  const accountName = useAccountName();
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
        {data?.rows.map(({ id, amount, createtime, account, state, reason }) => (
          <li key={id}>
            <div className="row between">
              <TwoLines
                isCut
                first={<Money amount={amount} />}
                second={
                  <>
                    <MomentText at={createtime} /> · {accountName(account)}
                  </>
                }
              />
              <StatusDot tone={stateTones[state]}>{text(`state_${state}`)}</StatusDot>
            </div>
            {reason && <p className="small muted">{text('rejectedBecause', { reason })}</p>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
