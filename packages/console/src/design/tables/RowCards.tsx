import { Checkbox, type TableColumnsType } from 'antd';
import type { ColumnType } from 'antd/es/table';
import { type Key, type ReactNode, useRef } from 'react';
import { useDesignText } from '../design-text.ts';
import tableStyles from './data-table.module.css';
import styles from './row-cards.module.css';

export type RowSelection<Row> = {
  keys: Key[];
  onChange: (keys: Key[], rows: Row[]) => void;
  canSelect?: ((row: Row) => boolean) | undefined;
};

type Props<Row> = {
  label: string;
  columns: TableColumnsType<Row>;
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** What a card shows in place of the columns. */
  card?: ((row: Row) => ReactNode) | undefined;
  selection?: RowSelection<Row> | undefined;
  /** More about a row, below it once it is opened. */
  detail?: ((row: Row) => ReactNode) | undefined;
};

/** A table where there is no room for one: each row is a card. The first column is its head, the actions its foot, the others stand between by name. */
export function RowCards<Row extends object>(props: Props<Row>) {
  const { label, columns, rows, rowKey, card, detail, selection } = props;
  const text = useDesignText();
  const shown = columns.filter((column): column is ColumnType<Row> => !('children' in column));
  const actions = shown.find(isActions);
  const [head, ...facts] = shown.filter((column) => !isActions(column));
  const seen = useRef(new Map<Key, Row>());
  for (const row of rows) seen.current.set(rowKey(row), row);
  /** What was selected on other pages stays so. */
  const toggle = (row: Row) => {
    const key = rowKey(row);
    const keys = selection?.keys ?? [];
    const chosen = keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key];
    selection?.onChange(
      chosen,
      chosen.flatMap((one) => seen.current.get(one) ?? []),
    );
  };
  return (
    <ul className={styles.cards} aria-label={label}>
      {rows.map((row, at) => (
        <li key={rowKey(row)} className={styles.card}>
          <div className={styles.head}>
            <div className={styles.body}>{card ? card(row) : head && toCell(head, row, at)}</div>
            {selection && (
              <Checkbox
                aria-label={text('selectRow', { n: at + 1 })}
                checked={selection.keys.includes(rowKey(row))}
                disabled={selection.canSelect?.(row) === false}
                onChange={() => toggle(row)}
              />
            )}
          </div>
          {!card && (
            <dl className={styles.facts}>
              {facts.map((column, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                <div key={place}>
                  <dt>{typeof column.title === 'function' ? null : column.title}</dt>
                  <dd>{toCell(column, row, at)}</dd>
                </div>
              ))}
            </dl>
          )}
          {detail && (
            <details className={styles.detail}>
              <summary>{text('more')}</summary>
              {detail(row)}
            </details>
          )}
          {actions && <div className={styles.actions}>{toCell(actions, row, at)}</div>}
        </li>
      ))}
    </ul>
  );
}

const isActions = (column: { className?: string }) => column.className === tableStyles.actionsCell;

function toCell<Row extends object>(column: ColumnType<Row>, row: Row, at: number): ReactNode {
  const path = [column.dataIndex ?? []].flat() as string[];
  const value = path.reduce<unknown>((inner, name) => (inner as Record<string, unknown>)[name], row);
  return (column.render ? column.render(path.length > 0 ? value : undefined, row, at) : value) as ReactNode;
}
