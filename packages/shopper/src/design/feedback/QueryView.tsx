import type { RefusalKey } from '@chengji/contract';
import type { ReactNode } from 'react';
import { faultText, isRefusal } from '../../kernel/calls/faults.ts';
import { Delayed } from './Delayed.tsx';
import { Empty } from './Empty.tsx';
import { ErrorState } from './ErrorState.tsx';

export type Asked<Data> = {
  data: Data | undefined;
  error: Error | null;
  isPending: boolean;
  refetch: () => unknown;
};

type QueryViewProps<Data> = {
  query: Asked<Data>;
  skeleton: ReactNode;
  instead?: Partial<Record<RefusalKey, ReactNode>>;
  children: (data: Data) => ReactNode;
};

/**
 * The states of a query: nothing for 200 ms, skeleton, error with a way to retry, content; `instead` has what is
 * shown for a refusal that asking again would not help, by its key. What is not there is never asked for again.
 */
export function QueryView<Data>({ query, skeleton, instead = {}, children }: QueryViewProps<Data>) {
  const answer = Object.entries(instead).find(([key]) => isRefusal(query.error, key));
  if (answer) return answer[1];
  if (query.data !== undefined) return children(query.data);
  if (isRefusal(query.error, 'common.not_found'))
    return <Empty picture="robot" title={query.error.message} />;
  if (query.error) return <ErrorState text={faultText(query.error)} onRetry={() => query.refetch()} />;
  return query.isPending ? <Delayed>{skeleton}</Delayed> : null;
}
