import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Virtualizer } from 'virtua';
import { usePage } from '../../kernel/router/page-context.ts';

/** Rendered beyond the screen, so that fast scrolling shows no gap. */
const BEYOND_PX = 600;

type VirtualListProps<Row> = {
  rows: readonly Row[];
  getKey: (row: Row) => string | number;
  children: (row: Row, index: number) => ReactNode;
};

/** A long list of the page: only rows near the viewport are rendered. Give each row its space below, not a gap. */
export function VirtualList<Row>({ rows, getKey, children }: VirtualListProps<Row>) {
  const { scroller } = usePage();
  const list = useRef<HTMLDivElement>(null);
  const [above, setAbove] = useState(0);
  // what is above the list moves with the page's content, so it is measured at each render
  useLayoutEffect(() => {
    const page = scroller.current;
    if (!page || !list.current) return;
    const top = list.current.getBoundingClientRect().top - page.getBoundingClientRect().top;
    setAbove(Math.round(top + page.scrollTop));
  });
  return (
    <div ref={list}>
      <Virtualizer scrollRef={scroller} bufferSize={BEYOND_PX} startMargin={above}>
        {rows.map((row, index) => (
          <div key={getKey(row)}>{children(row, index)}</div>
        ))}
      </Virtualizer>
    </div>
  );
}
