import type { ReactNode } from 'react';
import { PageHeader } from '../layout/PageHeader.tsx';
import { BulkBar } from '../tables/BulkBar.tsx';
import { ListCard, type ListCardProps } from './ListCard.tsx';
import type { Selection } from './use-selection.ts';

type Props<Row extends object, Tab extends string> = Omit<ListCardProps<Row, Tab>, 'label' | 'selection'> & {
  title: string;
  /** One line with a real number. */
  summary?: ReactNode;
  actions?: ReactNode;
  /** The page above it. */
  back?: string;
  /** Rows are selected, and these are done with all of them. */
  selection?:
    | (Selection<Row> & { canSelect?: (row: Row) => boolean; note?: ReactNode; actions: ReactNode })
    | undefined;
};

/** A page that is a list: its columns, its filters, and what is done with its rows. */
export function ListPage<Row extends object, Tab extends string = string>({
  title,
  summary,
  actions,
  back,
  ...card
}: Props<Row, Tab>) {
  const { selection } = card;
  return (
    <>
      <PageHeader {...(back && { back })} title={title} summary={summary} actions={actions} />
      <ListCard {...card} label={title} />
      {selection && (
        <BulkBar count={selection.keys.length} note={selection.note} onClear={selection.clear}>
          {selection.actions}
        </BulkBar>
      )}
    </>
  );
}
