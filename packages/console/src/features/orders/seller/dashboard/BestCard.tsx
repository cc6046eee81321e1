import { Link } from 'react-router';
import { EmptyState } from '../../../../design/feedback/EmptyState.tsx';
import { Card } from '../../../../design/layout/Card.tsx';
import cellsStyles from '../../../../design/tables/cells.module.css';
import { Money } from '../../../../design/values/Money.tsx';
import { Thumb } from '../../../../design/values/Thumb.tsx';
import { useCan } from '../../../../kernel/rights.ts';
import { type Best, computeBarPercent } from '../../dashboard.view.ts';
import { useOrdersText } from '../../orders-text.ts';
import styles from './dashboard.module.css';

export function BestCard({ best, aside }: { best: readonly Best[]; aside: string }) {
  const text = useOrdersText();
  const canOpen = useCan('seller', 'goods.write');
  const amounts = best.map((one) => one.amount);
  return (
    <Card title={text('best')} aside={aside}>
      {best.length === 0 && <EmptyState title={text('bestEmpty')} />}
      <ol className={styles.best}>
        {best.map((one) => (
          <li key={one.id} className={cellsStyles.cellGoods}>
            <Thumb size={36} image={one.image} />
            <span className="grow">
              <span className="row between">
                {canOpen ? (
                  <Link className="ellipsis" to={`/seller/goods/${one.id}`}>
                    {one.title}
                  </Link>
                ) : (
                  <span className="ellipsis">{one.title}</span>
                )}
                <Money amount={one.amount} />
              </span>
              <span className="row between">
                <span className={styles.bestBar} aria-hidden="true">
                  <span style={{ width: `${computeBarPercent(one.amount, amounts)}%` }} />
                </span>
                <span className="muted small">{text('soldPieces', { n: one.pieces })}</span>
              </span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
