import { useRef } from 'react';
import { useRestoredScroll } from '../../../design/lists/use-restored-scroll.ts';
import { useCatalogStrings } from '../strings.ts';
import styles from './CategoryRail.module.css';

type Named = { id: number; name: string };

type CategoryRailProps = {
  rows: readonly Named[];
  on: number;
  onChoose: (id: number) => void;
};

/** The top categories, one of them shown. */
export function CategoryRail({ rows, on, onChoose }: CategoryRailProps) {
  const t = useCatalogStrings();
  const rail = useRef<HTMLElement>(null);
  useRestoredScroll(rail);
  return (
    <nav ref={rail} className={styles.rail} aria-label={t('categories')}>
      {rows.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className={styles.top}
          aria-current={id === on ? 'true' : undefined}
          onClick={() => onChoose(id)}
        >
          <span>{name}</span>
        </button>
      ))}
    </nav>
  );
}
