import { classes } from '@chengji/client-kit/classes';
import { Button, Pagination, Table, type TableColumnsType, type TableProps } from 'antd';
import { SearchX } from 'lucide-react';
import type { Key, ReactNode } from 'react';
import { useDesignText } from '../design-text.ts';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { SkeletonRows } from '../feedback/SkeletonRows.tsx';
import { type EndlessRows, MoreRows } from '../lists/MoreRows.tsx';
import { countReachable, type Paging } from '../lists/page-rows.ts';
import { useMedia } from '../theme/use-media.ts';
import styles from './data-table.module.css';
import { RowCards, type RowSelection } from './RowCards.tsx';
import cardStyles from './row-cards.module.css';

export type SortChange = { column: string; order: 'ascend' | 'descend' | undefined };

type Props<Row> = {
  label: string;
  columns: TableColumnsType<Row>;
  /** Undefined while the first page loads. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => Key;
  /** Without it the rows are all there are. */
  paging?: Paging | undefined;
  /** In place of pages, how the rows go on. */
  more?: EndlessRows | undefined;
  onSort?: (sort: SortChange) => void;
  selection?: RowSelection<Row>;
  /** The table is the page: it turns into cards before it is cut, on a tablet too. */
  isWholePage?: boolean;
  /** Long texts take more lines, rather than the table being scrolled sideways. */
  isWrapped?: boolean | undefined;
  /** More about a row, below it once it is opened. */
  detail?: ((row: Row) => ReactNode) | undefined;
  /** What a row's card shows on a phone, where it is not made of the columns. */
  card?: ((row: Row) => ReactNode) | undefined;
  /** Shown in place of rows: the error of the call. */
  failure?: ReactNode;
  /** Shown when there is nothing at all. */
  empty: ReactNode;
  /** With filters on, nothing found offers to clear them instead. */
  onClearFilters?: (() => void) | undefined;
  /** A later page is on its way; the old rows stay, dimmed. */
  isRefreshing?: boolean;
};

/** A list's table, its cards where there is no room for it: skeleton rows while it loads, its error with a retry, what to do when it is empty, pages. */
export function DataTable<Row extends object>(props: Props<Row>) {
  const { rows, paging, more, selection, onSort } = props;
  const text = useDesignText();
  const isCards = useMedia(props.isWholePage ? '(max-width: 1023px)' : '(max-width: 640px)');
  if (props.failure) return props.failure;
  if (!rows) return <SkeletonRows />;
  if (rows.length === 0)
    return props.onClearFilters ? <NoMatch onClear={props.onClearFilters} /> : props.empty;

  if (isCards)
    return (
      <div className={styles.dataTable} aria-busy={props.isRefreshing}>
        <RowCards {...props} rows={rows} />
        {paging && paging.total > paging.limit && (
          <div className={cardStyles.pages}>
            <Pagination
              simple
              current={paging.page}
              pageSize={paging.limit}
              total={countReachable(paging)}
              showSizeChanger={false}
              onChange={(page) => paging.onPage({ page, limit: paging.limit })}
            />
          </div>
        )}
        {more && <MoreRows list={more} />}
      </div>
    );

  const rowSelection: TableProps<Row>['rowSelection'] = selection && {
    selectedRowKeys: selection.keys,
    preserveSelectedRowKeys: true,
    onChange: selection.onChange,
    getCheckboxProps: (row) => ({ disabled: selection.canSelect ? !selection.canSelect(row) : false }),
  };

  return (
    <div
      className={classes(styles.dataTable, props.isWrapped && styles.wrapped)}
      aria-busy={props.isRefreshing}
    >
      <Table<Row>
        aria-label={props.label}
        columns={props.columns}
        dataSource={rows as Row[]}
        rowKey={props.rowKey}
        {...(rowSelection ? { rowSelection } : {})}
        {...(props.detail
          ? {
              expandable: {
                expandedRowRender: props.detail,
                columnTitle: <span className="visually-hidden">{text('more')}</span>,
              },
            }
          : {})}
        showSorterTooltip={false}
        pagination={
          paging
            ? {
                current: paging.page,
                pageSize: paging.limit,
                total: countReachable(paging),
                showTotal: () => text('total', { n: paging.total }),
                showSizeChanger: {
                  options: [10, 20, 50, 100].map((value) => ({
                    value,
                    label: `${value} ${text('perPage')}`,
                  })),
                },
              }
            : false
        }
        onChange={(pages, _filters, sorter, extra) => {
          if (extra.action === 'sort' && !Array.isArray(sorter)) {
            onSort?.({ column: String(sorter.columnKey ?? ''), order: sorter.order ?? undefined });
          }
          if (extra.action === 'paginate')
            paging?.onPage({ page: pages.current ?? 1, limit: pages.pageSize ?? paging.limit });
        }}
      />
      {more && <MoreRows list={more} />}
    </div>
  );
}

function NoMatch({ onClear }: { onClear: () => void }) {
  const text = useDesignText();
  return (
    <EmptyState
      icon={<SearchX />}
      title={text('noMatchTitle')}
      hint={text('noMatchHint')}
      action={
        <Button size="small" onClick={onClear}>
          {text('clearFilters')}
        </Button>
      }
    />
  );
}
