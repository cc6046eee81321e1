import type { ColumnType } from 'antd/es/table';
import type { ReactNode } from 'react';
import { useDesignText } from '../design-text.ts';
import styles from './cells.module.css';
import tableStyles from './data-table.module.css';

/** The last column of a table: what may be done with a row. It stays in sight as the table scrolls sideways. */
export const actionsColumn = <Row,>(render: (row: Row) => ReactNode): ColumnType<Row> => ({
  title: <ActionsTitle />,
  className: tableStyles.actionsCell,
  render: (_, row) => <span className={styles.cellActions}>{render(row)}</span>,
});

function ActionsTitle() {
  return useDesignText()('actions');
}
