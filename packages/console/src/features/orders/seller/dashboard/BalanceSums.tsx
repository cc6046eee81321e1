import { Link } from 'react-router';
import cardStyles from '../../../../design/layout/card.module.css';
import { Money } from '../../../../design/values/Money.tsx';
import { useCan } from '../../../../kernel/rights.ts';
import type { Dashboard } from '../../dashboard.view.ts';
import { useOrdersText } from '../../orders-text.ts';
import styles from './dashboard.module.css';

export function BalanceSums({ balance }: { balance: Dashboard['balance'] }) {
  const text = useOrdersText();
  const seesMoney = useCan('seller', 'money.see');
  return (
    <>
      <dl className={`${cardStyles.sums} ${styles.dashboardMoney}`}>
        <div>
          <dt>{text('pendingMoney')}</dt>
          <dd>
            <Money amount={balance.pending} />
          </dd>
        </div>
        <div>
          <dt>{text('availableMoney')}</dt>
          <dd>
            <Money amount={balance.available} />
          </dd>
        </div>
      </dl>
      {seesMoney && (
        <Link className="row-link" to="/seller/money">
          {text('toIncome')}
        </Link>
      )}
    </>
  );
}
