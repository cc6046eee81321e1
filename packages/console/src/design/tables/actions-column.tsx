import type { ColumnType } from 'antd/es/table';
import type { ReactNode } from 'react';
import { useDesignText } from '../design-text.ts';
import styles from './cells.module.css';

/** The last column of a table: what may be done with a row. */
export const actionsColumn = <Row,>(render: (row: Row) => ReactNode): ColumnType<Row> => ({
  title: <ActionsTitle />,
  render: (_, row) => <span className={styles.cellActions}>{render(row)}</span>,
});

function ActionsTitle() {
  return useDesignText()('actions');
}
