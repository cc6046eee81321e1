import { ArrowDown, ArrowUp, ArrowUpDown, SlidersHorizontal } from 'lucide-react';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { useCatalogStrings } from '../strings.ts';
import { pressSort, type Sort, type SortTab, toSortTab } from './list.view.ts';
import styles from './SortBar.module.css';

const tabs = [
  { tab: 'default', text: 'sortDefault' },
  { tab: 'sales', text: 'sortSales' },
  { tab: 'price', text: 'sortPrice' },
  { tab: 'new', text: 'sortNew' },
] as const;

const priceIcon = (sort: Sort) =>
  sort === 'price_asc' ? ArrowUp : sort === 'price_desc' ? ArrowDown : ArrowUpDown;

type SortBarProps = {
  sort: Sort;
  /** How many filters are on. */
  filters: number;
  onSort: (sort: Sort) => void;
  onFilter: () => void;
};

/** The order of a list, and the way to its filters. */
export function SortBar({ sort, filters, onSort, onFilter }: SortBarProps) {
  const t = useCatalogStrings();
  const getLabel = (tab: SortTab, text: string) => {
    if (tab !== 'price' || toSortTab(sort) !== 'price') return text;
    return `${text} · ${sort === 'price_asc' ? t('priceUp') : t('priceDown')}`;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a heavier frame for a row of buttons
    <div className={styles.bar} role="group" aria-label={t('sort')}>
      {tabs.map(({ tab, text }) => (
        <button
          key={tab}
          type="button"
          aria-pressed={tab === toSortTab(sort)}
          aria-label={getLabel(tab, t(text))}
          onClick={() => onSort(pressSort(sort, tab))}
        >
          {t(text)}
          {tab === 'price' && <Icon as={priceIcon(sort)} size={14} />}
        </button>
      ))}
      <button type="button" aria-haspopup="dialog" data-on={filters > 0 ? '' : undefined} onClick={onFilter}>
        {filters > 0 ? t('filterCount', { count: filters }) : t('filter')}
        <Icon as={SlidersHorizontal} size={14} />
      </button>
    </div>
  );
}
