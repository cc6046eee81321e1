import type { ReactNode } from 'react';
import { Virtualizer } from 'virtua';
import { usePage } from '../kernel/router/page-context.ts';

const KEPT_ROWS_PX = 600;

/** A long list of the page: only what is near is drawn. Give each row its space below, not a gap. */
export function VirtualList<Row>({
  rows,
  keyOf,
  children,
  offset,
}: {
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  children: (row: Row, index: number) => ReactNode;
  /** What stands above the list in the page, in px. */
  offset?: number;
}) {
  const { scroller } = usePage();
  return (
    <Virtualizer scrollRef={scroller} bufferSize={KEPT_ROWS_PX} startMargin={offset}>
      {rows.map((row, index) => (
        <div key={keyOf(row)}>{children(row, index)}</div>
      ))}
    </Virtualizer>
  );
}
