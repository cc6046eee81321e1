import type { CallIn, CallKey, CallOut } from '@chengji/contract';
import { type UseQueryOptions, type UseQueryResult, useQueries } from '@tanstack/react-query';
import { call } from './calls.ts';
import type { useCall } from './use-call.ts';

type ReadKey = Extract<CallKey, `GET ${string}`>;
type Options<K extends ReadKey> = Pick<NonNullable<Parameters<typeof useCall<K>>[2]>, 'everyMs'>;

/** Reads a call for several inputs at once, such as the pages of a list so far: each as `useCall` reads it. */
export function useCalls<K extends ReadKey>(
  name: K,
  inputs: readonly CallIn<K>[],
  { everyMs }: Options<K>,
): UseQueryResult<CallOut<K>>[] {
  return useQueries({
    queries: inputs.map(
      (input): UseQueryOptions<CallOut<K>> => ({
        queryKey: [name, input],
        queryFn: ({ signal }) => call(name, input, { signal }),
        refetchInterval: ({ state }) =>
          (typeof everyMs === 'function' ? everyMs(state.data) : everyMs) ?? false,
      }),
    ),
  });
}
