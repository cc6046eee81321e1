import { Select } from 'antd';
import { Store } from 'lucide-react';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { Failure } from '../../../design/feedback/Failure.tsx';
import styles from '../../../design/layout/card.module.css';
import { PageHeader } from '../../../design/layout/PageHeader.tsx';
import { DataTable } from '../../../design/tables/DataTable.tsx';
import { FilterBar } from '../../../design/tables/FilterBar.tsx';
import { ListTabs } from '../../../design/tables/ListTabs.tsx';
import { parseOption, wholeOr } from '../../../design/tables/list-address.ts';
import { SortSelect } from '../../../design/tables/SortSelect.tsx';
import { useListAddress } from '../../../design/tables/use-list-address.ts';
import { useShops } from '../queries.ts';
import { hasFilters, shopSorts, shopStates, shopsDefaults, shopsInput, shopTypes } from '../shops.view.ts';
import { useShopsText } from '../shops-text.ts';
import { ShopDrawer } from './ShopDrawer.tsx';
import { shopsColumns } from './shops-columns.tsx';

/** Every shop of the market; one opens in a drawer, where it is suspended and resumed. */
export function ShopsScreen() {
  const text = useShopsText();
  const [filters, change] = useListAddress(shopsDefaults);
  const { data, error, refetch, isPlaceholderData } = useShops(filters);
  const { page, limit } = shopsInput(filters);
  const opened = wholeOr(filters.id, 0);
  const open = (id: number) => change({ id: String(id), page: filters.page });
  return (
    <>
      <PageHeader
        title={text('shops')}
        summary={data && text('shopsSummary', { n: data.counts.all, suspended: data.counts.suspended })}
      />
      <section className={styles.card} aria-label={text('shops')}>
        <ListTabs
          label={text('state')}
          active={parseOption(shopStates, filters.state, 'all')}
          tabs={shopStates.map((key) => ({
            key,
            label: text(`shopState_${key}`),
            count: data?.counts[key],
          }))}
          onChange={(state) => change({ state })}
        />
        <FilterBar
          keyword={filters.keyword}
          placeholder={text('searchShops')}
          onSearch={(keyword) => change({ keyword })}
        >
          <Select
            aria-label={text('type')}
            value={filters.type}
            popupMatchSelectWidth={false}
            options={[
              { value: '', label: text('typeAll') },
              ...shopTypes.map((type) => ({ value: type as string, label: text(`type_${type}`) })),
            ]}
            onChange={(type) => change({ type })}
          />
          <SortSelect
            label={text('sort')}
            value={parseOption(shopSorts, filters.sort, 'new')}
            options={shopSorts.map((sort) => ({ value: sort, label: text(`sort_${sort}`) }))}
            onChange={(sort) => change({ sort })}
          />
        </FilterBar>
        <DataTable
          label={text('shops')}
          columns={shopsColumns(text, open)}
          rows={data?.rows}
          rowKey={(row) => row.id}
          page={page}
          limit={limit}
          total={data?.total ?? 0}
          onPage={(next, size) => change({ page: String(next), limit: String(size) })}
          isRefreshing={isPlaceholderData}
          failure={error && <Failure error={error} onRetry={() => void refetch()} />}
          empty={<EmptyState icon={<Store />} title={text('noShops')} />}
          onClearFilters={hasFilters(filters) ? () => change({ keyword: '', type: '' }) : undefined}
        />
      </section>
      {opened > 0 && <ShopDrawer id={opened} onClose={() => change({ id: '', page: filters.page })} />}
    </>
  );
}
