import type { CallIn, CallKey, CallOut } from '@chengji/contract';
import {
  keepPreviousData,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { App } from 'antd';
import { call } from './calls.ts';
import { toCause } from './failure.ts';

type ReadKey = Extract<CallKey, `GET ${string}`>;
type ChangeKey = Extract<CallKey, `POST ${string}`>;

type ReadOptions<Data> = {
  enabled?: boolean;
  /** Refetches after this many milliseconds, while the page is looked at; it may depend on what was read. */
  everyMs?: number | ((data: Data | undefined) => number | undefined);
  /** Keeps showing the page before while the next one loads. */
  keepsPrevious?: boolean;
  /** It is going to be edited: begins with a fresh answer, and is not replaced while it is edited. */
  isEdited?: boolean;
};

const toRefetchInterval =
  <Data>(everyMs: NonNullable<ReadOptions<Data>['everyMs']>) =>
  ({ state }: { state: { data: unknown } }): number | false =>
    (typeof everyMs === 'number' ? everyMs : everyMs(state.data as Data | undefined)) ?? false;

const edited = {
  gcTime: 0,
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
};

/** Reads by a call; the answer is kept under the call's own name and input. */
export function useRead<K extends ReadKey>(
  key: K,
  input: CallIn<K>,
  options: ReadOptions<CallOut<K>> = {},
): UseQueryResult<CallOut<K>, Error> {
  const { everyMs } = options;
  return useQuery<unknown, Error, CallOut<K>>({
    queryKey: [key, input],
    queryFn: () => call(key, input),
    enabled: options.enabled ?? true,
    ...(everyMs ? { refetchInterval: toRefetchInterval<CallOut<K>>(everyMs) } : {}),
    ...(options.isEdited ? edited : {}),
    ...(options.keepsPrevious ? { placeholderData: keepPreviousData } : {}),
  });
}

/** Changes by a call, then refetches everything read by the calls named in `touches`. */
export function useChange<K extends ChangeKey>(key: K, touches: readonly ReadKey[] = []) {
  const queries = useQueryClient();
  const { message } = App.useApp();
  return useMutation({
    mutationFn: (input: CallIn<K>): Promise<CallOut<K>> => call(key, input),
    onSuccess: () => Promise.all(touches.map((name) => queries.invalidateQueries({ queryKey: [name] }))),
    onError: (error) => void message.error(toCause(error)),
  });
}
