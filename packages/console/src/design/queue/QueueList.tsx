import { type ReactNode, useId } from 'react';
import { parseOption } from '../address/address-input.ts';
import { useDesignText } from '../design-text.ts';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { NotLoaded } from '../feedback/NotLoaded.tsx';
import { ListEnd } from '../lists/ListEnd.tsx';
import type { EndlessRows } from '../lists/MoreRows.tsx';
import { FilterBar } from '../tables/FilterBar.tsx';
import { ListTabs } from '../tables/ListTabs.tsx';
import styles from './queue.module.css';

type Change = { page?: number; keyword?: string };

type Props<Row extends { id: number }, Tab extends string> = {
  title: string;
  actions?: ReactNode;
  answer: {
    data: { rows: readonly Row[]; total: number; counts?: Partial<Record<Tab, number>> } | undefined;
    error: Error | null;
    refetch: () => unknown;
    isPlaceholderData: boolean;
    more?: EndlessRows;
    input: { page: number; limit: number; keyword?: string | undefined };
  };
  tabs: {
    label: string;
    options: readonly [Tab, ...Tab[]];
    active: string | undefined;
    toText: (tab: Tab) => string;
    onChange: (tab: Tab) => void;
  };
  search: string;
  filters?: ReactNode;
  /** Of the queue: another page or keyword begins with its first item. */
  onChange: (change: Change) => void;
  /** Each a `QueueRow`. */
  children: (row: Row) => ReactNode;
  /** What an empty tab says. */
  empty: string;
  /** Below the rows. */
  note?: ReactNode;
};

/** The first column of a queue: its tabs with counts, its search and its rows. */
export function QueueList<Row extends { id: number }, Tab extends string>(props: Props<Row, Tab>) {
  const { title, actions, answer, tabs, search, filters, onChange, children, empty, note } = props;
  const text = useDesignText();
  const titleId = useId();
  const { data, error, refetch, input } = answer;
  return (
    <section className={styles.list} aria-labelledby={titleId}>
      <div className={`row between ${styles.listHead}`}>
        <h1 id={titleId}>{title}</h1>
        {actions && <div className="row">{actions}</div>}
      </div>
      <ListTabs
        // the tab at hand is scrolled to once, so they begin anew when their counts make them wider
        key={data ? 'counted' : 'uncounted'}
        label={tabs.label}
        active={parseOption(tabs.options, tabs.active ?? '', tabs.options[0])}
        tabs={tabs.options.map((key) => ({ key, label: tabs.toText(key), count: data?.counts?.[key] }))}
        onChange={tabs.onChange}
      />
      <FilterBar
        keyword={input.keyword ?? ''}
        placeholder={search}
        onSearch={(keyword) => onChange({ keyword })}
      >
        {filters}
      </FilterBar>
      {(error || !data) && <NotLoaded error={error} onRetry={refetch} />}
      {data?.rows.length === 0 && (
        <EmptyState title={empty} hint={input.keyword ? text('noMatchHint') : undefined} />
      )}
      <ul aria-label={title} aria-busy={answer.isPlaceholderData}>
        {data?.rows.map((row) => (
          <li key={row.id}>{children(row)}</li>
        ))}
      </ul>
      <ListEnd
        className={styles.pages}
        simple
        paging={data && { ...input, total: data.total, onPage: ({ page }) => onChange({ page }) }}
        more={answer.more}
      />
      {note && <div className={styles.listNote}>{note}</div>}
    </section>
  );
}
