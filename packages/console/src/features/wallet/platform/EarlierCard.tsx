import { showMoney } from '@chengji/client-kit/money-display';
import { Card } from '../../../design/layout/Card.tsx';
import { WithdrawalRow } from '../components/WithdrawalRow.tsx';
import styles from '../wallet.module.css';
import { useWalletText } from '../wallet-text.ts';
import type { WithdrawalDetails } from '../withdrawal.view.ts';
import { computeAverage } from '../withdrawal-facts.view.ts';

/** What the owner asked for before, and what became of it. */
export function EarlierCard({ withdrawal: { earlier, facts } }: { withdrawal: WithdrawalDetails }) {
  const text = useWalletText();
  const paid = { count: facts.paid_before, average: showMoney(computeAverage(facts)) };
  return (
    <Card title={text('earlier')} aside={facts.paid_before > 0 && text('earlierPaid', paid)}>
      {earlier.length === 0 && <p className="muted">{text('earlierNone')}</p>}
      <ul className={styles.rows}>
        {earlier.map((one) => (
          <WithdrawalRow
            key={one.id}
            withdrawal={one}
            at={one.createtime}
            to={`/platform/withdrawals/${one.id}`}
          />
        ))}
      </ul>
    </Card>
  );
}
