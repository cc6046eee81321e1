import { showShare } from '@chengji/client-kit/percent-display';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { Money } from '../../../design/values/Money.tsx';
import type { Dashboard } from '../dashboard.view.ts';
import { usePlatformText } from '../platform-text.ts';
import styles from './dashboard.module.css';

/** What of the sales each of the best categories has. */
export function CategoriesCard({ categories }: { categories: Dashboard['categories'] }) {
  const text = usePlatformText();
  return (
    <Card title={text('categories')} aside={text('categoriesHint')}>
      {categories.length === 0 && <EmptyState title={text('noSales')} />}
      <ol className={styles.marketCategories}>
        {categories.map(({ id, name, amount, share }) => (
          <li key={id}>
            <span className="row between">
              <span className="ellipsis">{name}</span>
              <span className="row">
                <Money amount={amount} />
                <span className="muted">{showShare(share)}</span>
              </span>
            </span>
            <span className={styles.marketBar} aria-hidden="true">
              <span style={{ width: `${share / 100}%` }} />
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
