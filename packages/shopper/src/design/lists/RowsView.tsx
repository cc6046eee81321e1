import type { ComponentProps, ReactNode } from 'react';
import { ListView } from './ListView.tsx';
import { VirtualList } from './VirtualList.tsx';

type RowsViewProps<Row> = Omit<ComponentProps<typeof ListView<Row>>, 'children'> & {
  children: (row: Row) => ReactNode;
};

/** The states of an endless list of many rows, of which those near the viewport are rendered. */
export function RowsView<Row extends { id: number }>({ children, ...view }: RowsViewProps<Row>) {
  return (
    <ListView {...view}>
      {(rows) => (
        <VirtualList rows={rows} getKey={({ id }) => id}>
          {children}
        </VirtualList>
      )}
    </ListView>
  );
}
