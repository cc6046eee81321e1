import { showMoney } from '@chengji/client-kit/money-display';
import { Link } from 'react-router';
import { Figure } from '../../../../design/charts/Figure.tsx';
import figuresStyles from '../../../../design/charts/figures.module.css';
import { Card } from '../../../../design/layout/Card.tsx';
import cardStyles from '../../../../design/layout/card.module.css';
import { EmptyCell } from '../../../../design/values/EmptyCell.tsx';
import { Money } from '../../../../design/values/Money.tsx';
import { useCan } from '../../../../kernel/rights.ts';
import { computeAverage, type Dashboard } from '../../dashboard.view.ts';
import { useOrdersText } from '../../orders-text.ts';
import styles from './dashboard.module.css';

export function TodayCard({ dashboard }: { dashboard: Dashboard }) {
  const text = useOrdersText();
  const { today, yesterday, balance } = dashboard;
  const seesMoney = useCan('seller', 'money.see');
  const average = computeAverage(today);
  const before = (value: string | number) => text('versusYesterday', { value });
  return (
    <Card title={text('todayOrders')}>
      <div className="stack">
        <dl className={figuresStyles.figures}>
          <Figure name={text('sales')} note={before(showMoney(yesterday.amount))}>
            {showMoney(today.amount)}
          </Figure>
          <Figure name={text('orderCount')} note={before(yesterday.orders)}>
            {today.orders}
          </Figure>
          <Figure name={text('buyerCount')} note={before(yesterday.buyers)}>
            {today.buyers}
          </Figure>
          <Figure
            name={text('average')}
            note={before(computeAverage(yesterday) ? showMoney(computeAverage(yesterday) ?? '') : '0')}
          >
            {average ? showMoney(average) : <EmptyCell />}
          </Figure>
        </dl>
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
      </div>
    </Card>
  );
}
