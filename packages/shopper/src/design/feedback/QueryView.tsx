import type { ReactNode } from 'react';
import { faultText } from '../../kernel/calls/faults.ts';
import { Delayed } from './Delayed.tsx';
import { ErrorState } from './ErrorState.tsx';

type Asked<Data> = {
  data: Data | undefined;
  error: Error | null;
  isPending: boolean;
  refetch: () => unknown;
};

/** The states of a query: nothing for 200 ms, skeleton, error with a way to retry, content. */
export function QueryView<Data>({
  query,
  skeleton,
  children,
}: {
  query: Asked<Data>;
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <ErrorState text={faultText(query.error)} onRetry={() => query.refetch()} />;
  return query.isPending ? <Delayed>{skeleton}</Delayed> : null;
}
