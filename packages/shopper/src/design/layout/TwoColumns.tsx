import type { ReactNode } from 'react';
import styles from '../commerce/goods.module.css';
import { toColumns } from './columns.ts';

const EAGER = 4;

/** Cards in two columns of even height that never jump, for which `getHeight` knows each card's in picture widths. */
export function TwoColumns<Row extends { id: number }>({
  rows,
  getHeight,
  firstScreen,
  children,
}: {
  rows: readonly Row[];
  getHeight: (row: Row) => number;
  /** Its first pictures are visible at once. */
  firstScreen?: boolean | undefined;
  children: (row: Row, isEager: boolean) => ReactNode;
}) {
  const columns = toColumns(rows, getHeight);
  const eager = new Set(firstScreen ? rows.slice(0, EAGER) : []);
  return (
    <div className={styles.flow}>
      {(['left', 'right'] as const).map((side, index) => (
        <div key={side}>{columns[index]?.map((row) => children(row, eager.has(row)))}</div>
      ))}
    </div>
  );
}
