import { computeChange, showChange } from '@chengji/client-kit/percent-display';
import { parseMoney } from '@chengji/contract/money';
import { Link } from 'react-router';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { Money } from '../../../design/values/Money.tsx';
import { KindTag } from '../../../design/values/StatusDot.tsx';
import { Thumb } from '../../../design/values/Thumb.tsx';
import { useCan } from '../../../kernel/rights.ts';
import type { Dashboard } from '../dashboard.view.ts';
import { usePlatformText } from '../platform-text.ts';
import styles from './dashboard.module.css';

/** The shops that sold the most, each next to the period before. */
export function ShopsCard({ shops }: { shops: Dashboard['shops'] }) {
  const text = usePlatformText();
  const canOpen = useCan('platform', 'shops.read');
  return (
    <Card
      title={text('shops')}
      aside={
        canOpen && (
          <Link className="row-link" to="/platform/shops">
            {text('allShops')}
          </Link>
        )
      }
    >
      {shops.length === 0 && <EmptyState title={text('noSales')} />}
      <ol className={styles.marketShops}>
        {shops.map((shop, index) => {
          const change = computeChange({
            now: parseMoney(shop.amount),
            before: parseMoney(shop.amount_before),
          });
          return (
            <li key={shop.id}>
              <span className="muted">{index + 1}</span>
              <Thumb size={28} image={shop.logo} round />
              <span className="grow ellipsis">
                {canOpen ? <Link to={`/platform/shops/${shop.id}`}>{shop.name}</Link> : shop.name}
              </span>
              <KindTag tone={shop.type === 'self' ? 'orange' : 'plain'}>{text(`type_${shop.type}`)}</KindTag>
              <Money amount={shop.amount} />
              <span
                className={`${styles.marketShopChange} small ${(change ?? 0) < 0 ? styles.changeBad : styles.changeGood}`}
              >
                {change === null ? '' : showChange(change)}
              </span>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
