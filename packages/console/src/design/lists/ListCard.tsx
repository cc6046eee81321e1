import type { TableColumnsType } from 'antd';
import type { Key, ReactNode } from 'react';
import { parseOption } from '../address/address-input.ts';
import { Failure } from '../feedback/Failure.tsx';
import cardStyles from '../layout/card.module.css';
import { DataTable, type SortChange } from '../tables/DataTable.tsx';
import tableStyles from '../tables/data-table.module.css';
import { FilterBar } from '../tables/FilterBar.tsx';
import { ListTabs } from '../tables/ListTabs.tsx';
import type { ListAnswer, ListControls } from './use-list.ts';
import type { Selection } from './use-selection.ts';

export type ListTableProps<Row extends object> = {
  label: string;
  list: ListAnswer<Row> & Partial<ListControls>;
  columns: TableColumnsType<Row>;
  /** Where rows have no `id`. */
  rowKey?: (row: Row) => Key;
  /** What the keyword looks for; without it there is nothing to search. */
  search?: string;
  /** The filters, beside the search where there is one. */
  filters?: ReactNode;
  /** What to know of what they find. */
  note?: ReactNode;
  /** Shown when there is nothing at all. */
  empty: ReactNode;
  /** More about a row, below it once it is opened. */
  detail?: ((row: Row) => ReactNode) | undefined;
  /** What a row's card shows on a phone, where it is not made of the columns. */
  card?: (row: Row) => ReactNode;
  selection?: (Pick<Selection<Row>, 'keys' | 'change'> & { canSelect?: (row: Row) => boolean }) | undefined;
  onSort?: (sort: SortChange) => void;
  isWholePage?: boolean;
  /** Long texts take more lines, rather than the table being scrolled sideways. */
  isWrapped?: boolean;
};

/** A list's filters and its table, as a part of a card. */
export function ListTable<Row extends object>({
  label,
  list,
  search,
  filters,
  note,
  selection,
  ...table
}: ListTableProps<Row>) {
  const { data, error, input, change } = list;
  return (
    <>
      {!search && filters && (
        <search className={tableStyles.filterBar}>
          <div className={tableStyles.filters}>{filters}</div>
        </search>
      )}
      {search && (
        <FilterBar
          keyword={input?.keyword ?? ''}
          placeholder={search}
          note={note}
          onSearch={(keyword) => change?.({ keyword })}
        >
          {filters}
        </FilterBar>
      )}
      <DataTable
        rowKey={(row) => (row as { id: Key }).id}
        {...table}
        label={label}
        rows={data?.rows}
        paging={
          list.more ? undefined : input && change && { ...input, total: data?.total ?? 0, onPage: change }
        }
        more={list.more}
        isRefreshing={list.isPlaceholderData}
        failure={error && <Failure error={error} onRetry={() => void list.refetch()} />}
        onClearFilters={list.clearFilters}
        {...(selection && {
          selection: { keys: selection.keys, onChange: selection.change, canSelect: selection.canSelect },
        })}
      />
    </>
  );
}

export type ListCardProps<Row extends object, Tab extends string> = ListTableProps<Row> & {
  className?: string;
  /** The first is where the list opens. */
  tabs?: {
    label: string;
    options: readonly Tab[];
    toText: (tab: Tab) => string;
    /** How many each holds, where the answer does not say. */
    counts?: Partial<Record<Tab, number>> | undefined;
  };
};

/** A list in a card of its own, below its tabs. */
export function ListCard<Row extends object, Tab extends string = string>({
  className = '',
  tabs,
  ...table
}: ListCardProps<Row, Tab>) {
  const { data, tab } = table.list;
  const first = tabs?.options[0];
  const counts: Partial<Record<Tab, number>> | undefined = tabs?.counts ?? data?.counts ?? undefined;
  return (
    <section
      className={`${cardStyles.card} ${tableStyles.listCard} ${className}`.trim()}
      aria-label={table.label}
    >
      {tabs && first && (
        <ListTabs
          label={tabs.label}
          active={parseOption(tabs.options, String(tab?.active), first)}
          tabs={tabs.options.map((key) => ({ key, label: tabs.toText(key), count: counts?.[key] }))}
          onChange={(key) => tab?.change(key === first ? undefined : key)}
        />
      )}
      <ListTable {...table} isWholePage />
    </section>
  );
}
