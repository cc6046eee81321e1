import { CallError } from '@chengji/client-kit';
import { isNetworkFault, MarketQueryClient } from '@chengji/client-kit/react';
import { QueryCache } from '@tanstack/react-query';
import { reportFault } from './faults.ts';

const FRESH_MS = 30_000;
/** Longer than a page stays below others: a list is as left when the person comes back. */
const KEPT_MS = 60 * 60_000;

/** A refusal is an answer, not an error: only network failures are retried, once. */
const shouldRetry = (failures: number, error: Error) => failures < 1 && isNetworkFault(error);

/** A page shows its own failures; a bad status is shown in a toast as well. */
const isReported = (error: Error) => error instanceof CallError && error.kind === 'http';

export const queryClient = new MarketQueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      if (isReported(error) && !query.meta?.isSilent) reportFault(error);
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      gcTime: KEPT_MS,
      retry: shouldRetry,
      retryDelay: 1_000,
      networkMode: 'always',
      refetchOnWindowFocus: false,
    },
    mutations: { networkMode: 'always', retry: false },
  },
});
