import { classes } from '@chengji/client-kit/classes';
import { showDiscount, showMoney, showMovement } from '@chengji/client-kit/money-display';
import { Card } from '../../../../design/layout/Card.tsx';
import cardStyles from '../../../../design/layout/card.module.css';
import type { ShopStatement } from '../../wallet.view.ts';
import { useWalletText } from '../../wallet-text.ts';
import { DownloadEntries } from './StatementDownloads.tsx';

/** From the balance at the month's beginning to the one at its end. */
export function BalanceCard({ statement }: { statement: ShopStatement }) {
  const text = useWalletText();
  const rows = [
    { name: text('opening'), shown: showMoney(statement.opening) },
    { name: text('moneyIn'), shown: showMovement(statement.in) },
    { name: text('moneyOut'), shown: showDiscount(statement.out) },
    { name: text('closing'), shown: showMoney(statement.closing) },
  ];
  return (
    <Card title={text('balanceCourse')} aside={<DownloadEntries statement={statement} />}>
      <dl className={cardStyles.sums}>
        {rows.map(({ name, shown }, index) => (
          <div key={name} className={classes(index === rows.length - 1 && cardStyles.sumsTotal)}>
            <dt>{name}</dt>
            <dd>{shown}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
