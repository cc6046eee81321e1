import type { ReactNode } from 'react';
import { faultText } from '../../kernel/calls/faults.ts';
import { Delayed } from '../feedback/Delayed.tsx';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { type Endless, ListEnd } from './ListEnd.tsx';

type AskedList<Row> = Endless & {
  rows: readonly Row[];
  first: unknown;
  error: Error | null;
  isPending: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
};

type ListViewProps<Row> = {
  list: AskedList<Row>;
  skeleton: ReactNode;
  empty: ReactNode;
  /** Of the rows, once there are some. */
  className?: string | undefined;
  children: (rows: readonly Row[]) => ReactNode;
};

/** The states of an endless list: nothing for 200 ms, skeleton, an error with a way to retry, empty, the rows and their end. */
export function ListView<Row>({ list, skeleton, empty, className, children }: ListViewProps<Row>) {
  if (list.error && !list.first) {
    return <ErrorState text={faultText(list.error)} onRetry={() => list.refetch()} />;
  }
  if (list.isPending) return <Delayed>{skeleton}</Delayed>;
  if (list.rows.length === 0) return empty;
  return (
    <div className={className} aria-busy={list.isPlaceholderData}>
      {children(list.rows)}
      <ListEnd list={list} skeleton={skeleton} />
    </div>
  );
}
